import { getGames } from '#contract/calls/games.ts';
import type { Language } from '#contract/model/language.ts';
import type { Cache } from '../cache/cache.ts';
import { kept } from '../cache/kept.ts';
import type { Send } from '../client/send.ts';
import { anything } from '../rules/search.ts';
import type { Startable } from '../rules/start.ts';

interface Needs {
  send: Send;
  cache: Cache;
  language(): Language;
  customerId(): string | null;
}

const anySlot = { ...anything, category: 'RNG' };
const pageSize = 100;
const mostPages = 10;

/** Finds a game again by its node: an address names no more of it. */
export function createRecall({ send, cache, language, customerId }: Needs) {
  /** Everything to start that has been met on this device. */
  async function met(): Promise<Startable[]> {
    const [of, id] = [language(), customerId()];
    const [seen, hot, lobby, stars] = await Promise.all([
      cache.shelf(kept.seenGames, of).read(),
      cache.shelf(kept.hotGames, of).read(),
      cache.shelf(kept.lobby, of).read(),
      id === null ? null : cache.shelf(kept.favourites, id).read(),
    ]);
    return [
      ...(seen?.value.map(({ game }) => game) ?? []),
      ...(hot?.value ?? []),
      ...(lobby?.value.flatMap(({ cards }) => cards) ?? []),
      ...(stars?.value.games ?? []),
    ];
  }

  /** No call tells of one game by its node, so the slots are gone through. */
  async function search(nodeId: number): Promise<Startable | null> {
    for (let page = 1; page <= mostPages; page += 1) {
      const { games, pages } = await send(getGames, { ...anySlot, page, pageSize });
      const found = games.find((game) => game.nodeId === nodeId);
      if (found || page >= pages) return found ?? null;
    }
    return null;
  }

  /** The game or vendor's card of a node; null when there is none. Throws GatewayError where it had to be asked for. */
  return async function recall(nodeId: number): Promise<Startable | null> {
    const known = (await met()).find((game) => game.nodeId === nodeId);
    return known ?? search(nodeId);
  };
}
