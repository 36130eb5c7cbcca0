import { make, wait } from './elements.js';

export const rows = 3;
const filler = 6;
const pass = 230;

/**
 * What a strip has to know to roll: where it stands, where it is to stop (null until that is
 * decided), how often it goes round at the least, and whether the player is in a hurry.
 * @typedef {object} Course
 * @property {readonly string[]} from
 * @property {() => readonly string[] | null} to
 * @property {number} passes
 * @property {() => boolean} hurried
 */

/**
 * @param {string} symbol
 * @param {string} picture
 */
function cellOf(symbol, picture) {
  const cell = make('div', 'cell');
  const image = make('img', 'symbol');
  image.src = picture;
  image.alt = '';
  image.draggable = false;
  cell.dataset['symbol'] = symbol;
  cell.append(image);
  return cell;
}

/**
 * One reel: a strip of symbols behind a window of three.
 * @param {(count: number) => string[]} some
 * @param {(symbol: string) => string} pictureOf
 */
export function createStrip(some, pictureOf) {
  const reel = make('div', 'reel');
  const strip = make('div', 'strip');
  reel.append(strip);

  /** @param {readonly string[]} cells */
  function fill(cells) {
    strip.style.setProperty('--cells', String(cells.length));
    strip.replaceChildren(...cells.map((symbol) => cellOf(symbol, pictureOf(symbol))));
  }

  /**
   * Runs down from the last three cells to the first three.
   * @param {readonly string[]} cells
   * @param {number} duration
   * @param {string} easing
   */
  async function glide(cells, duration, easing) {
    fill(cells);
    const from = `translateY(-${((cells.length - rows) / cells.length) * 100}%)`;
    const run = strip.animate([{ transform: from }, { transform: 'none' }], { duration, easing });
    await Promise.race([run.finished, wait(duration + 250)]);
    run.cancel();
  }

  return {
    reel,
    fill,
    /** @param {Course} course */
    async roll({ from, to, passes, hurried }) {
      let seen = some(rows);
      strip.classList.add('rolling');
      await glide([...seen, ...some(filler), ...from], 260, 'cubic-bezier(.5, 0, 1, .8)');
      for (let done = 0; to() === null || (done < passes && !hurried()); done += 1) {
        const next = some(rows);
        await glide([...next, ...some(filler), ...seen], pass, 'linear');
        seen = next;
      }
      strip.classList.remove('rolling');
      const last = to() ?? seen;
      const cells = [...last, ...some(rows), ...seen];
      await glide(cells, hurried() ? 220 : 430, 'cubic-bezier(.18, .9, .32, 1.12)');
      fill(last);
    },
    /** @param {readonly number[]} won Rows to mark. */
    mark(won) {
      [...strip.children].forEach((cell, row) => cell.classList.toggle('won', won.includes(row)));
    },
  };
}
