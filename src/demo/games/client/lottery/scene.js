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
 * The ticket: which draw, and which numbers of it.
 * @param {Opened} opened
 * @param {Words} words
 * @param {() => void} onChange Another draw has been chosen.
 */
function createTicket({ draws, language }, words, onChange) {
  const picker = createPicker(draws, language, words.draw);
  const task = make('p', 'task');
  const place = make('div', 'ticket');
  const lucky = make('button', 'other', words.lucky);
  lucky.type = 'button';
  let draw = wantedDraw(draws);
  /** @type {ReturnType<typeof createNumbers> | null} */
  let numbers = null;

  /** Lays out the draw that is chosen. */
  function lay() {
    if (draw === undefined) return;
    picker.picture.src = `/lottery/pictures/${draw.code}.svg`;
    picker.select.value = draw.code;
    numbers = createNumbers(draw, words.place);
    const { returned, balls, highest } = draw;
    task.textContent = returned ? words.places(balls) : words.ticks(balls, highest);
    place.replaceChildren(numbers.root);
  }

  picker.select.addEventListener('change', () => {
    draw = draws.find(({ code }) => code === picker.select.value) ?? draw;
    lay();
    onChange();
  });
  lucky.addEventListener('click', () => numbers?.lucky());
  lay();
  return {
    picker: picker.root,
    parts: [task, place, lucky],
    draw: () => draw,
    numbers: () => numbers?.chosen() ?? [],
    /** @param {boolean} now */
    lock(now) {
      picker.select.disabled = now;
    },
  };
}

/** @param {Words} words */
const pricesOf = (words) => (/** @type {Draw} */ draw) => [
  ...draw.pays.flatMap((times, hits) =>
    times > 0
      ? [/** @type {const} */ ([words.hits(hits), `×${times.toLocaleString(words.tag)}`])]
      : [],
  ),
  /** @type {const} */ ([words.returns, `${draw.returns} %`]),
];

/**
 * A ticket, and the balls that came.
 * @param {Opened} opened
 * @param {Words} words
 * @returns {import('../table.js').Scene}
 */
export function createScene(opened, words) {
  const money = pesoFormat(words.tag);
  const result = make('div', 'balls drawn');
  result.ariaHidden = 'true';
  const ticket = createTicket(opened, words, () => result.replaceChildren());
  const hall = make('div', 'hall');
  hall.append(ticket.picker, result, ...ticket.parts);
  byId('scene', HTMLDivElement).append(hall);

  return {
    choice() {
      const [draw, numbers] = [ticket.draw(), ticket.numbers()];
      return numbers.length === draw?.balls ? { game: draw.code, numbers } : null;
    },
    begin() {
      result.replaceChildren();
      ticket.lock(true);
    },
    /** @param {Drawn} round */
    async show({ numbers: chosen, drawn, hits, payoutCentavos }) {
      for (const [place, ball] of drawn.entries()) {
        const made = make('span', 'ball', String(ball));
        const hit = ticket.draw()?.returned ? chosen[place] === ball : chosen.includes(ball);
        made.toggleAttribute('data-hit', hit);
        result.append(made);
        sound.stop(place);
        await wait(still() ? 0 : 420);
      }
      const told = words.told(drawn.join(', '), hits);
      return payoutCentavos > 0 ? `${told} ${words.gained(money(payoutCentavos))}` : told;
    },
    end: () => ticket.lock(false),
    prices: () => [ticket.draw()].filter((draw) => draw !== undefined).flatMap(pricesOf(words)),
  };
}
