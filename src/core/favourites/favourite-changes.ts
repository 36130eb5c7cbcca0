import type { Game } from '#contract/model/game.ts';

/** The starred nodes, and their games newest first. */
export interface Stars {
  nodeIds: number[];
  games: Game[];
}

/** A star to set or take back. */
export interface StarChange {
  game: Game;
  starred: boolean;
}

/** The stars after a change. A change that has been made already changes nothing. */
export function changed({ nodeIds, games }: Stars, { game, starred }: StarChange): Stars {
  const { nodeId } = game;
  if (starred && nodeIds.includes(nodeId)) return { nodeIds, games };
  const rest = {
    nodeIds: nodeIds.filter((id) => id !== nodeId),
    games: games.filter((one) => one.nodeId !== nodeId),
  };
  return starred ? { nodeIds: [nodeId, ...rest.nodeIds], games: [game, ...rest.games] } : rest;
}
