import * as calls from '#protocol/calls/rewards/rebate.ts';
import { dayOf, startOfDay } from '#protocol/model/market-day.ts';
import { toPesos } from '#protocol/model/money.ts';
import { handle, type RequestContext, requireTrueAccount } from '../../http/request-context.ts';
import * as rebates from './claim-rebate.ts';
import { levelOf, openRebate, type RebateLine, sumOf } from './open-rebate.ts';

/** Claims of the list. */
const mostClaims = 30;

function describeLine({ category, rate, turnover, amount }: RebateLine) {
  return {
    productType: category,
    rebateRate: rate,
    turnover: toPesos(turnover),
    rebateAmount: toPesos(amount),
  };
}

/** The last claims of a member with their lines, newest first. */
async function lastClaims({ sql, member }: RequestContext) {
  const claims = await sql
    .selectFrom('rebate_claim')
    .selectAll()
    .where('member_id', '=', member.id)
    .orderBy('day', 'desc')
    .limit(mostClaims)
    .execute();
  if (claims.length === 0) return [];
  const ids = claims.map(({ id }) => id);
  const lines = await sql
    .selectFrom('rebate_line')
    .selectAll()
    .where('claim_id', 'in', ids)
    .orderBy('amount', 'desc')
    .execute();
  return claims.map(({ id, day, at, amount }) => ({
    id,
    day,
    at,
    amount,
    lines: lines.filter((line) => line.claim_id === id),
  }));
}

async function describe(context: RequestContext) {
  const { sql, member, language, now } = context;
  const lines = await openRebate(sql, member.id, now);
  const level = await levelOf(sql, member.id);
  const claims = await lastClaims(context);
  const today = dayOf(now);
  return {
    playerRankName: level?.names[language] ?? '',
    totalAmount: toPesos(sumOf(lines)),
    nextClaimDate: claims.some(({ day }) => day === today) ? startOfDay(today + 1) : null,
    list: lines.map(describeLine),
    claims: claims.map(({ id, at, amount, lines: own }) => ({
      claimId: id,
      claimDate: at,
      rebateAmount: toPesos(amount),
      list: own.map(describeLine),
    })),
  };
}

export const getRebate = handle(calls.getRebate, (_, context) => {
  requireTrueAccount(context.member);
  return describe(context);
});

export const claimRebate = handle(calls.claimRebate, async (_, context) => {
  const { member, settings, now } = context;
  requireTrueAccount(member);
  const claim = { memberId: member.id, conditions: settings.rewardConditions };
  await context.transaction((within) => rebates.claimRebate(within, claim, now));
  return describe(context);
});
