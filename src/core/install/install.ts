import { proxy, subscribe } from 'valtio/vanilla';
import { browserInstallPrompt } from './install-prompt.ts';
import type { Platform } from '../platform.ts';
import type { Stop } from '../stop.ts';
import { mayOfferInstall } from './install-offer.ts';
import { type InstallWay, installWayOf } from './install-way.ts';
import type { LocalKeys } from '../storage/local-keys.ts';
import type { FavouritesState } from '../favourites/favourites.ts';
import type { PlayState } from '../play/play.ts';

export interface InstallState {
  readonly way: InstallWay;
  /** Runs from the home screen, or was put there just now. */
  installed: boolean;
  /** The browser can ask by itself: a press installs. */
  canAsk: boolean;
  /** The player is being offered the app. */
  offered: boolean;
  /** It was put on the home screen while this page was open, and nobody was thanked for it. */
  thanksDue: boolean;
}

export interface Install {
  readonly state: InstallState;
  /** The app has just been of use: a moment to offer it, when `rules/install-offer.ts` lets. */
  noteValue(): void;
  /** Lets the browser ask; false when the player would rather not. */
  ask(): Promise<boolean>;
  /** Not now: for 14 days. */
  putAway(): void;
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

/** Moments of value: a game was left that was played, a star was lit. */
function watchValue(
  { play, favourites }: Pick<InstallNeeds, 'play' | 'favourites'>,
  act: () => void,
) {
  const read = () => ({
    isPlaying: play.state.phase === 'playing',
    at: favourites.state.at,
    queued: favourites.state.queued,
    stars: favourites.state.nodeIds.length,
  });
  let last = read();
  function look(): void {
    const next = read();
    // What the gateway, the cache or the queue of an earlier visit says is lit was no deed of this moment.
    const isTold = next.at !== last.at || next.queued > last.queued;
    const hasStarred = next.stars > last.stars && !isTold;
    if (hasStarred || (last.isPlaying && !next.isPlaying)) act();
    last = next;
  }
  return [subscribe(play.state, look), subscribe(favourites.state, look)];
}

/** Putting the app on the home screen: how, whether it is there, and when to speak of it. */
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

  function noteValue(): void {
    if (!mayOfferInstall({ ...state, offeredAt: offeredAt(), now: now() })) return;
    local.write('installOfferedAt', String(now()));
    state.offered = true;
  }

  function noteInstalled(): void {
    prompt.keepStorage();
    Object.assign(state, { installed: true, canAsk: false, offered: false, thanksDue: true });
  }

  async function ask(): Promise<boolean> {
    const answer = prompt.ask();
    Object.assign(state, { canAsk: false, offered: false });
    local.write('installOfferedAt', String(now()));
    return answer;
  }

  // Whoever put the app on the home screen wants it to be there without a network.
  if (state.installed) prompt.keepStorage();

  const stops: Stop[] = [
    prompt.onQuestion(() => void (state.canAsk = true)),
    prompt.onInstalled(noteInstalled),
    ...watchValue({ play, favourites }, noteValue),
  ];

  return {
    state,
    noteValue,
    ask,
    putAway: () => void (state.offered = false),
    thank: () => void (state.thanksDue = false),
    close: () => stops.forEach((stop) => stop()),
  };
}
