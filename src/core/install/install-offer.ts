import type { InstallWay } from './install-way.ts';

interface Situation {
  /** The app runs from the home screen, or was put there just now. */
  readonly installed: boolean;
  readonly way: InstallWay;
  /** The browser itself would ask the player. */
  readonly canAsk: boolean;
  /** When it was last offered, in epoch milliseconds; null for never. */
  readonly offeredAt: number | null;
  readonly now: number;
}

const fortnightMs = 14 * 86_400_000;

/** Where the browser never asks by itself, but shows a way. */
const silent: ReadonlySet<InstallWay> = new Set(['iphone', 'ipad']);

/**
 * Whether the app may be offered for the home screen, at a moment when it has just been of use: not when
 * it is there already, not where nothing could come of it, and not twice in 14 days. A clock that was
 * set back counts as no time passed.
 */
export function mayOfferInstall({ installed, way, canAsk, offeredAt, now }: Situation): boolean {
  if (installed || !(canAsk || silent.has(way))) return false;
  return offeredAt === null || now - offeredAt >= fortnightMs;
}
