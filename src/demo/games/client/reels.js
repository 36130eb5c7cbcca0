import { still, wait } from './elements.js';
import { createStrip, rows } from './strip.js';

/**
 * Five reels that roll until they know where to stop, then settle one after another.
 * @param {HTMLElement} root
 * @param {readonly string[]} symbols
 * @param {(symbol: string) => string} pictureOf
 * @param {(reel: number) => void} onStop
 */
export function createReels(root, symbols, pictureOf, onStop) {
  /** @param {number} count */
  const some = (count) =>
    Array.from({ length: count }, () => symbols[Math.floor(Math.random() * symbols.length)] ?? '');
  const strips = Array.from({ length: 5 }, () => createStrip(some, pictureOf));
  let hurried = false;
  /** @type {string[][] | null} */
  let wanted = null;
  /** @type {string[][]} */
  let shown = strips.map(() => some(rows));

  root.replaceChildren(...strips.map(({ reel }) => reel));
  strips.forEach(({ fill }, reel) => fill(shown[reel] ?? []));

  async function rollAll() {
    const rolls = strips.map(async ({ roll }, reel) => {
      const to = () => wanted?.[reel] ?? null;
      await roll({ from: shown[reel] ?? [], to, passes: 1 + reel, hurried: () => hurried });
      onStop(reel);
    });
    await Promise.all(rolls);
  }

  /** For those who want less motion: the reels dim until it is decided. */
  async function waitAll() {
    root.classList.add('waiting');
    while (wanted === null) await wait(40);
    root.classList.remove('waiting');
    strips.forEach(({ fill }, reel) => fill(wanted?.[reel] ?? []));
  }

  return {
    /** Rolls until `settle` says where to stop, and is done when the last reel stands. */
    async roll() {
      wanted = null;
      hurried = false;
      await (still() ? waitAll() : rollAll());
      shown = wanted ?? shown;
    },
    /** @param {string[][]} window */
    settle(window) {
      wanted = window;
    },
    /** Stops where the reels stood before: nothing was decided. */
    giveBack() {
      hurried = true;
      wanted = shown;
    },
    hurry() {
      hurried = true;
    },
    /**
     * Marks the cells of a win and dims the rest; none: all as they are.
     * @param {readonly (readonly [reel: number, row: number])[]} cells
     */
    mark(cells) {
      root.classList.toggle('decided', cells.length > 0);
      strips.forEach(({ mark }, reel) =>
        mark(cells.filter(([x]) => x === reel).map(([, row]) => row)),
      );
    },
  };
}
