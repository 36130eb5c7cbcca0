import { addFavourite, removeFavourite } from '#contract/calls/favourite-changes.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { Send } from '../client/send.ts';
import type { Channel } from '../platform.ts';
import type { FavouriteChange } from './favourite-changes.ts';
import type { FavouriteQueue } from './favourite-queue.ts';
import { createFavouriteTabs } from './favourite-tabs.ts';

interface Needs {
  send: Send;
  channel: Channel;
  customerId(): string | null;
  queue: FavouriteQueue;
  /** The gateway has made a change. */
  onMade(change: FavouriteChange): void;
  /** The queue holds other changes than before. */
  onQueue(): void;
}

/** Takes star changes from the queue to the gateway, one at a time a game. */
export function createFavouriteDelivery(needs: Needs) {
  const { send, queue, onMade, onQueue } = needs;
  const tabs = createFavouriteTabs(needs.channel, needs.customerId);
  tabs.listen(onMade);
  const underWay = new Map<number, Promise<void>>();

  /** Until the gateway and the player agree. A refusal ends it and is thrown. */
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

  /** Delivers what is to be done with a game. Without a gateway it stays in the queue, and nothing is thrown. */
  function deliver(nodeId: number): Promise<void> {
    const running = underWay.get(nodeId) ?? run(nodeId).finally(() => underWay.delete(nodeId));
    underWay.set(nodeId, running);
    return running;
  }

  /** Delivers all that waits, and names the games whose change was refused. */
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

/** Nothing answered: the change may be tried again later, as doing it twice does no harm. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof GatewayError)) return false;
  const { failure } = error;
  return failure.kind === 'offline' || (failure.kind === 'unavailable' && failure.status === null);
}
