import { prefersReducedMotion, wait } from '../elements.ts';
import { createStrip, rows } from './strip.ts';

/** Five reels that roll until the result is known, then stop one after another. */
export function createReels(
  root: HTMLElement,
  symbols: readonly string[],
  pictureOf: (symbol: string) => string,
  onStop: (reel: number) => void,
) {
  const randomSymbols = (count: number) =>
    Array.from({ length: count }, () => symbols[Math.floor(Math.random() * symbols.length)] ?? '');
  const strips = Array.from({ length: 5 }, () => createStrip(randomSymbols, pictureOf));
  let hurried = false;
  let result: string[][] | null = null;
  let shown: string[][] = strips.map(() => randomSymbols(rows));

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
    settle(window: string[][]) {
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
    /** Highlights the cells of a win and dims the others. An empty list removes the highlight. */
    mark(cells: readonly (readonly [reel: number, row: number])[]) {
      root.classList.toggle('decided', cells.length > 0);
      strips.forEach(({ mark }, reel) =>
        mark(cells.filter(([x]) => x === reel).map(([, row]) => row)),
      );
    },
  };
}
