import { proxy, subscribe } from 'valtio/vanilla';
import { browserInstallPrompt } from './install-prompt.ts';
import type { Platform } from '../platform.ts';
import type { Stop } from '../stop.ts';
import { type InstallWay, installWayOf } from './install-way.ts';
import type { LocalKeys } from '../storage/local-keys.ts';
import type { FavouritesState } from '../favourites/favourites.ts';
import type { PlayState } from '../play/play.ts';

export { browserInstallPrompt } from './install-prompt.ts';
export { installWayOf } from './install-way.ts';

interface InstallState {
  readonly way: InstallWay;
  /** The app runs from the home screen, or was installed just now. */
  installed: boolean;
  /** The browser can show its prompt. */
  canAsk: boolean;
  /** The offer is shown. */
  offered: boolean;
  /** The app was installed while this page was open, and the player was not thanked yet. */
  thanksDue: boolean;
}

export interface Install {
  readonly state: InstallState;
  /** Offers the app after a useful moment, if `mayOfferInstall` allows it. */
  recordValue(): void;
  /** Shows the prompt of the browser. Resolves to false if the player declines. */
  ask(): Promise<boolean>;
  /** Closes the offer for 14 days. */
  dismiss(): void;
  thank(): void;
  close(): void;
}

export interface InstallNeeds {
  platform: Pick<Platform, 'installPrompt'>;
  local: LocalKeys;
  play: { readonly state: PlayState };
  favourites: { readonly state: FavouritesState };
  now(): number;
}

/** Acts at useful moments: a game was left, or a favourite was added. */
function watchValue(
  { play, favourites }: Pick<InstallNeeds, 'play' | 'favourites'>,
  act: () => void,
) {
  const read = () => ({
    isPlaying: play.state.phase === 'playing',
    at: favourites.state.at,
    queued: favourites.state.queued,
    favourites: favourites.state.nodeIds.length,
  });
  let last = read();
  function look(): void {
    const next = read();
    // Favourites that come from the gateway, the cache or the queue were not added at this moment.
    const isExternal = next.at !== last.at || next.queued > last.queued;
    const hasAdded = next.favourites > last.favourites && !isExternal;
    if (hasAdded || (last.isPlaying && !next.isPlaying)) act();
    last = next;
  }
  return [subscribe(play.state, look), subscribe(favourites.state, look)];
}

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

/** Installation on the home screen: the way, the progress and the offer. */
export function createInstall({ platform, local, play, favourites, now }: InstallNeeds): Install {
  const prompt = platform.installPrompt ?? browserInstallPrompt();
  const state = proxy<InstallState>({
    way: installWayOf(prompt.device),
    installed: prompt.standalone(),
    canAsk: prompt.canAsk(),
    offered: false,
    thanksDue: false,
  });

  function offeredAt(): number | null {
    const stored = Number(local.read('installOfferedAt') ?? Number.NaN);
    return Number.isFinite(stored) ? stored : null;
  }

  function recordValue(): void {
    if (!mayOfferInstall({ ...state, offeredAt: offeredAt(), now: now() })) return;
    local.write('installOfferedAt', String(now()));
    state.offered = true;
  }

  function recordInstalled(): void {
    prompt.keepStorage();
    Object.assign(state, { installed: true, canAsk: false, offered: false, thanksDue: true });
  }

  async function ask(): Promise<boolean> {
    const answer = prompt.ask();
    Object.assign(state, { canAsk: false, offered: false });
    local.write('installOfferedAt', String(now()));
    return answer;
  }

  // An installed app is expected to work offline.
  if (state.installed) prompt.keepStorage();

  const stops: Stop[] = [
    prompt.onQuestion(() => void (state.canAsk = true)),
    prompt.onInstalled(recordInstalled),
    ...watchValue({ play, favourites }, recordValue),
  ];

  return {
    state,
    recordValue,
    ask,
    dismiss: () => void (state.offered = false),
    thank: () => void (state.thanksDue = false),
    close: () => stops.forEach((stop) => stop()),
  };
}
