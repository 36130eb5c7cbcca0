import { addFavourite, removeFavourite } from '#protocol/calls/favourite-changes.ts';
import { getFavouriteGames, getFavourites } from '#protocol/calls/favourites.ts';
import type { Cache } from '../cache/cache.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { Send, SendOptions } from '../client/send.ts';
import type { Channel } from '../platform.ts';
import type { Events } from '../events.ts';
import type { FavouriteChange, FavouriteGames } from './favourite-changes.ts';
import { createFavouriteQueue, type UnconfirmedChanges } from './favourite-queue.ts';
import { object, safeParse, string } from 'valibot';
import { favouriteChange } from './favourites-format.ts';

interface Needs {
  send: Send;
  channel: Channel;
  customerId(): string | null;
  cache: Cache;
  events: Events;
  now(): number;
  unconfirmed: UnconfirmedChanges;
  /** Called when the gateway has made a change. */
  onMade(change: FavouriteChange): void;
  /** Called with the name of a game whose waiting change was refused. */
  onRefused(name: string): void;
  /** Called when the queue has changed. */
  onQueue(): void;
}

const message = object({ customer: string(), change: favouriteChange });

/** Sends changes to the other tabs of the same member. */
function createFavouriteTabs(channel: Channel, customerId: () => string | null) {
  return {
    post({ game, added }: FavouriteChange): void {
      channel.post({ customer: customerId() ?? '', change: { game: { ...game }, added } });
    },
    listen(listener: (change: FavouriteChange) => void): void {
      channel.listen((received) => {
        const read = safeParse(message, received);
        if (read.success && read.output.customer === customerId()) listener(read.output.change);
      });
    },
  };
}

/** Sends the changes of the queue to the gateway, one at a time for each game, and asks it for the favourites. */
export function createFavouriteDelivery(needs: Needs) {
  const { send, onQueue } = needs;
  const queue = createFavouriteQueue(needs);
  const tabs = createFavouriteTabs(needs.channel, needs.customerId);
  const underWay = new Map<number, Promise<void>>();
  /** Number of changes that the gateway has made, also for other tabs. */
  let made = 0;

  function onMade(change: FavouriteChange): void {
    made += 1;
    needs.onMade(change);
  }

  tabs.listen(onMade);

  /** Sends changes of a game until none is left. A refusal ends it and is thrown. */
  async function run(nodeId: number): Promise<void> {
    for (let change = queue.changes.get(nodeId); change; change = queue.changes.get(nodeId)) {
      try {
        await post(send, change);
      } catch (error) {
        await (isUnreachable(error) ? queue.wait(nodeId) : queue.drop(nodeId));
        onQueue();
        if (isUnreachable(error)) return;
        throw error;
      }
      onMade(change);
      tabs.post(change);
      await queue.settle(change);
      onQueue();
    }
  }

  /** Sends the change of a game. Without a gateway it stays in the queue, and nothing is thrown. */
  function deliver(nodeId: number): Promise<void> {
    const running = underWay.get(nodeId) ?? run(nodeId).finally(() => underWay.delete(nodeId));
    underWay.set(nodeId, running);
    return running;
  }

  /** Sends all waiting changes. */
  async function flush(): Promise<void> {
    await queue.restore();
    onQueue();
    await Promise.all([...queue.waiting].map(deliverWaiting));
  }

  async function deliverWaiting(nodeId: number): Promise<void> {
    const name = queue.changes.get(nodeId)?.game.name;
    try {
      await deliver(nodeId);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (name && error.failure.kind !== 'signedOut') needs.onRefused(name);
    }
  }

  /** Returns the favourites of the gateway after all waiting changes. An answer from before a change is asked for again. */
  async function fetch(options: SendOptions): Promise<FavouriteGames> {
    await flush();
    for (;;) {
      const before = made;
      const [nodeIds, games] = await Promise.all([
        send(getFavourites, {}, options),
        send(getFavouriteGames, {}, options),
      ]);
      if (made === before) return { nodeIds, games };
    }
  }

  return { deliver, flush, fetch };
}

function post(send: Send, { game, added }: FavouriteChange): Promise<void> {
  const { nodeId, vendor, category } = game;
  const place = category === 'other' ? { nodeId, vendor } : { nodeId, vendor, category };
  return send(added ? addFavourite : removeFavourite, place);
}

/** No answer. The change can be sent again, since a second one has no effect. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof GatewayError)) return false;
  const { failure } = error;
  return failure.kind === 'offline' || (failure.kind === 'unavailable' && failure.status === null);
}
