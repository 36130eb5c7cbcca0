import type { Game } from '#protocol/model/game.ts';

/** Nodes of the favourite games, and the games, newest first. */
export interface FavouriteGames {
  nodeIds: number[];
  games: Game[];
}

/** A game to add to the favourites or to remove. */
export interface FavouriteChange {
  game: Game;
  added: boolean;
}

/** Returns the favourites after a change. A change that was made before has no effect. */
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
