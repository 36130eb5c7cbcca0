import { proxy } from 'valtio/vanilla';
import { getDrawBets } from '#protocol/calls/records/bet-records.ts';
import { type Bet, betStatus } from '#protocol/model/bet.ts';
import { sumOrNull } from '#protocol/model/readers/unknown-money.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import { keptWins } from './kept-records.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import { settledCalls } from './bet-record.ts';
import { timesOf } from './period.ts';
import type { RecordNeeds } from './record-needs.ts';

/** A bet that was won. */
export interface Win extends Bet {
  readonly category: GameType;
}

interface Wins {
  /** The latest wins of all categories, newest first; at most `mostWins`. */
  readonly wins: readonly Win[];
  /** Number of all wins. */
  readonly count: number;
  /** Sum of the payouts of all wins, in centavos; null for a gateway that does not send sums. */
  readonly payout: number | null;
}

interface WinsState extends QueryState {
  wins: readonly Win[];
  count: number;
  payout: number | null;
}

export interface WinsRecord {
  readonly state: WinsState;
  /** Loads the wins of the last 30 days. */
  load(): Promise<void>;
}

/** The most wins that are listed. The bet record has all of them. */
export const mostWins = 50;

/** The lists of settled bets. Tickets of the lottery have a list of their own. */
const lists = ['LIVE', 'RNG', 'FISH', 'SPORTS', 'PVP', 'ELOTT'] as const;

/** The bets of the last 30 days that the member has won. */
export function createWinsRecord(needs: RecordNeeds): WinsRecord {
  const { send, cache, customerId, events, now } = needs;
  const nothing = { wins: [], count: 0, payout: null };
  const state = proxy<WinsState>({ ...idle(), ...nothing });

  const { load } = createQuery<Wins, WinsState>({
    events,
    now,
    state,
    empty: nothing,
    isPrivate: true,
    refreshOn: ['online', 'played'],
    keep: () => cache.entry(keptWins, customerId()),
    async call(options) {
      const { from, to } = timesOf({ name: 'month' }, now());
      const outcome = betStatus.won;
      const request = { from, to, page: 1, size: mostWins, outcome };
      const answers = await Promise.all([
        ...lists.map(async (category) => ({
          category,
          ...(await send(settledCalls[category], { ...request, vendor: '' }, options)),
        })),
        send(getDrawBets, request, options).then((answer) => ({
          category: 'ELOTT' as const,
          ...answer,
        })),
      ]);
      const wins = answers
        .flatMap(({ category, bets }) => bets.map((bet): Win => ({ ...bet, category })))
        // A gateway may not know the filter.
        .filter(({ outcome: one }) => one === 'won')
        .toSorted((a, b) => b.at - a.at);
      return {
        wins: wins.slice(0, mostWins),
        count: answers.reduce((all, { count, bets }) => all + (count ?? bets.length), 0),
        payout: sumOrNull(answers.map(({ total }) => total?.payout ?? null)),
      };
    },
    show: (wins) => ({ ...wins }),
  });

  return { state, load };
}
