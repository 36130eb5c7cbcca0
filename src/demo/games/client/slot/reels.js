import { prefersReducedMotion, wait } from '../elements.js';
import { createStrip, rows } from './strip.js';

/**
 * Five reels that roll until the result is known, then stop one after another.
 * @param {HTMLElement} root
 * @param {readonly string[]} symbols
 * @param {(symbol: string) => string} pictureOf
 * @param {(reel: number) => void} onStop
 */
export function createReels(root, symbols, pictureOf, onStop) {
  /** @param {number} count */
  const randomSymbols = (count) =>
    Array.from({ length: count }, () => symbols[Math.floor(Math.random() * symbols.length)] ?? '');
  const strips = Array.from({ length: 5 }, () => createStrip(randomSymbols, pictureOf));
  let hurried = false;
  /** @type {string[][] | null} */
  let result = null;
  /** @type {string[][]} */
  let shown = strips.map(() => randomSymbols(rows));

  root.replaceChildren(...strips.map(({ reel }) => reel));
  strips.forEach(({ fill }, reel) => fill(shown[reel] ?? []));

  async function rollAll() {
    const rolls = strips.map(async ({ roll }, reel) => {
      const to = () => result?.[reel] ?? null;
      await roll({ from: shown[reel] ?? [], to, passes: 1 + reel, hurried: () => hurried });
      onStop(reel);
    });
    await Promise.all(rolls);
  }

  /** With reduced motion, dims the reels until the result is known. */
  async function waitAll() {
    root.classList.add('waiting');
    while (result === null) await wait(40);
    root.classList.remove('waiting');
    strips.forEach(({ fill }, reel) => fill(result?.[reel] ?? []));
  }

  return {
    /** Rolls until `settle` sets the result. Resolves when the last reel has stopped. */
    async roll() {
      result = null;
      hurried = false;
      await (prefersReducedMotion() ? waitAll() : rollAll());
      shown = result ?? shown;
    },
    /** @param {string[][]} window */
    settle(window) {
      result = window;
    },
    /** Stops at the previous symbols after a failed round. */
    restore() {
      hurried = true;
      result = shown;
    },
    hurry() {
      hurried = true;
    },
    /**
     * Highlights the cells of a win and dims the others. An empty list removes the highlight.
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
