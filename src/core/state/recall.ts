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
const mostPages = 100;
const pagesAtOnce = 4;

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

  function ask(page: number) {
    return send(getGames, { ...anySlot, page, pageSize });
  }

  /** No call tells of one game by its node, so the slots are gone through, some pages at a time. */
  async function search(nodeId: number): Promise<Startable | null> {
    const first = await ask(1);
    const pages = Math.min(first.pages, mostPages);
    let { games } = first;
    for (let next = 2; ; next += pagesAtOnce) {
      const found = games.find((game) => game.nodeId === nodeId);
      if (found || next > pages) return found ?? null;
      const count = Math.min(pagesAtOnce, pages - next + 1);
      const read = await Promise.all(Array.from({ length: count }, (_, more) => ask(next + more)));
      games = read.flatMap((page) => page.games);
    }
  }

  /** The game or vendor's card of a node; null when there is none. Throws GatewayError where it had to be asked for. */
  return async function recall(nodeId: number): Promise<Startable | null> {
    const known = (await met()).find((game) => game.nodeId === nodeId);
    return known ?? search(nodeId);
  };
}
