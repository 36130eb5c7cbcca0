import { type Migration, sql } from 'kysely';

/** Accounts of a member name their member; bets that wait for their result are in accounts of their own. */
const accounts = [
  `alter table ledger_account add column member_id uuid`,
  `update ledger_account set member_id = id::uuid where kind in ('member', 'trial')`,
  `create index ledger_account_by_member on ledger_account (member_id) where member_id is not null`,
  `alter table ledger_account drop constraint known_account_kind`,
  `alter table ledger_account drop constraint no_debt`,
  `alter table ledger_account add constraint known_account_kind check (kind in (
    'member', 'bonus', 'vendor', 'hold', 'openBets', 'house', 'jackpot', 'promotions', 'fees', 'clearing', 'cash',
    'trial', 'trialBank'
  ))`,
  `alter table ledger_account add constraint no_debt check (
    kind in ('house', 'promotions', 'fees', 'clearing', 'cash', 'trialBank') or balance >= 0
  )`,
  `insert into ledger_account (id, kind, balance)
    select name || ':' || lane, kind, 0
    from generate_series(0, 7) as lane,
      (values ('open-bets', 'openBets'), ('promotions', 'promotions'), ('fees', 'fees')) as added (name, kind)
    where exists (select from ledger_account)`,
];

const entries = [
  `alter table ledger_entry
    add column code text,
    add column member_id uuid,
    add column category text,
    add column turnover int8 not null default 0,
    add column cause_table text not null default 'member',
    add column cause_id text not null default '',
    add column actor text not null default 'operator' check (actor in ('member', 'operator', 'job', 'provider')),
    add column order_no text,
    add column remark text not null default ''`,
  `alter table ledger_posting add column created_at int8, add column code text`,
  `create index ledger_entry_by_order on ledger_entry (order_no) where order_no is not null`,
  `create table export_ticket (
    ticket_hash text primary key,
    member_id uuid not null references member (id) on delete cascade,
    request jsonb not null,
    language text not null,
    as_of int8 not null,
    rows int8 not null,
    expires_at int8 not null
  )`,
  `create table ledger_unsummed (member_id uuid not null, entry_id uuid not null, primary key (member_id, entry_id))`,
  `create table daily_sum (
    member_id uuid not null,
    day int4 not null,
    category text not null,
    code text not null,
    amount int8 not null,
    turnover int8 not null,
    entries int8 not null,
    primary key (member_id, day, category, code)
  )`,
];

const rounds = [
  `alter table round
    add column category text not null default '',
    add column vendor text not null default '',
    add column status int2 not null default 0 check (status between 0 and 4),
    add column valid_bet int8 not null default 0,
    add column settled_at int8,
    add column due_at int8,
    add column choice jsonb,
    add column pending jsonb,
    add column open_account text not null default 'open-bets:0'`,
  `update round set
    status = case when payout > stake then 1 when payout < stake then 2 else 3 end,
    valid_bet = case when payout <> stake then stake else 0 end,
    settled_at = created_at`,
  `update round set category = game.category, vendor = game.vendor from game where game.node_id = round.node_id`,
  `drop index round_by_member`,
  `create index round_record on round (member_id, category, created_at, id)
    include (status, stake, payout, valid_bet, settled_at, vendor)`,
  `create index round_by_due on round (due_at) where status = 0 and due_at is not null`,
];

/**
 * The net entry of each old round becomes a stake and a settlement. The id of the stake sorts before the id of the
 * settlement, and only its last random bytes differ.
 */
const splitRounds = [
  `create temporary table old_round on commit drop as
    select entry.id as entry_id, overlay(entry.id::text placing '000000' from 31)::uuid as stake_id, entry.key,
      entry.created_at, round.id as round_id, round.member_id, round.stake, round.payout, round.category, round.valid_bet,
      (select coalesce(sum(amount), 0) from ledger_posting
        where account_id = round.member_id::text and entry_id <= entry.id) as balance
    from round join ledger_entry as entry on entry.key = 'round:' || round.member_id || ':' || round.key`,
  `insert into ledger_entry (id, key, kind, created_at, member_id, category, cause_table, cause_id, actor, order_no)
    select stake_id, key || ':stake', 'stake', created_at, member_id, category, 'round', round_id::text, 'member', round_id::text
    from old_round`,
  `update ledger_entry set key = old_round.key || ':settle', member_id = old_round.member_id,
      category = old_round.category, turnover = valid_bet, cause_table = 'round', cause_id = round_id::text,
      actor = 'member', order_no = round_id::text
    from old_round where ledger_entry.id = entry_id`,
  `delete from ledger_posting using old_round
    where ledger_posting.entry_id = old_round.entry_id and account_id = member_id::text`,
  `insert into ledger_posting (entry_id, account_id, amount, balance)
    select stake_id, member_id::text, -stake, balance - payout from old_round
    union all select entry_id, member_id::text, payout, balance from old_round where payout > 0
    union all select stake_id, 'open-bets:0', stake, stake from old_round
    union all select entry_id, 'open-bets:0', -stake, 0 from old_round`,
];

const codes = [
  `update ledger_entry set code = case kind
    when 'deposit' then 'deposit' when 'depositFee' then 'deposit'
    when 'stake' then 'betting' when 'void' then 'betting' when 'settle' then 'winning'
    when 'hold' then 'withdraw' when 'release' then 'withdraw' when 'payout' then 'withdraw' when 'payoutFee' then 'withdraw'
    when 'bonusGrant' then 'dividend' when 'bonusRelease' then 'dividend' when 'bonusForfeit' then 'dividend'
    when 'reward' then 'dividend' when 'rebate' then 'betting_rebate' when 'salary' then 'daily_wage'
    when 'dividend' then 'share_bonus' else 'other' end`,
  `update ledger_entry set member_id = account.member_id, cause_id = account.id
    from ledger_posting as posting join ledger_account as account on account.id = posting.account_id
    where posting.entry_id = ledger_entry.id and account.kind = 'member' and ledger_entry.member_id is null`,
  `update ledger_posting set created_at = ledger_entry.created_at,
      code = case when ledger_account.kind = 'member' then ledger_entry.code end
    from ledger_entry, ledger_account
    where ledger_entry.id = entry_id and ledger_account.id = account_id`,
  `insert into ledger_unsummed (member_id, entry_id)
    select member_id, id from ledger_entry where member_id is not null`,
  `alter table ledger_entry alter column code set not null`,
  `alter table ledger_posting alter column created_at set not null`,
  `drop index ledger_posting_by_account`,
  `create index posting_record on ledger_posting (account_id, created_at, entry_id) include (amount)
    where code is not null`,
  `create index posting_record_by_code on ledger_posting (account_id, code, created_at, entry_id) include (amount)
    where code is not null`,
];

/** Stakes and settlements of bets, the account record, and daily sums. */
export const records: Migration = {
  async up(db) {
    for (const statement of [...accounts, ...entries, ...rounds, ...splitRounds, ...codes]) {
      await sql.raw(statement).execute(db);
    }
  },
};
