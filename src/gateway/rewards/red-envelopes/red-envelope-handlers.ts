import { isUuid } from '#protocol/uuid.ts';
import * as calls from '#protocol/calls/rewards/red-envelopes.ts';
import type { Language } from '#protocol/model/language.ts';
import { dayMs } from '#protocol/model/market-day.ts';
import { toPesos } from '#protocol/model/money.ts';
import { Refusal } from '../../http/refusal.ts';
import { handle, type RequestContext, requireTrueAccount } from '../../http/request-context.ts';
import { openEnvelope, type RedEnvelope, shareKey } from './open-envelope.ts';

/** Envelopes of the list: the envelopes of the last day, open ones, and the next. */
const mostEnvelopes = 20;

function describe(envelope: RedEnvelope, own: number | null, language: Language) {
  return {
    envelopeId: envelope.id,
    title: envelope.titles[language],
    openDate: envelope.opens_at,
    closeDate: envelope.closes_at,
    totalAmount: toPesos(envelope.pot),
    totalShares: envelope.shares,
    remainingShares: envelope.shares_left,
    smallestAmount: toPesos(envelope.least),
    grabbedAmount: own === null ? null : toPesos(own),
  };
}

/** The envelopes with the shares of the member. */
async function withShares({ sql, member, language }: RequestContext, envelopes: RedEnvelope[]) {
  const keys = envelopes.map(({ id }) => shareKey(id, member.id));
  if (keys.length === 0) return [];
  const shares = await sql
    .selectFrom('reward')
    .select(['key', 'amount'])
    .where('key', 'in', keys)
    .execute();
  const amounts = new Map(shares.map(({ key, amount }) => [key, amount]));
  return envelopes.map((envelope) =>
    describe(envelope, amounts.get(shareKey(envelope.id, member.id)) ?? null, language),
  );
}

export const getRedEnvelopes = handle(calls.getRedEnvelopes, async (_, context) => {
  const { sql, now } = context;
  const envelopes = await sql
    .selectFrom('red_envelope')
    .selectAll()
    .where('closes_at', '>', now - dayMs)
    .orderBy('opens_at')
    .orderBy('id')
    .limit(mostEnvelopes)
    .execute();
  return { list: await withShares(context, envelopes), serverTime: now };
});

export const openRedEnvelope = handle(calls.openRedEnvelope, async ({ id }, context) => {
  const { sql, member, settings, now } = context;
  requireTrueAccount(member);
  if (!isUuid(id)) throw new Refusal(404, 'not_found');
  const asked = { id, memberId: member.id, conditions: settings.rewardConditions };
  await context.transaction((within) => openEnvelope(within, asked, now));
  const envelopes = await sql.selectFrom('red_envelope').selectAll().where('id', '=', id).execute();
  const [envelope] = await withShares(context, envelopes);
  if (!envelope) throw new Refusal(404, 'not_found');
  return envelope;
});
