import type { InstallWay } from './install-way.ts';

interface Situation {
  /** The app runs from the home screen, or was installed just now. */
  readonly installed: boolean;
  readonly way: InstallWay;
  /** The browser can show its own prompt. */
  readonly canAsk: boolean;
  /** Time of the last offer, in epoch milliseconds; null for never. */
  readonly offeredAt: number | null;
  readonly now: number;
}

const fortnightMs = 14 * 86_400_000;

/** Devices that have no prompt of their own, but a way to install. */
const silent: ReadonlySet<InstallWay> = new Set(['iphone', 'ipad']);

/** Returns true if the app may be offered: not installed, a way to install exists, and no offer in the last 14 days. A clock that was set back counts as no time. */
export function mayOfferInstall({ installed, way, canAsk, offeredAt, now }: Situation): boolean {
  if (installed || !(canAsk || silent.has(way))) return false;
  return offeredAt === null || now - offeredAt >= fortnightMs;
}
