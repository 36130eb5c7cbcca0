import { proxy } from 'valtio/vanilla';
import { emptyFoundGames } from './empty-found-games.ts';
import { createFoundGames, type FoundGamesNeeds } from './found-games.ts';
import type { CatalogueState } from './game-list-state.ts';

/** Searches the games of all categories by name. Hot games count as seen, so that a device finds them offline. */
export function createGameSearch({ hot }: Pick<CatalogueState, 'hot'>, needs: FoundGamesNeeds) {
  const state = proxy(emptyFoundGames());
  const { find, preview } = createFoundGames(state, needs);

  async function addHotGames(): Promise<void> {
    const seen = await needs.seenIn(needs.language());
    const known = new Set(seen.games.map(({ game }) => game.nodeId));
    const further = hot.games.filter(({ nodeId }) => !known.has(nodeId));
    if (further.length > 0) seen.add(further, null);
  }

  return {
    state,
    /** Shows the seen games with the words, then the games of the gateway. */
    async find(words: string): Promise<void> {
      const query = { category: '', search: words } as const;
      await addHotGames();
      await preview(query);
      await find(query);
    },
  };
}

export type GameSearch = ReturnType<typeof createGameSearch>;
