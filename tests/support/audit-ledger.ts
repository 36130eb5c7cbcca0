import { sql as raw } from 'kysely';
import type { Sql } from '#gateway/store/database.ts';

/**
 * Checks a ledger: the sums of all balances and of the real ones without trial money, the numbers of unbalanced entries, of
 * accounts whose balance differs from their postings, and of negative balances, the centavos that open bets hold beyond
 * their stakes, the withdrawals whose held money differs from what is not paid yet, the purses with money of bonuses that are
 * not active, the members whose active bonuses are counted wrong, and the rounds whose money of the jackpot did not come from
 * it. All must be 0.
 */
export async function auditLedger(sql: Sql) {
  const { rows } = await raw<{
    total: number;
    real: number;
    entries_off: number;
    accounts_off: number;
    debts: number;
    open_off: number;
    held_off: number;
    purses_off: number;
    bonuses_off: number;
    jackpots_off: number;
  }>`
    select
      (select coalesce(sum(balance), 0)::int8 from ledger_account) as total,
      (select coalesce(sum(balance), 0)::int8 from ledger_account
        where kind not in ('trial', 'trialBank')) as real,
      (select count(*) from (
        select from ledger_posting group by entry_id having sum(amount) <> 0) as off) as entries_off,
      (select count(*) from ledger_account
        left join (select account_id, sum(amount) as posted from ledger_posting group by account_id) as sums
        on account_id = id where balance <> coalesce(posted, 0)) as accounts_off,
      (select count(*) from ledger_account where kind in ('member', 'vendor', 'bonus', 'hold', 'openBets', 'jackpot', 'trial') and balance < 0) as debts,
      (select coalesce(sum(balance), 0)::int8 from ledger_account where kind = 'openBets')
        - (select coalesce(sum(stake), 0)::int8 from round where status = 0) as open_off,
      (select count(*) from withdrawal full join (select * from ledger_account where kind = 'hold') as held
        on held.id = 'hold:' || withdrawal.id
        where coalesce(held.balance, 0) <> case
          when withdrawal.state in ('requested', 'taken', 'approved', 'paying', 'failed') then amount - paid
          else 0 end) as held_off,
      (select count(*) from ledger_account where kind = 'bonus' and balance <> 0 and not exists (
        select from bonus where state = 'active'
          and ledger_account.id = bonus.member_id || '/bonus:' || bonus.id)) as purses_off,
      (select count(*) from ledger_account where kind = 'member' and bonuses <> (
        select count(*) from bonus where member_id = ledger_account.member_id and state = 'active')) as bonuses_off,
      (select count(*) from round where jackpot <> 0 and jackpot <> stake / 100 - (
        select coalesce(sum(amount), 0) from ledger_posting
          join ledger_account on ledger_account.id = account_id and ledger_account.kind = 'jackpot'
          join ledger_entry on ledger_entry.id = entry_id
        where key = 'round:' || round.member_id || ':' || round.key || ':settle')) as jackpots_off
  `.execute(sql);
  return rows[0];
}

/** The result of `auditLedger` for a correct ledger. */
export const balancedLedger = {
  total: 0,
  real: 0,
  entries_off: 0,
  accounts_off: 0,
  debts: 0,
  open_off: 0,
  held_off: 0,
  purses_off: 0,
  bonuses_off: 0,
  jackpots_off: 0,
};

/**
 * The keys among `reported` that are not exactly once in the ledger, with their money: the keys of rounds, of transfers
 * between wallets (`<key>-moved`) and of transfers to the upline (`<key>-sent`).
 */
export async function lostWork(sql: Sql, reported: readonly string[]): Promise<string[]> {
  const { rows } = await raw<{ key: string }>`
    select round.key from round
    join ledger_entry as staked on staked.key = 'round:' || round.member_id || ':' || round.key || ':stake'
    join ledger_entry as settled on settled.key = 'round:' || round.member_id || ':' || round.key || ':settle'
    where (select sum(amount) from ledger_posting
      where entry_id in (staked.id, settled.id)
        and account_id = coalesce(round.wallet, round.member_id::text)) = payout - stake
    union all
    select transfer.key || '-moved' from wallet_transfer as transfer
    join ledger_entry as entry on entry.key = 'wallet:' || transfer.id
    where (select sum(posting.amount) from ledger_posting as posting
      where entry_id = entry.id and posting.amount > 0) = transfer.amount
    union all
    select transfer.key || '-sent' from upline_transfer as transfer
    join ledger_entry as entry on entry.key = 'upline:' || transfer.id || ':sent'
    where (select sum(posting.amount) from ledger_posting as posting
      where entry_id = entry.id and account_id = transfer.to_id::text) = transfer.amount`.execute(
    sql,
  );
  const stored = rows.map(({ key }) => key);
  return reported.filter((key) => stored.filter((one) => one === key).length !== 1);
}
