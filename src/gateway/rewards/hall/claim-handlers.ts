import { isUuid } from '#protocol/uuid.ts';
import { sql as raw, type Selectable } from 'kysely';
import { mostClaims, wireStateOf } from '#protocol/model/rewards/reward.ts';
import { Refusal } from '../../http/refusal.ts';
import { handle, type RequestContext, requireTrueAccount } from '../../http/request-context.ts';
import { claimEarnings, notHeld } from '../../referrals/referrals.ts';
import { redeem } from '../promo-codes/redeem.ts';
import type { Language } from '#protocol/model/language.ts';
import { toPesos } from '#protocol/model/money.ts';
import type { Sql } from '../../store/database.ts';
import type { Schema } from '../../store/schema.ts';
import * as calls from '#protocol/calls/rewards/claims.ts';
import * as offers from '../../offers/offers.ts';

const kinds = { cash: 'CASH', bonus: 'BONUS', points: 'POINTS' } as const;

/** A reward on the wire. */
function describeReward(row: Selectable<Schema['reward']>, language: Language) {
  const isPoints = row.kind === 'points';
  return {
    transactionId: row.id,
    promoType: row.source,
    title: row.titles[language],
    condition: row.terms[language],
    rewardType: kinds[row.kind],
    bonus: isPoints ? null : toPesos(row.amount),
    point: isPoints ? row.amount : null,
    status: wireStateOf[row.state],
    startDate: row.offered_at,
    endDate: row.expires_at,
    claimDate: row.ended_at,
  };
}

/** Reads a reward of a member for the wire. Refusal `not_found`. */
async function readReward(
  sql: Sql,
  { id, memberId }: { readonly id: string; readonly memberId: string },
  language: Language,
) {
  const row = await sql
    .selectFrom('reward')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) throw new Refusal(404, 'not_found');
  return describeReward(row, language);
}

/** The conditions of cash, and what the member does not meet yet, in wire shape. */
async function wireConditions({ sql, member, settings }: RequestContext) {
  const { rewardConditions: conditions } = settings;
  const unmet = await offers.unmetConditions(sql, member.id, conditions);
  const { verified: verification, plays, deposits, turnover } = conditions;
  return {
    ...offers.wireConditions({ verification, deposits, turnover }),
    plays,
    missing: unmet && offers.wireConditions(unmet),
  };
}

export const getClaims = handle(calls.getClaims, async (_, context) => {
  const { sql, member, language, now } = context;
  const rows = await sql
    .selectFrom('reward')
    .selectAll()
    .where('member_id', '=', member.id)
    .where('state', '=', 'offered')
    .where(notHeld(member.id))
    .where((of) => of.or([of('expires_at', 'is', null), of('expires_at', '>', now)]))
    .orderBy(raw`expires_at nulls last`)
    .orderBy('id')
    .limit(mostClaims)
    .execute();
  return {
    list: rows.map((row) => describeReward(row, language)),
    cashConditions: await wireConditions(context),
  };
});

export const claimReward = handle(calls.claimReward, async ({ id }, context) => {
  const { sql, member, settings, language, now } = context;
  const conditions = settings.rewardConditions;
  const claim = {
    memberId: member.id,
    rewardId: id,
    actor: 'member',
    at: now,
    conditions,
  } as const;
  // An id of another shape would be an error of the store.
  if (!isUuid(id)) throw new Refusal(404, 'not_found');
  const own = sql.selectFrom('reward').select('source').where('id', '=', id);
  const found = await own.where('member_id', '=', member.id).executeTakeFirst();
  const isReferral = found?.source === 'referral';
  await context.transaction(async (within) => {
    if (isReferral) await claimEarnings(within, claim, now);
    else await offers.claimReward(within, claim);
  });
  const reward = await readReward(sql, { id, memberId: member.id }, language);
  if (isReferral && reward.status === wireStateOf.offered) throw new Refusal(200, 'reward_checked');
  return reward;
});

export const getPastRewards = handle(
  calls.getPastRewards,
  async ({ size, after }, { sql, member, language }) => {
    const rows = await sql
      .selectFrom('reward')
      .selectAll()
      .where('member_id', '=', member.id)
      .where('state', '<>', 'offered')
      .$if(after !== undefined, (query) =>
        query.where(
          raw<boolean>`(ended_at, id) < (
            select ended_at, id from reward where id::text = ${after ?? ''} and member_id = ${member.id}::uuid
          )`,
        ),
      )
      .orderBy('ended_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size + 1)
      .execute();
    const shown = rows.slice(0, size);
    return {
      list: shown.map((row) => describeReward(row, language)),
      next: rows.length > size ? (shown.at(-1)?.id ?? null) : null,
    };
  },
);

/** Tries of a member in ten minutes. Codes that pay do not count. */
const limit = { max: 10, windowMs: 10 * 60_000 };

export const redeemPromoCode = handle(calls.redeemPromoCode, async ({ code }, context) => {
  const { sql, member, settings, attempts, language, now } = context;
  requireTrueAccount(member);
  const key = `promo-code ${member.id}`;
  const memberId = member.id;
  const asked = { memberId, code, conditions: settings.rewardConditions };
  const id = await attempts.inTurn(key, async () => {
    await attempts.consume(key, limit);
    const redeemed = await context.transaction((within) => redeem(within, asked, now));
    await attempts.undo([key]);
    return redeemed;
  });
  return readReward(sql, { id, memberId }, language);
});
