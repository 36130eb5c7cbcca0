import { byId, make, still, wait } from '../elements.js';
import { pesoFormat } from '../labels.js';
import { sound } from '../sound.js';
import { createNumbers } from './numbers.js';

/**
 * @typedef {import('./numbers.js').Draw} Draw
 * @typedef {import('../calls.js').Settled & { numbers: number[], drawn: number[], hits: number }} Drawn
 * @typedef {import('../calls.js').Opened & { draws: Draw[] }} Opened
 * @typedef {ReturnType<typeof import('./words.js').lotteryWords>} Words
 */

/** @param {Draw[]} draws */
function wantedDraw(draws) {
  const code = new URLSearchParams(location.search).get('game');
  return draws.find((draw) => draw.code === code) ?? draws[0];
}

/**
 * @param {Draw[]} draws
 * @param {string} language
 * @param {string} name
 */
function createPicker(draws, language, name) {
  const root = make('div', 'picker');
  const picture = make('img', 'draw-picture');
  picture.alt = '';
  const select = make('select', 'draw');
  select.setAttribute('aria-label', name);
  select.append(
    ...draws.map(({ code, name: names }) => new Option(names[language] ?? names['EN'], code)),
  );
  root.append(picture, select);
  return { root, picture, select };
}

/**
 * A draw, its numbers, and the balls that came.
 * @param {Opened} opened
 * @param {Words} words
 * @returns {import('../table.js').Scene}
 */
export function createScene({ draws, language }, words) {
  const money = pesoFormat(words.tag);
  const { root, picture, select } = createPicker(draws, language, words.draw);
  const task = make('p', 'task');
  const ticket = make('div', 'ticket');
  const lucky = make('button', 'other', words.lucky);
  lucky.type = 'button';
  const result = make('div', 'balls drawn');
  result.ariaHidden = 'true';
  const hall = make('div', 'hall');
  hall.append(root, result, task, ticket, lucky);
  byId('scene', HTMLDivElement).append(hall);

  let draw = wantedDraw(draws);
  /** @type {ReturnType<typeof createNumbers> | null} */
  let numbers = null;

  /** Lays out the draw that is chosen. */
  function lay() {
    if (draw === undefined) return;
    picture.src = `/lottery/pictures/${draw.code}.svg`;
    select.value = draw.code;
    numbers = createNumbers(draw, words.place);
    task.textContent = draw.returned
      ? words.places(draw.balls)
      : words.ticks(draw.balls, draw.highest);
    ticket.replaceChildren(numbers.root);
    result.replaceChildren();
  }

  select.addEventListener('change', () => {
    draw = draws.find(({ code }) => code === select.value) ?? draw;
    lay();
  });
  lucky.addEventListener('click', () => numbers?.lucky());
  lay();

  return {
    choice() {
      const chosen = numbers?.chosen() ?? [];
      return chosen.length === draw?.balls ? { game: draw.code, numbers: chosen } : null;
    },
    begin() {
      result.replaceChildren();
      select.disabled = true;
    },
    /** @param {Drawn} round */
    async show({ numbers: chosen, drawn, hits, payoutCentavos }) {
      for (const [place, ball] of drawn.entries()) {
        const made = make('span', 'ball', String(ball));
        const hit = draw?.returned ? chosen[place] === ball : chosen.includes(ball);
        made.toggleAttribute('data-hit', hit);
        result.append(made);
        sound.stop(place);
        await wait(still() ? 0 : 420);
      }
      const told = words.told(drawn.join(', '), hits);
      return payoutCentavos > 0 ? `${told} ${words.gained(money(payoutCentavos))}` : told;
    },
    end() {
      select.disabled = false;
    },
    prices() {
      const rows = (draw?.pays ?? []).flatMap((times, hits) =>
        times > 0
          ? [/** @type {const} */ ([words.hits(hits), `×${times.toLocaleString(words.tag)}`])]
          : [],
      );
      return [...rows, [words.returns, `${draw?.returns ?? ''} %`]];
    },
  };
}
