import { byId, make, prefersReducedMotion, wait } from '../elements.ts';
import { pesoFormat } from '../labels.ts';
import { sound } from '../sound.ts';
import { createTicket } from './ticket.ts';
import type { Draw } from './numbers.ts';
import type { Opened as GameOpened } from '../calls.ts';
import { languageTag, text } from '../texts/texts.ts';
import type { Scene } from '../start-table.ts';

interface Drawn {
  numbers: number[];
  drawn: number[];
  hits: number;
}

interface Choice {
  game: string;
  numbers: number[];
}

type Opened = GameOpened & { draws: Draw[] };

const hitsText = (hits: number) =>
  hits === 1 ? text('lottery.hits.one') : text('lottery.hits.other', { hits });

const resultText = (drawn: string, hits: number) =>
  hits === 1
    ? text('lottery.result.one', { drawn })
    : text('lottery.result.other', { drawn, hits });

export const pricesOf = (draw: Draw) => [
  ...draw.pays.flatMap((times, hits) =>
    times > 0 ? [[hitsText(hits), `×${times.toLocaleString(languageTag())}`] as const] : [],
  ),
  [text('lottery.returns'), `${draw.returns} %`] as const,
];

/** A past ticket, and the drawn balls. */
export function createScene(opened: Opened): Scene<Drawn, Choice> {
  const money = pesoFormat();
  const result = make('div', 'balls drawn');
  result.ariaHidden = 'true';
  const ticket = createTicket(opened, () => result.replaceChildren());
  const hall = make('div', 'hall');
  hall.append(ticket.picker, result, ...ticket.parts);
  byId('scene', HTMLDivElement).append(hall);

  return {
    choice() {
      const [draw, numbers] = [ticket.draw(), ticket.numbers()];
      return numbers.length === draw?.balls ? { game: draw.code, numbers } : null;
    },
    lay(choice) {
      ticket.lay(choice);
      ticket.lock(true);
    },
    begin() {
      result.replaceChildren();
      ticket.lock(true);
    },
    async show({ numbers: chosen, drawn, hits, payoutCentavos }) {
      for (const [place, ball] of drawn.entries()) {
        const made = make('span', 'ball', String(ball));
        const hit = ticket.draw()?.returned ? chosen[place] === ball : chosen.includes(ball);
        made.toggleAttribute('data-hit', hit);
        result.append(made);
        sound.stop(place);
        await wait(prefersReducedMotion() ? 0 : 420);
      }
      const summary = resultText(drawn.join(', '), hits);
      if (payoutCentavos === 0) return summary;
      return `${summary} ${text('round.gained', { amount: money(payoutCentavos) })}`;
    },
    end: () => ticket.lock(false),
    prices: () => [ticket.draw()].filter((draw) => draw !== undefined).flatMap(pricesOf),
  };
}
