import { v7 as uuid } from 'uuid';
import { betStatus } from '#protocol/model/bet.ts';
import type { Centavos } from '#protocol/model/money.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import {
  openBet,
  type RoundResult,
  settleEntry,
  stakeEntry,
  statusOf,
  validBetOf,
  voidEntry,
} from '../../bets/bets.ts';
import { anyLane, type Entry } from '../../ledger/ledger.ts';

const minute = 60_000;

/** A bet of the past. Minutes count back from now; a negative `endedMinutesAgo` is in the future: the bet is open. */
export interface PastBet {
  readonly kind: 'bet';
  readonly minutesAgo: number;
  readonly endedMinutesAgo: number;
  readonly nodeId: number;
  readonly category: GameType;
  readonly vendor: string;
  readonly stakeCentavos: Centavos;
  readonly choice: unknown;
  readonly result: RoundResult;
  /** True at a title that can win the jackpot. False by default. */
  readonly feedsJackpot?: boolean;
  /** The reason for which the bet was cancelled. Null: it was not. */
  readonly cancelled: string | null;
}

/** The row of the `nth` bet of a member. */
export function betRow(memberId: string, bet: PastBet, nth: number, now: number) {
  const { stakeCentavos: stake, result, choice, cancelled } = bet;
  const isOpen = bet.endedMinutesAgo < 0;
  const at = now - bet.minutesAgo * minute;
  const endsAt = now - bet.endedMinutesAgo * minute;
  const ended = cancelled === null ? result.payoutCentavos : stake;
  const payout = isOpen ? 0 : ended;
  const status = cancelled === null ? statusOf(stake, payout) : betStatus.cancelled;
  return {
    id: uuid(),
    member_id: memberId,
    key: `past-${nth}`,
    node_id: bet.nodeId,
    category: bet.category,
    vendor: bet.vendor,
    stake,
    payout,
    status: isOpen ? openBet : status,
    valid_bet: isOpen || cancelled !== null ? 0 : validBetOf(stake, payout),
    outcome: isOpen || cancelled !== null ? 'null' : JSON.stringify(result.outcome ?? null),
    choice: choice === null ? null : JSON.stringify(choice),
    created_at: at,
    settled_at: isOpen ? null : endsAt,
    due_at: endsAt === at ? null : endsAt,
    pending: isOpen ? JSON.stringify(result) : null,
    open_account: anyLane('openBets'),
    wallet: null,
    bonus_stakes: null,
  };
}

type BetRow = ReturnType<typeof betRow>;

/** The entries of a bet: its stake, and its end unless it is open. */
export function betEntries(row: BetRow, { cancelled, feedsJackpot = false }: PastBet): Entry[] {
  const stake = stakeEntry(row, row.created_at);
  if (row.settled_at === null) return [stake];
  const actor = row.due_at === null ? 'member' : 'job';
  return cancelled === null
    ? [stake, settleEntry({ ...row, feedsJackpot }, actor, row.settled_at)]
    : [stake, voidEntry(row, { actor: 'operator', remark: cancelled }, row.settled_at)];
}
