/** Random numbers that a seed decides: the same seed gives the same numbers. */
export function createRandom(seed: number) {
  let state = seed >>> 0;

  /** A number from 0 to below 1, by mulberry32. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `least` to `most`. */
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));

  return {
    integer,
    isTrue: (chance: number) => next() < chance,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[integer(0, items.length - 1)];
      if (item === undefined) throw new RangeError('There is nothing to pick from');
      return item;
    },
    /** A UUID for a key. */
    key(): string {
      const digits = Array.from({ length: 32 }, () => integer(0, 15).toString(16)).join('');
      return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    },
  };
}

export type Random = ReturnType<typeof createRandom>;
