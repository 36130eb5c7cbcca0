import { sql as raw } from 'kysely';
import { addDailySums, rebuildDailySums } from '#gateway/records/records.ts';
import type { Database, Sql } from '#gateway/store/database.ts';
import { auditFigures } from '../audit-figures.ts';
import { auditLedger } from '../audit-ledger.ts';
import { auditPoints } from '../audit-points.ts';
import type { TestStore } from '../test-store.ts';

const member = '(select username from member where member.id = member_id)';

/**
 * Everything that an operation on money leaves, by table: the columns that show what has happened, without ids, times and
 * lanes, which are drawn. Equal rows are counted, so that a row that is there twice makes a difference.
 */
const columnsByTable = {
  ledger_entry: `kind, code, ${member}, turnover, actor`,
  point_entry: 'kind, actor',
  money_step: 'subject_table, from_state, to_state, amount, actor',
  audit_event: `kind, actor, ${member}, facts::json->>'to', facts::json->>'amount'`,
  event: `kind, ${member}`,
  message: `${member}, titles->>'EN'`,
  round: 'key, status, stake, payout, jackpot, valid_bet',
  deposit: 'state, amount, received, added, owed, late, reason, refund_due',
  withdrawal: 'state, amount, charge, paid, returned, confirm_cause',
  withdrawal_part: 'n, state, amount, provider',
  withdrawal_block: `${member}`,
  bonus: 'rule, state, reason, amount, turnover, released, forfeited, open_bets',
  reward: 'source, kind, amount, state, least_deposits, withdrawn_for is not null',
  reward_deposit: 'amount',
  held_cash: `${member}, centavos, turnover`,
  exclusion: `${member}, kind, free_at is null, reason, operator, operator_reason`,
  suspension: `${member}, suspended_by, operator, reason, lifted_at is not null`,
  erasure: `${member}, stage`,
  harm_marker: `${member}, kind, count, amount, notified_at is not null`,
  excluded_person: 'name_mark, mobile_mark, email_mark, document_mark',
  register_import: 'key, people, excluded',
  redemption: 'type, state, quantity, points, amount',
  point_item: 'code, stock',
  contract_payment: 'kind, state, amount, starts_at, ends_at',
  contract: 'kind, settled_to, loss',
  agent_rebate_day: 'day, top_rate, closed_at is not null',
  agent_rebate: 'day, category, exposure, amount, paid_at is not null',
  upline_transfer: 'direction, state, amount',
  wallet_transfer: 'kind, amount',
  leaderboard_period: 'leaderboard_id, first_day, players',
  leaderboard_place: 'leaderboard_id, place, turnover, prize',
  loss_rebate_period: 'rule, first_day, members',
  loss_rebate: 'rule, first_day, loss, amount',
  rebate_claim: 'day, amount',
  red_envelope: 'pot_left, shares_left',
  promo_code: 'code, uses_left',
  activity_application: `activity_id, ${member}, state, reward_id is not null`,
  member: 'username, rank_id, no_publicity_before is not null, suspended_at is not null',
  invitation: 'state, held_for, (select username from member where member.id = invitee_id)',
  invitation_stage: 'stage, pays, reward_id is not null',
  provider_message: 'event_id, applied_at is not null',
  winner: 'node_id, amount',
  daily_sum: `${member}, day, category, code, amount, turnover, entries, open_stakes`,
} as const;

/** The balance of each kind of accounts by member. The lanes of a kind count as one account. */
const balances = `kind, ${member}, sum(balance)::int8`;

/** By table, a query of its facts and of the number of each. */
const queries: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries({
    // The mark that stops bets belongs to the change that stops the member.
    ledger_account: `${balances}, bool_or(excluded_until > 0)`,
    point_account: balances,
  }).map(([table, columns]) => [
    table,
    `select row(${columns})::text as fact, 1::int8 as times from ${table}
      group by kind, member_id having sum(balance) <> 0`,
  ]),
  ...Object.entries(columnsByTable).map(([table, columns]) => [
    table,
    `select row(${columns})::text as fact, count(*) as times from ${table} group by 1`,
  ]),
]);

/** Facts by table: what has happened, and how often. */
type Facts = ReadonlyMap<string, readonly string[]>;

/** The facts of the given tables among those that have facts. */
async function factsOf(sql: Sql, tables: readonly string[]): Promise<Facts> {
  const read = tables.filter((table) => table in queries);
  if (read.length === 0) return new Map();
  const union = read
    .map((table) => `select '${table}' as name, fact, times from (${queries[table]}) as ${table}`)
    .join('\nunion all ');
  const query = raw.raw<{ name: string; fact: string; times: number }>(union);
  const { rows } = await query.execute(sql);
  const of = (table: string) => rows.filter(({ name }) => name === table);
  return new Map(
    read.map((table) => [table, of(table).map(({ fact, times }) => `${table} ${fact} × ${times}`)]),
  );
}

/**
 * Reads the facts of a store that is restored again and again to the state that it has now. Only tables that were written
 * since are read again.
 */
export async function createFactReader({ takeWritten }: Pick<TestStore, 'takeWritten'>, sql: Sql) {
  const kept = await factsOf(sql, Object.keys(queries));
  const written = new Set<string>();

  function recordRestored(): void {
    takeWritten();
    written.clear();
  }

  recordRestored();
  return {
    recordRestored,
    /** The facts of the store, sorted: the table, what has happened, and how often. */
    async read(): Promise<readonly string[]> {
      for (const table of takeWritten()) written.add(table);
      const changed = await factsOf(sql, [...written]);
      return [...new Map([...kept, ...changed]).values()].flat().toSorted();
    },
  };
}

/** The tables that a rebuild computes again from the ledger. */
const derived = ['daily_sum', 'team_sum', 'team_day', 'active_day'];

const allDerived = derived
  .map((table) => `select '${table}' as name, t::text as row from ${table} as t`)
  .join(' union all ');

async function readDerived(sql: Sql): Promise<readonly string[]> {
  const { rows } = await raw.raw<{ name: string; row: string }>(allDerived).execute(sql);
  return rows.map(({ name, row }) => `${name} ${row}`).toSorted();
}

/** The entries of a list that another one does not have as often. */
export function missingIn(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Finds faults in the books of a store. Adds what waits for the daily sums, then computes them again. */
export async function auditBooks(database: Database): Promise<string[]> {
  const { sql } = database;
  await addDailySums(database);
  const ledger = Object.entries((await auditLedger(sql)) ?? { ledger: 'unread' });
  const points = Object.entries((await auditPoints(sql)) ?? { points: 'unread' });
  const wrong = [...ledger, ...points].filter(([, number]) => number !== 0);
  const before = await readDerived(sql);
  await rebuildDailySums(database);
  const after = await readDerived(sql);
  return [
    ...wrong.map(([name, number]) => `audit ${name} = ${number}`),
    ...(await auditFigures(database)),
    ...missingIn(before, after).map((row) => `a rebuild has not ${row}`),
    ...missingIn(after, before).map((row) => `only a rebuild has ${row}`),
  ];
}
