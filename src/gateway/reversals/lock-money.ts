import { stakeShares, takeShareBack, walletOf } from '../bets/bets.ts';
import { bonusAccount, lockPurses } from '../bonuses/bonuses.ts';
import { anyLane, balanceOf, lockAccounts, type Posting } from '../ledger/ledger.ts';
import type { Sql } from '../store/database.ts';
import type { ResultBet, ReversalMoney, StakedBonus } from './reversal-entries.ts';

/** The part of the stake that the settlement of a bet has put into the jackpot, taken back as far as it is there. */
async function takeFromJackpot(sql: Sql, bet: ResultBet): Promise<readonly Posting[]> {
  const share = await sql
    .selectFrom('ledger_entry')
    .innerJoin('ledger_posting', 'ledger_posting.entry_id', 'ledger_entry.id')
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_posting.account_id')
    .select('ledger_posting.amount')
    .where('ledger_entry.key', '=', `round:${bet.member_id}:${bet.key}:settle`)
    .where('ledger_account.kind', '=', 'jackpot')
    .executeTakeFirst();
  return takeShareBack(sql, Math.max(0, share?.amount ?? 0));
}

/** The bonuses that parts of the stake came from. Call it with the main wallet locked. */
async function stakedBonuses(sql: Sql, bet: ResultBet): Promise<readonly StakedBonus[]> {
  const ids = stakeShares(bet).bonuses.map(({ bonus }) => bonus);
  if (ids.length === 0) return [];
  const rows = await sql
    .selectFrom('bonus')
    .select(['id', 'state'])
    .where('id', 'in', ids)
    .execute();
  const bonuses: StakedBonus[] = [];
  for (const { id, state } of rows) {
    const purse = await balanceOf(sql, bonusAccount({ id, member_id: bet.member_id }));
    bonuses.push({ id, purse, isActive: state === 'active' });
  }
  return bonuses;
}

/**
 * Locks all accounts that the reversal of a bet moves, in the order of the ledger, and reads what they hold. Call it with the bet
 * locked, as a settlement does.
 */
export async function lockMoney(sql: Sql, bet: ResultBet): Promise<ReversalMoney> {
  await lockPurses(sql, { memberId: bet.member_id, wallet: bet.wallet });
  const [house, promotions] = [anyLane('house'), anyLane('promotions')];
  const purses = stakeShares(bet).bonuses.map(({ bonus: id }) =>
    bonusAccount({ id, member_id: bet.member_id }),
  );
  const bonuses = await stakedBonuses(sql, bet);
  if (purses.length > 0) await lockAccounts(sql, new Set(purses));
  await lockAccounts(sql, new Set([house]));
  const jackpot = await takeFromJackpot(sql, bet);
  await lockAccounts(sql, new Set([promotions]));
  const main = await balanceOf(sql, bet.member_id);
  const wallet = await balanceOf(sql, walletOf(bet));
  return { wallet, main, bonuses, jackpot, house, promotions };
}
