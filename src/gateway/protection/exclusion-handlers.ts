import * as calls from '#protocol/calls/protection/exclusions.ts';
import { checkLoginPassword, proveExcluded } from '../accounts/accounts.ts';
import { Refusal } from '../http/refusal.ts';
import { handle, requireTrueAccount } from '../http/request-context.ts';
import { countOpenBets } from '../bets/bets.ts';
import { notify } from '../notify/notify.ts';
import { lockMember } from '../ledger/ledger.ts';
import { beginExclusion as begin, endOf, minuteOf } from './begin-exclusion.ts';
import { findExclusion, markStop } from '../exclusions/exclusions.ts';

const hourMs = 3_600_000;

type Begun = Pick<Awaited<ReturnType<typeof begin>>, 'kind' | 'endsAt'>;

const wireOf = ({ kind, endsAt }: Begun) => ({ exclusionType: kind, endDate: endsAt });

export const getExclusion = handle(calls.getExclusion, async (_, context) => {
  const { sql, member, market, now } = context;
  requireTrueAccount(member);
  const held = await findExclusion(sql, member.id, now);
  return {
    running: held && wireOf({ kind: held.kind, endsAt: held.ends_at }),
    timeOutHours: [...market.timeOutHours],
    selfExclusionMonths: [...market.selfExclusionMonths],
    openBets: market.openBets,
    openBetCount: await countOpenBets(sql, member.id, now),
    returnHours: market.returnHours,
  };
});

export const beginExclusion = handle(calls.beginExclusion, async (request, context) => {
  const { member, market, now } = context;
  requireTrueAccount(member);
  const { loginPassword, ...wanted } = request;
  endOf(wanted, market, now);
  await checkLoginPassword(context, loginPassword);
  const exclusion = { memberId: member.id, ...wanted };
  return wireOf(await context.transaction((sql) => begin(sql, exclusion, context)));
});

export const lengthenExclusion = handle(calls.lengthenExclusion, async (request, context) => {
  const { sql, market, now } = context;
  const { kind, length } = request;
  endOf({ kind, length }, market, now);
  const memberId = await proveExcluded(context, request);
  if ((await findExclusion(sql, memberId, now)) === null) {
    throw new Refusal(200, 'changed_elsewhere');
  }
  const exclusion = { memberId, kind, length };
  return wireOf(await context.transaction((within) => begin(within, exclusion, context)));
});

export const askToReturn = handle(calls.askToReturn, async (request, context) => {
  const { market, now } = context;
  const memberId = await proveExcluded(context, request);
  return context.transaction(async (sql) => {
    await lockMember(sql, memberId);
    const held = await findExclusion(sql, memberId, now);
    const isOver = held?.kind === 'selfExclusion' && held.ends_at !== null && held.ends_at <= now;
    if (!isOver) throw new Refusal(200, 'changed_elsewhere');
    if (held.free_at !== null) return { signInFromDate: held.free_at };
    const signInFromDate = now + market.returnHours * hourMs;
    await sql
      .updateTable('exclusion')
      .set({ free_at: signInFromDate })
      .where('id', '=', held.id)
      .execute();
    await markStop(sql, memberId, now);
    const values = { from: minuteOf(signInFromDate) };
    await notify(sql, { memberId, kind: 'returnAsked', values }, now);
    return { signInFromDate };
  });
});
