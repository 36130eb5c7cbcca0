import { addFavourite, removeFavourite } from '#contract/calls/favourite-changes.ts';
import type { Cache } from '../cache/cache.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { Send } from '../client/send.ts';
import type { Channel } from '../platform.ts';
import type { Events } from '../query/events.ts';
import type { FavouriteChange } from './favourite-changes.ts';
import { createFavouriteQueue, type UnconfirmedChanges } from './favourite-queue.ts';
import { createFavouriteTabs } from './favourite-tabs.ts';

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
  /** Called when the queue has changed. */
  onQueue(): void;
}

/** Sends the changes of the queue to the gateway, one at a time for each game. */
export function createFavouriteDelivery(needs: Needs) {
  const { send, onMade, onQueue } = needs;
  const queue = createFavouriteQueue(needs);
  const tabs = createFavouriteTabs(needs.channel, needs.customerId);
  tabs.listen(onMade);
  const underWay = new Map<number, Promise<void>>();

  /** Sends changes of a game until none is left. A refusal ends it and is thrown. */
  async function run(nodeId: number): Promise<void> {
    for (let change = queue.changes.get(nodeId); change; change = queue.changes.get(nodeId)) {
      try {
        await tell(send, change);
      } catch (error) {
        await (isUnreachable(error) ? queue.wait(nodeId) : queue.drop(nodeId));
        onQueue();
        if (isUnreachable(error)) return;
        throw error;
      }
      onMade(change);
      tabs.tell(change);
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

  /** Sends all waiting changes, and returns the names of games whose change was refused. */
  async function flush(): Promise<string[]> {
    await queue.restore();
    onQueue();
    const refused = await Promise.all([...queue.waiting].map(refusedName));
    return refused.filter((name) => name !== null);
  }

  async function refusedName(nodeId: number): Promise<string | null> {
    const name = queue.changes.get(nodeId)?.game.name ?? null;
    try {
      await deliver(nodeId);
      return null;
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return error.failure.kind === 'signedOut' ? null : name;
    }
  }

  return { deliver, flush };
}

function tell(send: Send, { game, added }: FavouriteChange): Promise<void> {
  const { nodeId, vendor, category } = game;
  return send(added ? addFavourite : removeFavourite, { nodeId, vendor, category });
}

/** No answer. The change can be sent again, since a second one has no effect. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof GatewayError)) return false;
  const { failure } = error;
  return failure.kind === 'offline' || (failure.kind === 'unavailable' && failure.status === null);
}
