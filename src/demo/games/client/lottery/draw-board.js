import { make } from '../elements.js';
import { countdown, timeFormat } from '../game-clock.js';

/**
 * @typedef {{ game: string, numero: string, closesAt: number, endsAt: number, hash: string }} Coming
 * @typedef {Coming & { seed: string, drawn: number[] }} Past
 * @typedef {{ game: string, numbers: number[], draw: string, inRow?: number }} Choice
 * @typedef {object} Ticket
 * @property {string} id
 * @property {string} key
 * @property {number} stakeCentavos
 * @property {number} payoutCentavos
 * @property {'open' | 'won' | 'lost' | 'tied' | 'cancelled'} state
 * @property {Choice} choice
 * @property {{ drawn: number[], hits: number } | null} outcome
 * @property {number | null} dueAt
 * @typedef {ReturnType<typeof import('./messages.js').lotteryMessages>} Messages
 */

/** Tickets that the page lists. The bet record has all. */
const listed = 8;

/**
 * Balls with numbers.
 * @param {readonly number[]} numbers
 * @param {(ball: number, place: number) => boolean} isHit
 */
function ballsOf(numbers, isHit = () => false) {
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

/**
 * The draws that a ticket is bought for: the next one that takes tickets with the time that is left, and the number of draws.
 * @param {Messages} messages
 */
export function createNext(messages) {
  const time = timeFormat(messages.tag);
  const root = make('div', 'next');
  const name = make('b', 'next-name');
  const when = make('span', 'next-when');
  const left = make('span', 'next-left');
  const row = make('select', 'row-count');
  row.setAttribute('aria-label', messages.draws);
  root.append(name, when, left, row);
  let offered = 0;

  return {
    root,
    /** The number of draws that the ticket is for. */
    count: () => Number(row.value) || 1,
    /** @param {boolean} now */
    lock(now) {
      row.disabled = now;
    },
    /**
     * @param {readonly Coming[]} open Draws that take tickets, the next one first.
     * @param {Coming | undefined} closed The draw that is about to be drawn.
     * @param {number} now
     */
    show(open, closed, now) {
      const [draw] = open;
      const shown = draw ?? closed;
      name.textContent = shown === undefined ? '' : messages.drawOf(shown.numero);
      when.textContent =
        shown === undefined ? '' : `${time.day(shown.endsAt)} ${time.clock(shown.endsAt)}`;
      const until = draw === undefined ? (closed?.endsAt ?? now) : draw.closesAt;
      const text = until - now < 3_600_000 ? countdown(until - now) : '';
      left.textContent = draw === undefined ? messages.closed(text) : messages.closesIn(text);
      left.hidden = text === '';
      row.hidden = open.length < 2;
      if (offered === open.length) return;
      offered = open.length;
      const chosen = row.value;
      row.replaceChildren(
        ...open.map((_, n) => new Option(messages.forDraws(n + 1), String(n + 1))),
      );
      row.value = Number(chosen) <= open.length && chosen !== '' ? chosen : '1';
    },
  };
}

/**
 * The last results of a game, and the tickets of the member.
 * @param {Messages} messages
 * @param {(centavos: number) => string} money
 */
export function createLists(messages, money) {
  const time = timeFormat(messages.tag);
  const results = make('ol', 'results');
  const tickets = make('ol', 'tickets');
  const root = make('div', 'lists');
  /** @param {string} title @param {HTMLElement} list */
  const part = (title, list) => {
    const made = make('section', 'list-part');
    made.append(make('h2', 'list-title', title), list);
    return made;
  };
  root.append(part(messages.ownTickets, tickets), part(messages.results, results));
  const when = (/** @type {number} */ at) => `${time.day(at)} ${time.clock(at)}`;

  /** @param {Past} draw */
  function resultRow({ numero, endsAt, drawn }) {
    const row = make('li', 'list-row');
    const head = make('span', 'row-head', numero);
    head.append(make('span', 'row-when', when(endsAt)));
    row.append(head, ballsOf(drawn));
    return row;
  }

  /** @param {Ticket} ticket @param {(game: string) => boolean} isOrdered */
  function ticketRow({ choice, outcome, state, stakeCentavos, payoutCentavos, dueAt }, isOrdered) {
    const row = make('li', 'list-row');
    row.dataset['state'] = state;
    const head = make('span', 'row-head', choice.draw);
    head.append(make('span', 'row-when', dueAt === null ? '' : when(dueAt)));
    const drawn = outcome?.drawn ?? [];
    const balls = ballsOf(choice.numbers, (ball, place) =>
      isOrdered(choice.game) ? drawn[place] === ball : drawn.includes(ball),
    );
    const end = make('span', 'row-end', messages.states[state]);
    end.append(make('b', '', money(state === 'open' ? stakeCentavos : payoutCentavos)));
    row.append(head, balls, end);
    return row;
  }

  return {
    root,
    /**
     * @param {readonly Past[]} past
     * @param {readonly Ticket[]} own Newest first.
     * @param {(game: string) => boolean} isOrdered
     */
    show(past, own, isOrdered) {
      results.replaceChildren(...past.map(resultRow));
      const isOpen = (/** @type {Ticket} */ { state }) => state === 'open';
      const sorted = [
        ...own.filter(isOpen).toSorted((one, other) => (one.dueAt ?? 0) - (other.dueAt ?? 0)),
        ...own.filter((ticket) => !isOpen(ticket)),
      ];
      tickets.replaceChildren(
        ...sorted.slice(0, listed).map((ticket) => ticketRow(ticket, isOrdered)),
      );
      if (own.length === 0) tickets.append(make('li', 'list-none', messages.noTickets));
    },
  };
}
