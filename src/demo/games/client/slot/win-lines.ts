import { byId, prefersReducedMotion } from '../elements.ts';
import type { Settlement, Opened } from '../calls.ts';

interface LineWin {
  line: number;
  symbol: string;
  count: number;
  centavos: number;
}

export type SlotRound = Settlement & {
  reels: string[][];
  lines: LineWin[];
  jackpotCentavos: number;
};

export type OpenedSlot = Opened & {
  paytable: Record<string, number[]>;
  lines: number[][];
  jackpotStake: number | null;
  jackpotCap: number;
};

/** Shows the winning lines: first all, then one after another until `clear`. */
export function createWinLines(
  lines: readonly (readonly number[])[],
  mark: (cells: (readonly [number, number])[]) => void,
  onShow: (win: LineWin) => void,
) {
  const svg = byId('lines', SVGSVGElement);
  let timer: ReturnType<typeof setInterval> | undefined;

  const cellsOf = (win: LineWin) =>
    (lines[win.line] ?? []).slice(0, win.count).map((row, reel) => [reel, row] as const);

  function draw(wins: readonly LineWin[]) {
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
    show(wins: readonly LineWin[]) {
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
