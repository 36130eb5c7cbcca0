import { proxy, ref } from 'valtio/vanilla';
import { getFavouriteGames, getFavourites } from '#contract/calls/favourites.ts';
import type { Game } from '#contract/model/game.ts';
import type { Cache, Shelf } from '../cache/cache.ts';
import { kept } from '../cache/cache-keys.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { Send } from '../client/send.ts';
import type { Platform } from '../platform.ts';
import { changed, type StarChange, type Stars } from './favourite-changes.ts';
import { createLoader, idle, type Loadable } from '../query/loadable.ts';
import { once } from '../query/once.ts';
import { createStarQueue } from './favourite-queue.ts';

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
  /** Stars or unstars at once, and takes it back if the gateway will not have it. A second try within a second does nothing. */
  toggle(game: Game): Promise<void>;
  /** Sends what was starred offline. */
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
const none: Stars = { nodeIds: [], games: [] };

/** The games a member has starred: shown from the cache at once, then from the gateway. */
export function createFavourites({ send, cache, customerId, now, platform }: Needs): Favourites {
  const state = proxy<FavouritesState>({ ...idle(), ...none, queued: 0, takenBack: null });
  const queue = createStarQueue({ cache, customerId, now });
  const taps = new Map<number, number>();
  /** What the gateway is known to hold. */
  let confirmed = none;

  function show(): void {
    const { nodeIds, games } = [...queue.changes.values()].reduce(changed, confirmed);
    Object.assign(state, { nodeIds: ref(nodeIds), games: ref(games), queued: queue.waiting.size });
  }

  function confirm(stars: Stars): void {
    confirmed = stars;
    show();
  }

  function shelf(): Shelf<Stars> | null {
    const id = customerId();
    return id === null ? null : cache.shelf(kept.favourites, id);
  }

  function made(change: StarChange): void {
    confirm(changed(confirmed, change));
    void shelf()?.write({ value: confirmed, at: now() });
  }

  const delivery = once(async () => {
    const { createStarDelivery } = await import('./favourite-delivery.ts');
    const channel = platform.channel('parola-stars');
    return createStarDelivery({ send, queue, channel, customerId, onQueue: show, onMade: made });
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
      return askStars(send);
    },
  });

  async function toggle(game: Game): Promise<void> {
    const { nodeId } = game;
    if (customerId() === null) throw new GatewayError({ kind: 'signedOut', message: null });
    if (now() - (taps.get(nodeId) ?? -Infinity) < throttleMs) return;
    taps.set(nodeId, now());
    queue.changes.set(nodeId, { game: { ...game }, starred: !state.nodeIds.includes(nodeId) });
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

  return { state, load, toggle, flush, confirmTakenBack, forget };
}

async function askStars(send: Send): Promise<Stars> {
  const [nodeIds, games] = await Promise.all([
    send(getFavourites, {}),
    send(getFavouriteGames, {}),
  ]);
  return { nodeIds, games };
}
