import type { RandomBelow } from '#demo/games/table-game.ts';

/** Stakes and payouts of rounds, in the same unit. */
export interface Played {
  readonly staked: number;
  readonly paid: number;
}

/** Fast random numbers for simulations, the same for the same seed (xorshift, 32 bits). Not for rounds of players. */
export function fastRandom(seed: number): RandomBelow {
  let state = seed | 0 || 1;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) / 2 ** 32) * limit);
  };
}

/** Part of all stakes that rounds pay back, in percent. */
export function simulateReturn(
  rounds: number,
  playRound: (randomBelow: RandomBelow) => Played,
  seed = 18,
): number {
  const randomBelow = fastRandom(seed);
  let [staked, paid] = [0, 0];
  for (let n = 0; n < rounds; n += 1) {
    const round = playRound(randomBelow);
    staked += round.staked;
    paid += round.paid;
  }
  return (100 * paid) / staked;
}
