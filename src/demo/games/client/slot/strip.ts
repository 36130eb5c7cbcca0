import { make, wait } from '../elements.ts';

/** Visible rows of a reel. */
export const rows = 3;
const fillerRows = 6;
const passMs = 230;

/**
 * Input of a roll: the current symbols, the final symbols (null until they are known), the minimum
 * number of passes, and true from `hurried` to stop early.
 */
interface RollOptions {
  from: readonly string[];
  to: () => readonly string[] | null;
  passes: number;
  hurried: () => boolean;
}

function cellOf(symbol: string, picture: string) {
  const cell = make('div', 'cell');
  const image = make('img', 'symbol');
  image.src = picture;
  image.alt = '';
  image.draggable = false;
  cell.dataset['symbol'] = symbol;
  cell.append(image);
  return cell;
}

/** One reel: a strip of symbols behind a window of three rows. */
export function createStrip(
  randomSymbols: (count: number) => string[],
  pictureOf: (symbol: string) => string,
) {
  const reel = make('div', 'reel');
  const strip = make('div', 'strip');
  reel.append(strip);

  function fill(cells: readonly string[]) {
    strip.style.setProperty('--cells', String(cells.length));
    strip.replaceChildren(...cells.map((symbol) => cellOf(symbol, pictureOf(symbol))));
  }

  /** Moves from the last three cells to the first three. */
  async function glide(cells: readonly string[], duration: number, easing: string) {
    fill(cells);
    const from = `translateY(-${((cells.length - rows) / cells.length) * 100}%)`;
    const run = strip.animate([{ transform: from }, { transform: 'none' }], { duration, easing });
    await Promise.race([run.finished, wait(duration + 250)]);
    run.cancel();
  }

  return {
    reel,
    fill,
    async roll({ from, to, passes, hurried }: RollOptions) {
      let seen = randomSymbols(rows);
      strip.classList.add('rolling');
      await glide(
        [...seen, ...randomSymbols(fillerRows), ...from],
        260,
        'cubic-bezier(.5, 0, 1, .8)',
      );
      for (let done = 0; to() === null || (done < passes && !hurried()); done += 1) {
        const next = randomSymbols(rows);
        await glide([...next, ...randomSymbols(fillerRows), ...seen], passMs, 'linear');
        seen = next;
      }
      strip.classList.remove('rolling');
      const last = to() ?? seen;
      const cells = [...last, ...randomSymbols(rows), ...seen];
      await glide(cells, hurried() ? 220 : 430, 'cubic-bezier(.18, .9, .32, 1.12)');
      fill(last);
    },
    /** `won`: rows to mark. */
    mark(won: readonly number[]) {
      [...strip.children].forEach((cell, row) => cell.classList.toggle('won', won.includes(row)));
    },
  };
}
