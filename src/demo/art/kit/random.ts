/** Seeded pseudo-random numbers: the same seed gives the same sequence on every machine. */
export interface Random {
  /** A number from `low` (included) to `high` (excluded). */
  between(low: number, high: number): number;
  /** An integer from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** True with this probability, 0 to 1. */
  chance(likelihood: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

function hash(text: string): number {
  let value = 2_166_136_261;
  for (const letter of text) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  }
  return value >>> 0;
}

/** Mulberry32, seeded with the FNV-1a hash of a text. */
function mulberry(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Creates a generator from a seed text. */
export function createRandom(seed: string): Random {
  const next = mulberry(seed);
  const between = (low: number, high: number) => low + next() * (high - low);
  return {
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    chance: (likelihood) => next() < likelihood,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
