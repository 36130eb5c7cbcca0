import { proxy } from 'valtio/vanilla';
import type { ReplyOf } from '#protocol/call.ts';
import { getDrawBets } from '#protocol/calls/records/bet-records.ts';
import { keptTickets } from './kept-lottery.ts';
import type { Cache } from '../cache/cache.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';

const dayMs = 24 * 3_600_000;

/** Tickets are sold at most a week before their draw: this time has all that are open, in milliseconds. */
const shownMs = 14 * dayMs;

/** The most tickets that are shown. The bet record has all. */
const most = 20;

/** A ticket of the member. */
export type Ticket = Readonly<ReplyOf<typeof getDrawBets>['bets'][number]>;

interface TicketState extends QueryState {
  /** Open tickets by draw, then the settled ones, the newest first. */
  tickets: readonly Ticket[];
}

export interface TicketNeeds {
  send: Send;
  cache: Cache;
  /** Null for a guest, who has no tickets. */
  customerId(): string | null;
  events: Events;
  now(): number;
}

export interface Tickets {
  readonly state: TicketState;
  load(): Promise<void>;
}

function inOrder(tickets: readonly Ticket[]): Ticket[] {
  const open = tickets.filter(({ settledAt }) => settledAt === null);
  const settled = tickets.filter(({ settledAt }) => settledAt !== null);
  return [
    ...open.toSorted((one, other) => (one.drawsAt ?? 0) - (other.drawsAt ?? 0)),
    ...settled.toSorted((one, other) => (other.settledAt ?? 0) - (one.settledAt ?? 0)),
  ];
}

/** The last tickets of the member, drawn or not, kept for reading offline. */
export function createTickets(needs: TicketNeeds): Tickets {
  const { send, cache, customerId, now } = needs;
  const state = proxy<TicketState>({ ...idle(), tickets: [] });
  const { load } = createQuery({
    ...needs,
    state,
    empty: { tickets: [] },
    isPrivate: true,
    enabled: () => customerId() !== null,
    refreshOn: ['played', 'moneyMoved', 'minute', 'visible', 'online', 'language'],
    keep: () => cache.entry(keptTickets, customerId()),
    async call(options) {
      const period = { from: now() - shownMs, to: now() + dayMs };
      const { bets } = await send(getDrawBets, { ...period, page: 1, size: most }, options);
      return bets;
    },
    show: (bets) => ({ tickets: inOrder(bets) }),
  });
  return { state, load };
}
