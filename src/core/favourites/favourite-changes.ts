import type { Game } from '#contract/model/game.ts';

/** The added nodes, and their games newest first. */
export interface FavouriteGames {
  nodeIds: number[];
  games: Game[];
}

/** A star to set or take back. */
export interface FavouriteChange {
  game: Game;
  added: boolean;
}

/** The stars after a change. A change that has been made already changes nothing. */
export function changed(
  { nodeIds, games }: FavouriteGames,
  { game, added }: FavouriteChange,
): FavouriteGames {
  const { nodeId } = game;
  if (added && nodeIds.includes(nodeId)) return { nodeIds, games };
  const rest = {
    nodeIds: nodeIds.filter((id) => id !== nodeId),
    games: games.filter((one) => one.nodeId !== nodeId),
  };
  return added ? { nodeIds: [nodeId, ...rest.nodeIds], games: [game, ...rest.games] } : rest;
}
