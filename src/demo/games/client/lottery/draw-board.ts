import { make } from '../elements.ts';
import { countdown, timeFormat } from '../game-clock.ts';
import { text } from '../texts/texts.ts';

export interface Coming {
  game: string;
  numero: string;
  closesAt: number;
  endsAt: number;
  hash: string;
}

export type Past = Coming & { seed: string; drawn: number[] };

interface Choice {
  game: string;
  numbers: number[];
  draw: string;
  inRow?: number;
}

export interface Ticket {
  id: string;
  key: string;
  stakeCentavos: number;
  payoutCentavos: number;
  state: 'open' | 'won' | 'lost' | 'tied' | 'cancelled';
  choice: Choice;
  outcome: { drawn: number[]; hits: number } | null;
  dueAt: number | null;
}

/** Tickets that the page lists. The bet record has all. */
const listed = 8;

/** The words for a number of draws. */
const drawsText = (count: number) =>
  count === 1 ? text('lottery.forDraws.one') : text('lottery.forDraws.other', { count });

/** Balls with numbers. */
function ballsOf(
  numbers: readonly number[],
  isHit: (ball: number, place: number) => boolean = () => false,
) {
  const root = make('span', 'row-balls');
  root.append(
    ...numbers.map((ball, place) => {
      const made = make('span', 'ball', String(ball));
      made.toggleAttribute('data-hit', isHit(ball, place));
      return made;
    }),
  );
  return root;
}

/** The draws that a ticket is bought for: the next one that takes tickets with the time that is left, and the number of draws. */
export function createNext() {
  const time = timeFormat();
  const root = make('div', 'next');
  const name = make('b', 'next-name');
  const when = make('span', 'next-when');
  const left = make('span', 'next-left');
  const row = make('select', 'row-count');
  row.setAttribute('aria-label', text('lottery.draws'));
  root.append(name, when, left, row);
  let offered = 0;

  return {
    root,
    /** The number of draws that the ticket is for. */
    count: () => Number(row.value) || 1,
    lock(now: boolean) {
      row.disabled = now;
    },
    /** `open`: draws that take tickets, the next one first. `closed`: the draw that is about to be drawn. */
    show(open: readonly Coming[], closed: Coming | undefined, now: number) {
      const [draw] = open;
      const shown = draw ?? closed;
      name.textContent =
        shown === undefined ? '' : text('lottery.drawOf', { numero: shown.numero });
      when.textContent =
        shown === undefined ? '' : `${time.day(shown.endsAt)} ${time.clock(shown.endsAt)}`;
      const until = draw === undefined ? (closed?.endsAt ?? now) : draw.closesAt;
      const rest = until - now < 3_600_000 ? countdown(until - now) : '';
      const phase = draw === undefined ? 'closed' : 'closesIn';
      left.textContent = text(`lottery.${phase}`, { left: rest });
      left.hidden = rest === '';
      row.hidden = open.length < 2;
      if (offered === open.length) return;
      offered = open.length;
      const chosen = row.value;
      row.replaceChildren(...open.map((_, n) => new Option(drawsText(n + 1), String(n + 1))));
      row.value = Number(chosen) <= open.length && chosen !== '' ? chosen : '1';
    },
  };
}

/** The last results of a game, and the tickets of the member. */
export function createLists(money: (centavos: number) => string) {
  const time = timeFormat();
  const results = make('ol', 'results');
  const tickets = make('ol', 'tickets');
  const root = make('div', 'lists');
  const part = (title: string, list: HTMLElement) => {
    const made = make('section', 'list-part');
    made.append(make('h2', 'list-title', title), list);
    return made;
  };
  root.append(part(text('lottery.ownTickets'), tickets), part(text('lottery.results'), results));
  const when = (at: number) => `${time.day(at)} ${time.clock(at)}`;

  function resultRow({ numero, endsAt, drawn }: Past) {
    const row = make('li', 'list-row');
    const head = make('span', 'row-head', numero);
    head.append(make('span', 'row-when', when(endsAt)));
    row.append(head, ballsOf(drawn));
    return row;
  }

  function ticketRow(
    { choice, outcome, state, stakeCentavos, payoutCentavos, dueAt }: Ticket,
    isOrdered: (game: string) => boolean,
  ) {
    const row = make('li', 'list-row');
    row.dataset['state'] = state;
    const head = make('span', 'row-head', choice.draw);
    head.append(make('span', 'row-when', dueAt === null ? '' : when(dueAt)));
    const drawn = outcome?.drawn ?? [];
    const balls = ballsOf(choice.numbers, (ball, place) =>
      isOrdered(choice.game) ? drawn[place] === ball : drawn.includes(ball),
    );
    const end = make('span', 'row-end', text(`lottery.state.${state}`));
    end.append(make('b', '', money(state === 'open' ? stakeCentavos : payoutCentavos)));
    row.append(head, balls, end);
    return row;
  }

  return {
    root,
    /** `own`: newest first. */
    show(past: readonly Past[], own: readonly Ticket[], isOrdered: (game: string) => boolean) {
      results.replaceChildren(...past.map(resultRow));
      const isOpen = ({ state }: Ticket) => state === 'open';
      const sorted = [
        ...own.filter(isOpen).toSorted((one, other) => (one.dueAt ?? 0) - (other.dueAt ?? 0)),
        ...own.filter((ticket) => !isOpen(ticket)),
      ];
      tickets.replaceChildren(
        ...sorted.slice(0, listed).map((ticket) => ticketRow(ticket, isOrdered)),
      );
      if (own.length === 0) tickets.append(make('li', 'list-none', text('lottery.noTickets')));
    },
  };
}
