import * as calls from '#protocol/calls/protection/play-session.ts';
import { toPesos } from '#protocol/model/money.ts';
import { handle, type RequestContext, requireTrueAccount } from '../../http/request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { playedSince } from '../../limits/limits.ts';
import {
  checkMinutesOf,
  recordCheck,
  selectPlaySession,
  setCheckMinutes,
} from './play-sessions.ts';

const minuteMs = 60_000;

/** The session of play in wire shape. */
async function reply({ sql, member, market, now }: RequestContext) {
  const held = await selectPlaySession(sql, member.id);
  const beganAt = held?.began_at ?? null;
  const minutes = checkMinutesOf(held?.check_minutes ?? null, market);
  const played =
    beganAt === null ? { staked: 0, won: 0 } : await playedSince(sql, member.id, beganAt);
  const checkedAt = held?.checked_at ?? null;
  return {
    beganDate: beganAt,
    stakedAmount: toPesos(played.staked),
    wonAmount: toPesos(played.won),
    netAmount: toPesos(played.won - played.staked),
    checkMinutes: minutes,
    checkChoices: [...market.play.checkMinutes],
    hasClock: market.play.showsClock,
    nextCheckDate: checkedAt === null ? null : checkedAt + minutes * minuteMs,
    currentDate: now,
  };
}

export const getPlaySession = handle(calls.getPlaySession, (_, context) => {
  requireTrueAccount(context.member);
  return reply(context);
});

export const answerRealityCheck = handle(calls.answerRealityCheck, async (_, context) => {
  const { sql, member, now } = context;
  requireTrueAccount(member);
  await recordCheck(sql, { memberId: member.id, now });
  return reply(context);
});

export const setRealityCheck = handle(calls.setRealityCheck, async ({ minutes }, context) => {
  const { sql, member, market } = context;
  requireTrueAccount(member);
  if (!market.play.checkMinutes.includes(minutes)) {
    throw new Refusal(400, 'request_invalid', { message: 'The market has no such interval' });
  }
  await setCheckMinutes(sql, member.id, minutes);
  return reply(context);
});
