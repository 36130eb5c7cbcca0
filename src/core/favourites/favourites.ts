import { proxy } from 'valtio/vanilla';
import type { Game } from '#protocol/model/game.ts';
import { declareEntry } from '../cache/declare-entry.ts';
import type { Cache } from '../cache/cache.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { Send } from '../client/send.ts';
import type { Platform } from '../platform.ts';
import { changed, type FavouriteChange, type FavouriteGames } from './favourite-changes.ts';
import type { Events } from '../events.ts';
import { memoizeAsync } from '../memoize-async.ts';
import { assignByRef, createQuery, idle, type QueryState } from '../query/query.ts';
import type { UnconfirmedChanges } from './favourite-queue.ts';

export interface FavouritesState extends QueryState {
  nodeIds: readonly number[];
  /** Newest first. */
  games: readonly Game[];
  /** Number of changes that wait for the gateway. */
  queued: number;
  /** The last game whose change was made offline and then refused by the gateway. */
  takenBack: string | null;
}

export interface Favourites {
  readonly state: FavouritesState;
  load(): Promise<void>;
  /** Adds or removes a game at once, and reverts it if the gateway refuses. A second call within a second has no effect. */
  toggle(game: Game): Promise<void>;
  /** Clears `takenBack`. */
  confirmTakenBack(): void;
}

interface Needs {
  platform: Pick<Platform, 'channel'>;
  send: Send;
  cache: Cache;
  customerId(): string | null;
  events: Events;
  now(): number;
}

/** The favourites that the gateway has. */
export const keptFavourites = declareEntry(
  'favourites',
  () => import('./favourites-format.ts'),
  'private',
);

const throttleMs = 1_000;
const none: FavouriteGames = { nodeIds: [], games: [] };

/** The favourite games of the member. Changes show at once, and wait for the gateway where it cannot be reached. */
export function createFavourites(needs: Needs): Favourites {
  const { cache, customerId, now, platform, events } = needs;
  const state = proxy<FavouritesState>({ ...idle(), ...none, queued: 0, takenBack: null });
  const unconfirmed: UnconfirmedChanges = { changes: new Map(), waiting: new Set() };
  const { changes, waiting } = unconfirmed;
  const taps = new Map<number, number>();
  /** The favourites that the gateway has, as far as known. */
  let confirmed = none;

  const keep = () => cache.entry(keptFavourites, customerId());

  /** The favourites after the changes that the gateway has not confirmed. */
  function expected(): Pick<FavouritesState, 'nodeIds' | 'games' | 'queued'> {
    return { ...[...changes.values()].reduce(changed, confirmed), queued: waiting.size };
  }

  const show = (): void => assignByRef(state, expected());

  function onMade(change: FavouriteChange): void {
    confirmed = changed(confirmed, change);
    show();
    void keep()?.write({ value: confirmed, at: now() });
  }

  const delivery = memoizeAsync(async () => {
    const { createFavouriteDelivery } = await import('./favourite-delivery.ts');
    const channel = platform.channel('parola-stars');
    return createFavouriteDelivery({
      ...needs,
      unconfirmed,
      channel,
      onQueue: show,
      onMade,
      onRefused: (name) => void (state.takenBack = name),
    });
  });

  const flush = async () => (await delivery()).flush();

  const { load } = createQuery({
    ...needs,
    state,
    empty: { ...none, queued: 0, takenBack: null },
    isPrivate: true,
    refreshOn: ['language', 'signedIn', 'online'],
    keep,
    call: async (options) => (await delivery()).fetch(options),
    show(favourites) {
      confirmed = favourites;
      return expected();
    },
  });

  async function toggle(game: Game): Promise<void> {
    const { nodeId } = game;
    if (customerId() === null) throw new GatewayError({ kind: 'signedOut', message: null });
    if (now() - (taps.get(nodeId) ?? -Infinity) < throttleMs) return;
    taps.set(nodeId, now());
    changes.set(nodeId, { game: { ...game }, added: !state.nodeIds.includes(nodeId) });
    show();
    await (await delivery()).deliver(nodeId);
  }

  for (const event of ['online', 'retry'] as const) {
    events.on(event, () => void (waiting.size > 0 && flush()));
  }
  events.on('signedOut', () => {
    changes.clear();
    waiting.clear();
    taps.clear();
    confirmed = none;
  });

  return { state, load, toggle, confirmTakenBack: () => void (state.takenBack = null) };
}
