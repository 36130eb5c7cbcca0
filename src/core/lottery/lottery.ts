import { proxy } from 'valtio/vanilla';
import type { ReplyOf } from '#protocol/call.ts';
import {
  getLatestDraws,
  getLotteryGames,
  getLotteryMenu,
  getMemberDraws,
} from '#protocol/calls/lottery.ts';
import type { Language } from '#protocol/model/language.ts';
import { keptLottery } from './kept-lottery.ts';
import { ifThere } from '../client/not-there.ts';
import type { Send, SendOptions } from '../client/send.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import { createTickets, type TicketNeeds, type Tickets } from './tickets.ts';

type Group = ReplyOf<typeof getLotteryMenu>[number];

/** A group of lottery games. */
export interface LotteryGroup {
  readonly code: string;
  readonly games: readonly Readonly<Group['games'][number]>[];
}

/** The result of a draw. */
export type Draw = Readonly<ReplyOf<typeof getLatestDraws>[number]>;

interface LotteryState extends QueryState {
  /** The games on sale, by group. */
  groups: readonly LotteryGroup[];
  /** The latest results, newest first. */
  draws: readonly Draw[];
}

export interface Lottery {
  /** The tickets of the member. */
  readonly tickets: Tickets;
  readonly state: LotteryState;
  load(): Promise<void>;
}

export interface LotteryNeeds extends TicketNeeds {
  language(): Language;
}

/** The menu; on a gateway that has none, its games as one group. */
async function fetchGroups(send: Send, options: SendOptions): Promise<readonly LotteryGroup[]> {
  const groups = await ifThere(send(getLotteryMenu, {}, options), []);
  if (groups.length > 0) return groups;
  const games = await ifThere(send(getLotteryGames, {}, options), []);
  return games.length > 0 ? [{ code: '', games }] : [];
}

/** Lottery games on sale, and the latest draws. */
export function createLottery(needs: LotteryNeeds): Lottery {
  const { send, cache, language, customerId } = needs;
  const state = proxy<LotteryState>({ ...idle(), groups: [], draws: [] });

  const { load } = createQuery({
    ...needs,
    state,
    keep: () => cache.entry(keptLottery, language()),
    async call(options) {
      const [groups, draws] = await Promise.all([
        fetchGroups(send, options),
        ifThere(send(customerId() === null ? getLatestDraws : getMemberDraws, {}, options), []),
      ]);
      return { groups, draws };
    },
    show: (lottery) => lottery,
    refreshOn: ['minute', 'visible'],
  });

  return { state, load, tickets: createTickets(needs) };
}
