import { fallback, type InferOutput, nullable, nullish, object, pipe, transform } from 'valibot';
import { maybePesos, pesos } from '../money.ts';
import { count, countOrNull } from '../readers/count.ts';
import { decimal } from '../readers/decimal.ts';
import { timeOrNull } from '../readers/time.ts';
import { pesosOrNull } from '../readers/unknown-money.ts';
import { flag, identifier, list, text } from '../wire.ts';
import { wordOrNull } from '../readers/word.ts';

/** The withdrawals that need a code by SMS: all, or those from an amount on. */
const codeRules = ['EVERY_WITHDRAWAL', 'WITHDRAW_AMOUNT'] as const;

/** Reasons for which a member may not withdraw: the operator has stopped withdrawals, or the withdrawals of this member. */
const withdrawBlocks = ['stopped', 'blocked'] as const;

/**
 * A bonus that has to be turned over before a withdrawal. Amounts in centavos: `goal` is the turnover to reach and `done`
 * what is reached; `lost` is what the member loses by giving the bonus up.
 */
const openTurnover = pipe(
  object({
    bonusId: identifier(),
    title: text(200),
    turnoverGoal: pesosOrNull(),
    turnoverDone: pesosOrNull(),
    forfeitAmount: pesosOrNull(),
  }),
  transform(({ bonusId, title, turnoverGoal, turnoverDone, forfeitAmount }) => ({
    id: bonusId,
    title,
    goal: turnoverGoal,
    done: turnoverDone,
    lost: forfeitAmount,
  })),
);

/** Minutes of a text `HH:mm`. Null for any other text. */
function minutesOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(clock) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

const wireSettings = object({
  allowWithdraw: flag(),
  block: wordOrNull(withdrawBlocks),
  identityNeeded: nullish(flag(), false),
  minimumAmount: pesosOrNull(),
  maximumAmount: pesosOrNull(),
  fixedAmounts: list(pesos(), 20),
  withdrawDateFrom: text(40),
  withdrawDateTo: text(40),
  withdrawTimeMsg: text(500),
  isOpen: nullish(flag(), true),
  opensAt: timeOrNull(),
  mobileVerificationType: wordOrNull(codeRules),
  mobileVerificationWithdrawAmount: maybePesos(),
  passwordRequired: nullish(flag(), true),
  c2cEnabled: flag(),
  confirmMinutes: nullish(count(), 0),
  withdrawPenaltyCharge: nullish(fallback(nullable(decimal()), null), 0),
  dailyTimes: countOrNull(),
  dailyTimesLeft: countOrNull(),
  dailyAmount: pesosOrNull(),
  dailyAmountLeft: pesosOrNull(),
  withdrawableAmount: pesosOrNull(),
  unplayedRewardAmount: nullish(pesosOrNull(), 0),
  turnoverList: list(openTurnover, 50),
  usualSeconds: countOrNull(),
});

/** The amount from which a code is due; 0 when the gateway does not send it. Null: never. */
function codeFromOf(wire: InferOutput<typeof wireSettings>): number | null {
  if (wire.mobileVerificationType === null) return null;
  return wire.mobileVerificationType === 'EVERY_WITHDRAWAL'
    ? 0
    : (wire.mobileVerificationWithdrawAmount ?? 0);
}

function hoursOf({ withdrawDateFrom, withdrawDateTo }: InferOutput<typeof wireSettings>) {
  const [from, to] = [minutesOf(withdrawDateFrom), minutesOf(withdrawDateTo)];
  return from === null || to === null || from === to ? null : { from, to };
}

/**
 * Limits, hours and conditions of withdrawals. Amounts in centavos. What the gateway does not send is null: a limit that is
 * unknown bounds nothing, for the gateway decides.
 *
 * - `allowed`: the member may withdraw, apart from the hours; else `block` is the reason.
 * - `identityNeeded`: the member has to prove the identity before the first withdrawal.
 * - `least`, `most`: the limits of one withdrawal. `presets`: amounts to choose from.
 * - `withdrawable`: cash that can be withdrawn now. `unplayed`: cash of rewards that has to be staked first.
 * - `hours`: minutes of the day (+08:00) at which withdrawals open and close; null when they are always open. `open` states
 *   if they are now, and `opensAt` when they are again. `notice` is a text of the operator about it, or empty.
 * - `timesPerDay`, `timesLeft`, `sumPerDay`, `sumLeft`: limits of a day (+08:00), and the part that is left today.
 * - `passwordDue`: the withdrawal password is due.
 * - `codeFrom`: a code by SMS is due from this amount on. 0: always. Null: never.
 * - `confirms`: the member confirms each payment, within `confirmMinutes`.
 * - `penaltyPercent`: the part that a withdrawal before the turnover is done costs.
 * - `turnover`: bonuses that are not turned over yet.
 * - `usualSeconds`: median time from the request to the payment of the last withdrawals. Null before there are any.
 */
export const withdrawSettings = pipe(
  wireSettings,
  transform((wire) => ({
    allowed: wire.allowWithdraw,
    block: wire.block,
    identityNeeded: wire.identityNeeded,
    least: wire.minimumAmount,
    most: wire.maximumAmount,
    presets: wire.fixedAmounts,
    withdrawable: wire.withdrawableAmount,
    unplayed: wire.unplayedRewardAmount,
    hours: hoursOf(wire),
    open: wire.isOpen,
    opensAt: wire.opensAt,
    notice: wire.withdrawTimeMsg,
    timesPerDay: wire.dailyTimes,
    timesLeft: wire.dailyTimesLeft,
    sumPerDay: wire.dailyAmount,
    sumLeft: wire.dailyAmountLeft,
    passwordDue: wire.passwordRequired,
    codeFrom: codeFromOf(wire),
    confirms: wire.c2cEnabled,
    confirmMinutes: wire.confirmMinutes,
    penaltyPercent: wire.withdrawPenaltyCharge,
    turnover: wire.turnoverList,
    usualSeconds: wire.usualSeconds,
  })),
);
export type WithdrawSettings = InferOutput<typeof withdrawSettings>;
