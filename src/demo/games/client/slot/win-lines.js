import { byId, prefersReducedMotion } from '../elements.js';

/**
 * @typedef {{ line: number, symbol: string, count: number, centavos: number }} LineWin
 * @typedef {import('../calls.js').Settlement & { reels: string[][], lines: LineWin[], jackpotCentavos: number }} SlotRound
 * @typedef {import('../calls.js').Opened & { paytable: Record<string, number[]>, lines: number[][], jackpotStake: number | null, jackpotCap: number }} OpenedSlot
 */

/**
 * Shows the winning lines: first all, then one after another until `clear`.
 * @param {readonly (readonly number[])[]} lines
 * @param {(cells: (readonly [number, number])[]) => void} mark
 * @param {(win: LineWin) => void} onShow
 */
export function createWinLines(lines, mark, onShow) {
  const svg = byId('lines', SVGSVGElement);
  let timer = 0;

  /** @param {LineWin} win */
  const cellsOf = (win) =>
    (lines[win.line] ?? [])
      .slice(0, win.count)
      .map((row, reel) => /** @type {const} */ ([reel, row]));

  /** @param {readonly LineWin[]} wins */
  function draw(wins) {
    svg.replaceChildren(
      ...wins.map(({ line }) => {
        const points = (lines[line] ?? []).map((row, reel) => `${5 + reel * 10},${5 + row * 10}`);
        const trace = document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
        trace.setAttribute(
          'points',
          ['0,' + points[0]?.split(',')[1], ...points, '50,' + points.at(-1)?.split(',')[1]].join(
            ' ',
          ),
        );
        trace.setAttribute('class', 'trace');
        return trace;
      }),
    );
    mark(wins.flatMap(cellsOf));
  }

  function clear() {
    clearInterval(timer);
    svg.replaceChildren();
    mark([]);
  }

  return {
    clear,
    /** @param {readonly LineWin[]} wins */
    show(wins) {
      clear();
      if (wins.length === 0) return;
      draw(wins);
      const [first] = wins;
      if (wins.length === 1 && first !== undefined) onShow(first);
      if (wins.length === 1 || prefersReducedMotion()) return;
      let at = -1;
      timer = setInterval(() => {
        at = (at + 1) % wins.length;
        const win = wins[at];
        if (win === undefined) return;
        draw([win]);
        onShow(win);
      }, 1500);
    },
  };
}
