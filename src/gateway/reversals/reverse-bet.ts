import { dayOf } from '#protocol/model/market-day.ts';
import { betStatus } from '#protocol/model/bet.ts';
import type { Centavos } from '#protocol/model/money.ts';
import { shortNumber } from '#protocol/model/cashier/short-number.ts';
import { balanceEvent, eventsOfSettled, payoutShares, stakeShares } from '../bets/bets.ts';
import { uncountBet } from '../bonuses/bonuses.ts';
import { recordEvent } from '../events/events.ts';
import { pesoText, post, recordStep } from '../ledger/ledger.ts';
import { notify } from '../notify/notify.ts';
import { betTakenBackReason } from '../payments/payments.ts';
import { unboardWin } from '../play/play.ts';
import { recordTurnoverDay } from '../points/points.ts';
import type { Database, Sql } from '../store/database.ts';
import { blockWithdrawals } from '../withdrawals/withdrawals.ts';
import { lockMoney } from './lock-money.ts';
import { reversalEntries, takeCash } from './reversal-entries.ts';

const { won, lost, tied, cancelled } = betStatus;

/** The results that can be taken back, by the wire's status of the bet. */
const results: Readonly<Record<number, string>> = { [won]: 'won', [lost]: 'lost', [tied]: 'tied' };

/** The result of a reversal. `noResult`: the bet is open, cancelled or unknown. `jackpot`: it has won the jackpot. */
export type BetReversal =
  | { readonly kind: 'reversed'; readonly owed: Centavos }
  | { readonly kind: 'noResult' }
  | { readonly kind: 'jackpot' };

function selectResult(sql: Sql, id: string) {
  return sql
    .selectFrom('round')
    .selectAll()
    .where('id', '=', id)
    .where('status', 'in', [won, lost, tied]);
}

type ResultRow = Awaited<ReturnType<ReturnType<typeof selectResult>['executeTakeFirstOrThrow']>>;

/** Keeps the result that is taken back, and shows the bet as cancelled: it has lost nothing and counts for nothing. */
async function writeReversal(
  sql: Sql,
  bet: ResultRow,
  { reason, at, owed }: { reason: string; at: number; owed: Centavos },
): Promise<void> {
  const { id, member_id, status, payout, valid_bet } = bet;
  await sql
    .insertInto('bet_reversal')
    .values({
      round_id: id,
      member_id,
      reversed_at: at,
      reason,
      status,
      payout,
      valid_bet,
      cash_loss: stakeShares(bet).cash - payoutShares(bet).cash,
      owed,
    })
    .execute();
  await sql
    .updateTable('round')
    .set({ status: cancelled, payout: bet.stake, valid_bet: 0 })
    .where('id', '=', id)
    .execute();
}

/** Takes back what has followed from the turnover and the win of a bet: bonuses, points, and the board of winners. */
async function followBack(sql: Sql, bet: ResultRow, at: number): Promise<void> {
  const { member_id: memberId, category, payout, valid_bet: validBet } = bet;
  const settledAt = bet.settled_at ?? bet.created_at;
  await uncountBet(sql, {
    memberId,
    category,
    counted: { bonus: bet.counted_bonus, turnover: bet.counted_turnover ?? 0 },
    stakes: bet.bonus_stakes ?? [],
    paid: payoutShares(bet),
    actor: 'operator',
    at,
  });
  await unboardWin(sql, { memberId, nodeId: bet.node_id, payoutCentavos: payout, settledAt });
  if (validBet > 0) await recordTurnoverDay(sql, memberId, dayOf(settledAt));
}

/** Stops withdrawals when something is owed, notifies the member, and writes the decision down. */
async function announce(
  sql: Sql,
  bet: ResultRow,
  { reason, at, owed }: { reason: string; at: number; owed: Centavos },
): Promise<void> {
  const { id, member_id: memberId, stake, payout, status } = bet;
  const subject = { table: 'round', id } as const;
  const step = { subject, from: results[status] ?? null, to: 'cancelled', at, reason } as const;
  await recordStep(sql, { ...step, actor: 'operator', amount: payout });
  if (owed > 0) {
    const block = { memberId, reason: betTakenBackReason(id), actor: 'job' } as const;
    await blockWithdrawals(sql, block, at);
  }
  const event = balanceEvent(bet, stake - payout + owed);
  await recordEvent(sql, { ...event, values: { ...event.values, quiet: true } }, at);
  const amounts = { stake: pesoText(stake), payout: pesoText(payout), owed: pesoText(owed) };
  const kind = owed > 0 ? 'betTakenBackOwed' : 'betTakenBack';
  const values = { ...amounts, order: shortNumber(id), reason };
  await notify(sql, { memberId, kind, values }, at);
}

/**
 * Cancels a bet that has its result, once, in one transaction: the payout is taken back and the stake returned. All that is
 * computed from days, such as rebates, contracts and leaderboards, gets a row with the opposite amounts on the day of the reversal.
 * A bet that has won the jackpot stays as it is.
 */
export function reverseBet(
  { transaction }: Pick<Database, 'transaction'>,
  id: string,
  { reason, at }: { readonly reason: string; readonly at: number },
): Promise<BetReversal> {
  return transaction(async (sql): Promise<BetReversal> => {
    const bet = await selectResult(sql, id).forUpdate().executeTakeFirst();
    if (!bet) return { kind: 'noResult' };
    if (bet.jackpot > 0) return { kind: 'jackpot' };
    const money = await lockMoney(sql, bet);
    const { owed } = takeCash(bet, money);
    for (const entry of reversalEntries(bet, money, { remark: reason, at })) await post(sql, entry);
    await followBack(sql, bet, at);
    await writeReversal(sql, bet, { reason, at, owed });
    await announce(sql, bet, { reason, at, owed });
    return { kind: 'reversed', owed };
  });
}

/** A bet with a result, and what its reversal would move now. Amounts in centavos. */
export interface Reversible {
  readonly id: string;
  readonly username: string;
  readonly stake: Centavos;
  readonly payout: Centavos;
  readonly owed: Centavos;
  readonly hasJackpot: boolean;
  /** Its events that the operator can call off with their results. */
  readonly events: readonly string[];
}

/** Finds the bets among `ids` whose result can be taken back, with the amounts of a reversal at this moment. */
export async function findReversible(
  sql: Sql,
  ids: readonly string[],
): Promise<readonly Reversible[]> {
  if (ids.length === 0) return [];
  const bets = await sql
    .selectFrom('round')
    .innerJoin('member', 'member.id', 'round.member_id')
    .leftJoin('ledger_account as main', (on) =>
      on.on((of) => of('main.id', '=', of.cast<string>('round.member_id', 'text'))),
    )
    .leftJoin('ledger_account as played', 'played.id', 'round.wallet')
    .select(['round.id', 'username', 'stake', 'payout', 'jackpot', 'wallet', 'bonus_stakes'])
    .select(['main.balance as main', 'played.balance as played'])
    .select(eventsOfSettled)
    .where('round.id', 'in', [...ids])
    .where('status', 'in', [won, lost, tied])
    .execute();
  return bets.map(({ id, username, stake, payout, jackpot, wallet, events, ...bet }) => {
    const main = bet.main ?? 0;
    const money = { main, wallet: wallet === null ? main : (bet.played ?? 0) };
    const { owed } = takeCash({ stake, payout, wallet, bonus_stakes: bet.bonus_stakes }, money);
    return { id, username, stake, payout, owed, hasJackpot: jackpot > 0, events };
  });
}
