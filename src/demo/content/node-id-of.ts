import { games } from './games.ts';

/** The node id of a game by its title. Throws a RangeError when there is no such game. */
export function nodeIdOf(title: string): number {
  const game = games.find(({ name }) => name === title);
  if (game === undefined) throw new RangeError(`No game is called ${title}`);
  return game.nodeId;
}
