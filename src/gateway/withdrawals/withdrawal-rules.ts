import { dayMs, dayOf, startOfDay } from '#protocol/model/market-day.ts';
import type { Centavos } from '#protocol/model/money.ts';
import type { Settings } from '../system/system.ts';

/** Kind of a payout account: BC bank, EW e-wallet. */
export type AccountKind = 'BC' | 'EW';

const minuteMs = 60_000;

/** The charge of an amount, floored to the centavo. */
export function chargeOf(
  { withdrawalCharges }: Settings,
  kind: AccountKind,
  amount: Centavos,
): Centavos {
  const { rate, fixed } = withdrawalCharges[kind];
  return Number((BigInt(amount) * BigInt(rate)) / 10_000n) + fixed;
}

/** Returns whether withdrawals are open at a time. */
export function isOpen({ withdrawalHours: { from, to } }: Settings, now: number): boolean {
  const minute = Math.floor((now - startOfDay(dayOf(now))) / minuteMs);
  if (from === to) return true;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** The time at which closed withdrawals open again. Null while they are open. */
export function opensAt(settings: Settings, now: number): number | null {
  if (isOpen(settings, now)) return null;
  const today = startOfDay(dayOf(now)) + settings.withdrawalHours.from * minuteMs;
  return today > now ? today : today + dayMs;
}

/** Text of a minute of the day, `HH:mm`. */
export function clockText(minute: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** Returns whether an amount needs a code by SMS. */
export function needsCode({ withdrawalCode: { due, from } }: Settings, amount: Centavos): boolean {
  return due === 'always' || (due === 'from' && amount >= from);
}
