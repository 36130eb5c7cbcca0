import { proxy, ref } from 'valtio/vanilla';
import { getFavouriteGames, getFavourites } from '#contract/calls/favourites.ts';
import type { Game } from '#contract/model/game.ts';
import type { Cache } from '../cache/cache.ts';
import { cacheKeys } from '../cache-keys.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { Send } from '../client/send.ts';
import type { Platform } from '../platform.ts';
import { changed, type FavouriteChange, type FavouriteGames } from './favourite-changes.ts';
import { createLoader, idle, type Loadable } from '../query/loadable.ts';
import { once } from '../query/once.ts';
import { createFavouriteQueue } from './favourite-queue.ts';

export interface FavouritesState extends Loadable {
  nodeIds: readonly number[];
  /** Newest first. */
  games: readonly Game[];
  /** How many stars wait for the gateway. */
  queued: number;
  /** The last game whose star, set offline, the gateway would not have. */
  takenBack: string | null;
}

export interface Favourites {
  readonly state: FavouritesState;
  load(): Promise<void>;
  /** Adds or removes a game at once, and takes it back if the gateway will not have it. A second try within a second does nothing. */
  toggle(game: Game): Promise<void>;
  /** Sends what was added offline. */
  flush(): Promise<void>;
  /** Takes note of `takenBack`. */
  confirmTakenBack(): void;
  forget(): void;
}

interface Needs {
  platform: Pick<Platform, 'channel'>;
  send: Send;
  cache: Cache;
  customerId(): string | null;
  now(): number;
}

const throttleMs = 1_000;
const none: FavouriteGames = { nodeIds: [], games: [] };

/** The games a member has added: shown from the cache at once, then from the gateway. */
export function createFavourites({ send, cache, customerId, now, platform }: Needs): Favourites {
  const state = proxy<FavouritesState>({ ...idle(), ...none, queued: 0, takenBack: null });
  const queue = createFavouriteQueue({ cache, customerId, now });
  const taps = new Map<number, number>();
  /** What the gateway is known to hold. */
  let confirmed = none;

  function show(): void {
    const { nodeIds, games } = [...queue.changes.values()].reduce(changed, confirmed);
    Object.assign(state, { nodeIds: ref(nodeIds), games: ref(games), queued: queue.waiting.size });
  }

  function confirm(favourites: FavouriteGames): void {
    confirmed = favourites;
    show();
  }

  const shelf = () => cache.entry(cacheKeys.favourites, customerId());

  function made(change: FavouriteChange): void {
    confirm(changed(confirmed, change));
    void shelf()?.write({ value: confirmed, at: now() });
  }

  const delivery = once(async () => {
    const { createFavouriteDelivery } = await import('./favourite-delivery.ts');
    const channel = platform.channel('parola-stars');
    const listeners = { onQueue: show, onMade: made };
    return createFavouriteDelivery({ send, queue, channel, customerId, ...listeners });
  });

  async function flush(): Promise<void> {
    const refused = await (await delivery()).flush();
    state.takenBack = refused.at(-1) ?? state.takenBack;
  }

  const { load, reset } = createLoader(state, {
    now,
    shelf,
    show: confirm,
    async ask() {
      await flush();
      return fetchFavourites(send);
    },
  });

  async function toggle(game: Game): Promise<void> {
    const { nodeId } = game;
    if (customerId() === null) throw new GatewayError({ kind: 'signedOut', message: null });
    if (now() - (taps.get(nodeId) ?? -Infinity) < throttleMs) return;
    taps.set(nodeId, now());
    queue.changes.set(nodeId, { game: { ...game }, added: !state.nodeIds.includes(nodeId) });
    show();
    await (await delivery()).deliver(nodeId);
    if (state.phase === 'loading') void load();
  }

  function forget(): void {
    reset();
    queue.clear();
    taps.clear();
    state.takenBack = null;
    confirm(none);
  }

  const confirmTakenBack = (): void => void (state.takenBack = null);
  return { state, load, toggle, flush, forget, confirmTakenBack };
}

async function fetchFavourites(send: Send): Promise<FavouriteGames> {
  const [nodeIds, games] = await Promise.all([
    send(getFavourites, {}),
    send(getFavouriteGames, {}),
  ]);
  return { nodeIds, games };
}
