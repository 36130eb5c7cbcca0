import { byId, make, prefersReducedMotion, wait } from '../elements.js';
import { pesoFormat } from '../labels.js';
import { sound } from '../sound.js';
import { createTicket } from './ticket.js';

/**
 * @typedef {import('./numbers.js').Draw} Draw
 * @typedef {import('../calls.js').Settlement & { numbers: number[], drawn: number[], hits: number }} Drawn
 * @typedef {import('../calls.js').Opened & { draws: Draw[] }} Opened
 * @typedef {ReturnType<typeof import('./messages.js').lotteryMessages>} Messages
 */

/** @param {Messages} messages */
export const pricesOf = (messages) => (/** @type {Draw} */ draw) => [
  ...draw.pays.flatMap((times, hits) =>
    times > 0
      ? [/** @type {const} */ ([messages.hits(hits), `×${times.toLocaleString(messages.tag)}`])]
      : [],
  ),
  /** @type {const} */ ([messages.returns, `${draw.returns} %`]),
];

/**
 * A past ticket, and the drawn balls.
 * @param {Opened} opened
 * @param {Messages} messages
 * @returns {import('../start-table.js').Scene}
 */
export function createScene(opened, messages) {
  const money = pesoFormat(messages.tag);
  const result = make('div', 'balls drawn');
  result.ariaHidden = 'true';
  const ticket = createTicket(opened, messages, () => result.replaceChildren());
  const hall = make('div', 'hall');
  hall.append(ticket.picker, result, ...ticket.parts);
  byId('scene', HTMLDivElement).append(hall);

  return {
    choice() {
      const [draw, numbers] = [ticket.draw(), ticket.numbers()];
      return numbers.length === draw?.balls ? { game: draw.code, numbers } : null;
    },
    lay(choice) {
      ticket.lay(/** @type {{ game: string, numbers: number[] }} */ (choice));
      ticket.lock(true);
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
        await wait(prefersReducedMotion() ? 0 : 420);
      }
      const summary = messages.result(drawn.join(', '), hits);
      return payoutCentavos > 0 ? `${summary} ${messages.gained(money(payoutCentavos))}` : summary;
    },
    end: () => ticket.lock(false),
    prices: () => [ticket.draw()].filter((draw) => draw !== undefined).flatMap(pricesOf(messages)),
  };
}
