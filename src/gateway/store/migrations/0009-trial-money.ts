import { type Migration, sql } from 'kysely';

const statements = [
  `alter table ledger_account drop constraint ledger_account_kind_check, drop constraint no_debt`,
  `alter table ledger_account
    add constraint known_account_kind
      check (kind in ('member', 'house', 'jackpot', 'cash', 'trial', 'trialBank')),
    add constraint no_debt check (kind in ('house', 'cash', 'trialBank') or balance >= 0)`,
  `update ledger_account set kind = 'trial' where id in (select id::text from member where type = 4)`,
  `insert into ledger_account (id, kind, balance)
    select 'trial', 'trialBank', 0 where exists (select from ledger_account where id = 'cash')`,
  `with wallets as (
      select sum(balance)::int8 as total from ledger_account where kind = 'trial' having sum(balance) > 0
    ), entry as (
      insert into ledger_entry (id, key, kind, created_at)
      select gen_random_uuid(), 'trial:apart', 'adjustment', (extract(epoch from now()) * 1000)::int8 from wallets
      returning id
    ), change as (
      select 'cash' as account, total as amount from wallets
      union all select 'trial', -total from wallets
    ), moved as (
      update ledger_account set balance = ledger_account.balance + change.amount
      from change where ledger_account.id = change.account
      returning ledger_account.id, ledger_account.balance
    )
    insert into ledger_posting (entry_id, account_id, amount, balance)
    select entry.id, change.account, change.amount, moved.balance
    from entry cross join change join moved on moved.id = change.account`,
];

/** Trial money gets accounts of its own. An entry gives back the money that trial accounts have drawn from the cash account. */
export const trialMoney: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
