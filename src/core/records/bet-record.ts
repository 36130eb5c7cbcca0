import type { ReplyOf } from '#protocol/call.ts';
import * as calls from '#protocol/calls/records/bet-records.ts';
import { type BetOutcome, betStatus, type BetTotal, totalOf } from '#protocol/model/bet.ts';
import { sumOrNull } from '#protocol/model/readers/unknown-money.ts';
import { keptBetRecord } from './kept-records.ts';
import type { SendOptions } from '../client/send.ts';
import { categoryOfList } from './bet-lists.ts';
import { type Period, timesOf } from './period.ts';
import { createRecordList, type PageRequest, type RecordList } from './record-list.ts';
import type { RecordNeeds } from './record-needs.ts';
import type { BetList } from './record-choices.ts';

/** A search in the bet record. Empty texts and null do not apply. */
export interface BetFilter {
  readonly list: BetList;
  readonly period: Period;
  /** Number of an order. */
  readonly order: string;
  readonly outcome: BetOutcome | null;
  /** Code of a vendor. Tickets have none. */
  readonly vendor: string;
}

/** The answer of one call: `bets`, `pages`, `count`, `total` of the period, `pageTotal`. */
type BetPage = ReplyOf<typeof calls.getSlotBets>;

/** A page of bets. `open` of them all wait for a result; null where the list has no such bets, or the number is not known. */
interface BetAnswer extends BetPage {
  readonly open: number | null;
}

type BetRecord = RecordList<BetFilter, BetAnswer>;
/** A bet with what its game draws again. */
export type BetDetail = ReplyOf<typeof calls.getBet>;

/** The call of the settled bets of each category. */
export const settledCalls = {
  RNG: calls.getSlotBets,
  LIVE: calls.getLiveBets,
  FISH: calls.getFishBets,
  SPORTS: calls.getSportsBets,
  ELOTT: calls.getLotteryBets,
  PVP: calls.getPvpBets,
} as const;

/** The call of the bets that wait for a result. */
const openCalls = { SPORTS: calls.getOpenSportsBets, ELOTT: calls.getOpenLotteryBets } as const;

function totalOfBoth(settled: BetPage, open: BetPage): BetTotal | null {
  const [one, other] = [settled.total, open.total];
  if (one === null || other === null) return null;
  const sum = (field: keyof BetTotal) => sumOrNull([one[field], other[field]]);
  return {
    stake: sum('stake'),
    validBet: sum('validBet'),
    payout: sum('payout'),
    profit: sum('profit'),
  };
}

/** The same page of both calls as one page, newest first. A bet that was settled between the two answers is in it once. */
function mergePages(page: number, settled: BetPage, open: BetPage): BetAnswer {
  // A gateway may answer with its last page to the number of a later one.
  const [ended, waiting] = [settled, open].map(({ bets, pages }) => (page > pages ? [] : bets));
  const known = new Set(ended?.map(({ id }) => id));
  const added = (waiting ?? []).filter(({ id }) => !known.has(id));
  const bets = [...(ended ?? []), ...added].toSorted((a, b) => b.at - a.at);
  const times = [settled.asOf, open.asOf].filter((at) => at !== null);
  return {
    bets,
    pages: Math.max(settled.pages, open.pages),
    count: settled.count === null || open.count === null ? null : settled.count + open.count,
    open: open.count,
    total: totalOfBoth(settled, open),
    pageTotal: totalOf(bets),
    asOf: times.length === 2 ? Math.min(...times) : null,
    next: null,
  };
}

/** The bets of the member by list and period. */
export function createBetRecord({ send, cache, customerId, events, now }: RecordNeeds): BetRecord {
  async function call(filter: BetFilter, request: PageRequest, options: SendOptions) {
    const { list, period, order, outcome, vendor } = filter;
    const { from, to } = timesOf(period, now());
    const { page, asOf, after } = request;
    const common = {
      from,
      to,
      page,
      size: 10,
      ...(order !== '' && { order }),
      ...(outcome !== null && { outcome: betStatus[outcome] }),
      ...(after !== null && { after }),
    };
    if (list === 'LOTTERY') {
      const request = { ...common, ...(asOf !== null && { asOf }) };
      return { ...(await send(calls.getDrawBets, request, options)), open: null };
    }
    const { category, open } = categoryOfList(list);
    const ask = (one: (typeof settledCalls)[typeof category], at = asOf) =>
      send(one, { ...common, vendor, ...(at !== null && { asOf: at }) }, options);
    const waiting = category === 'SPORTS' || category === 'ELOTT' ? openCalls[category] : null;
    // Bets without a result have no outcome.
    if (waiting === null || open === false || (open === null && outcome !== null)) {
      return { ...(await ask(settledCalls[category])), open: null };
    }
    if (open) return { ...(await ask(waiting)), open: null };
    // A bet that is settled between the two answers is still in the first one.
    const others = await ask(waiting);
    const ended = await ask(settledCalls[category], asOf ?? others.asOf);
    return mergePages(page, ended, others);
  }

  return createRecordList<BetFilter, BetAnswer>({
    events,
    now,
    call,
    keep({ list }) {
      const customer = customerId();
      return customer === null ? null : cache.entry(keptBetRecord, `${customer}/${list}`);
    },
  });
}
