import type { ReplyOf } from '#contract/call.ts';
import * as calls from '#contract/calls/records/bet-records.ts';
import { type BetOutcome, betStatus } from '#contract/model/bet.ts';
import { lateCacheKeys } from '../late-cache-keys.ts';
import type { SendOptions } from '../client/send.ts';
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

/** A page of bets: `bets`, `pages`, `count`, `total` of the period, `pageTotal`. */
type BetAnswer = ReplyOf<typeof calls.getSlotBets>;
type BetRecord = RecordList<BetFilter, BetAnswer>;
/** A bet with what its game draws again. */
export type BetDetail = ReplyOf<typeof calls.getBet>;

/** The call of each list of bets of vendors. */
export const betCalls = {
  RNG: calls.getSlotBets,
  LIVE: calls.getLiveBets,
  FISH: calls.getFishBets,
  SPORTS: calls.getSportsBets,
  SPORTS_OPEN: calls.getOpenSportsBets,
  ELOTT: calls.getLotteryBets,
  ELOTT_OPEN: calls.getOpenLotteryBets,
  PVP: calls.getPvpBets,
} as const satisfies Readonly<Record<Exclude<BetList, 'LOTTERY'>, object>>;

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
      ...(asOf !== null && { asOf }),
      ...(after !== null && { after }),
    };
    return list === 'LOTTERY'
      ? send(calls.getDrawBets, common, options)
      : send(betCalls[list], { ...common, vendor }, options);
  }

  return createRecordList<BetFilter, BetAnswer>({
    events,
    now,
    call,
    keep({ list }) {
      const customer = customerId();
      return customer === null ? null : cache.entry(lateCacheKeys.betRecord, `${customer}/${list}`);
    },
  });
}
