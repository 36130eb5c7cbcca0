import * as calls from '#protocol/calls/protection/play-limits.ts';
import { toCentavos, toPesos } from '#protocol/model/money.ts';
import {
  framesOf,
  type PlayLimitFrame,
  type PlayLimitKind,
} from '#protocol/model/protection/play-limit.ts';
import { type AuditKind, recordOwnAudit } from '../audit/audit.ts';
import { handle, type RequestContext, requireTrueAccount } from '../http/request-context.ts';
import {
  frameAt,
  freeAgainAt,
  type HeldLimit,
  operatorLimits,
  recordChoice,
  tightestOf,
  usedInDeposits,
  usedInPlay,
  usedOf,
  usedTime,
} from '../limits/limits.ts';
import type { Sql } from '../store/database.ts';
import {
  changeLimit,
  confirmLimit,
  mostOf,
  pendingOf,
  setLimit,
  withdrawPending,
} from './own-limits.ts';

const pesosOrNull = (centavos: number | null) => (centavos === null ? null : toPesos(centavos));

/** The places of all limits: of the market, and of the limits that a member has set in another market. */
function placesOf<Row extends { kind: string; frame: string }>(
  { market }: RequestContext,
  rows: readonly Row[],
) {
  const offered = market.kinds.flatMap((kind) =>
    framesOf(kind, market.frames).map((frame) => ({ kind, frame })),
  );
  const isOffered = (row: Row) =>
    offered.some(({ kind, frame }) => kind === row.kind && frame === row.frame);
  return [...offered, ...rows.filter((row) => !isOffered(row))];
}

function selectLimits(sql: Sql, memberId: string) {
  return sql
    .selectFrom('play_limit')
    .select(['kind', 'frame', 'amount', 'rolling', 'wanted', 'confirm_from'])
    .where('member_id', '=', memberId)
    .orderBy('kind')
    .orderBy('frame')
    .execute();
}

/** The amounts that count at a time, in frames of the calendar or in rolling ones. */
async function readUsed(sql: Sql, memberId: string, at: number, isRolling: boolean) {
  const wanted = { memberId, at, isRolling };
  return {
    ...(await usedInDeposits(sql, wanted)),
    ...(await usedInPlay(sql, wanted)),
    ...(await usedTime(sql, wanted)),
  };
}

type Used = Awaited<ReturnType<typeof readUsed>>;

/** The limits of one kind and frame: of the member and of the operator. */
interface Held {
  readonly own: HeldLimit | null;
  readonly most: HeldLimit | null;
}

/** The limit that leaves the least, of both, and the time from which it leaves more. */
async function wireRest(
  sql: Sql,
  { own, most }: Held,
  {
    memberId,
    now,
    amountsOf,
  }: { memberId: string; now: number; amountsOf: (limit: HeldLimit) => Used },
) {
  const rests = [own, most].flatMap((limit) => {
    const tightest = limit && tightestOf([limit], amountsOf(limit));
    return tightest === null ? [] : [tightest];
  });
  const tightest = rests.toSorted((one, other) => one.remaining - other.remaining)[0] ?? null;
  if (tightest === null) return { remainingAmount: null, periodEndDate: null };
  const periodEndDate = await freeAgainAt(sql, { memberId, limit: tightest }, now);
  return { remainingAmount: toPesos(tightest.remaining), periodEndDate };
}

/** The end of a frame of the calendar. Null for each bet. */
const endOf = (frame: PlayLimitFrame, now: number) =>
  frame === 'bet' ? null : frameAt(frame, now).until;

/** The limits of the member in wire shape. */
async function reply(context: RequestContext, sql: Sql) {
  const { member, market, now } = context;
  const memberId = member.id;
  const rows = await selectLimits(sql, memberId);
  const maxima = await operatorLimits(sql, { memberId, maxima: market.maxima }, now);
  const byMarket = market.framing === 'rolling';
  const isMixed = rows.some(({ rolling, frame }) => frame !== 'bet' && rolling !== byMarket);
  const used = await readUsed(sql, memberId, now, byMarket);
  const others = isMixed ? await readUsed(sql, memberId, now, !byMarket) : used;
  const amountsOf = ({ rolling = false }) => (rolling === byMarket ? used : others);
  const list = [];
  for (const { kind, frame } of placesOf(context, rows)) {
    const own = rows.find((row) => row.kind === kind && row.frame === frame) ?? null;
    const most = mostOf(maxima, { kind, frame });
    const rolling = frame !== 'bet' && (own?.rolling ?? byMarket);
    const operator = most === null ? null : { kind, frame, amount: most, rolling: byMarket };
    const rest = await wireRest(sql, { own, most: operator }, { memberId, now, amountsOf });
    const pending = own ? pendingOf(own, now) : null;
    list.push({
      limitType: kind,
      limitPeriod: frame,
      isRolling: rolling,
      limitAmount: pesosOrNull(own?.amount ?? null),
      usedAmount: toPesos(Math.max(0, usedOf(amountsOf({ rolling }), { kind, frame }))),
      maximumAmount: pesosOrNull(most),
      ...rest,
      periodEndDate: rest.periodEndDate ?? (rolling ? null : endOf(frame, now)),
      pending: pending && {
        isRemoval: pending.amount === null,
        limitAmount: pesosOrNull(pending.amount),
        confirmFromDate: pending.confirmFrom,
        confirmUntilDate: pending.confirmUntil,
      },
    });
  }
  return { list, waitHours: market.waitHours, currentDate: now };
}

/** A change of a limit for the audit, with its amount in pesos, or in minutes; null stands for a removal. */
interface LimitChange {
  readonly kind: AuditKind;
  /** The member chooses a limit of deposits, and is not asked to choose any more. */
  readonly isChoice?: boolean;
  readonly facts: {
    readonly kind: PlayLimitKind;
    readonly frame: PlayLimitFrame;
    readonly amount?: number | null;
  };
}

/** Makes a change and answers with the limits after it. A call that is sent again changes nothing, and the audit has it once. */
function changed(
  context: RequestContext,
  { kind, isChoice = false, facts: { kind: limit, ...facts } }: LimitChange,
  change: (sql: Sql) => Promise<void>,
) {
  requireTrueAccount(context.member);
  return context.transaction(async (sql) => {
    const place = { memberId: context.member.id, kind: limit, frame: facts.frame };
    // The row of the member is locked before the wallet, as everywhere.
    if (isChoice) await recordChoice(sql, place.memberId, context.now);
    const isChanged = await changeLimit(sql, place, () => change(sql));
    if (isChanged) await recordOwnAudit(sql, context, kind, { limit, ...facts });
    return reply(context, sql);
  });
}

/** A limit of a request, in centavos. */
function limitOf<Limit extends { readonly amount: number | null }>(
  { member }: RequestContext,
  { amount, ...place }: Limit,
) {
  return { ...place, memberId: member.id, amount: amount === null ? null : toCentavos(amount) };
}

export const getPlayLimits = handle(calls.getPlayLimits, (_, context) => {
  requireTrueAccount(context.member);
  return reply(context, context.sql);
});

const isChoice = ({ kind, amount }: { kind: PlayLimitKind; amount: number | null }) =>
  kind === 'deposit' && amount !== null;

export const setPlayLimit = handle(calls.setPlayLimit, (request, context) =>
  changed(context, { kind: 'playLimitSet', facts: request, isChoice: isChoice(request) }, (sql) =>
    setLimit(sql, limitOf(context, request), context),
  ),
);

export const confirmPlayLimit = handle(calls.confirmPlayLimit, (request, context) =>
  changed(context, { kind: 'playLimitConfirmed', facts: request }, (sql) =>
    confirmLimit(sql, limitOf(context, request), context),
  ),
);

export const withdrawPlayLimit = handle(calls.withdrawPlayLimit, (request, context) =>
  changed(context, { kind: 'playLimitWithdrawn', facts: request }, (sql) =>
    withdrawPending(sql, { ...request, memberId: context.member.id }),
  ),
);

export const chooseNoLimit = handle(calls.chooseNoLimit, (_, context) => {
  requireTrueAccount(context.member);
  return context.transaction(async (sql) => {
    const isFirst = await recordChoice(sql, context.member.id, context.now);
    if (isFirst) await recordOwnAudit(sql, context, 'noLimitChosen');
    return reply(context, sql);
  });
});
