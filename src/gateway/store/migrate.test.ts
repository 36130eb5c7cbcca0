import { type Kysely, sql as raw } from 'kysely';
import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { entryKinds } from '#protocol/vocabulary/entry-kind.ts';
import { codeOf } from '#protocol/vocabulary/entry-code.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { openEarlierStore } from '#tests/support/earlier-store.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { openDatabase } from './database.ts';
import { allSteps } from './rolling/all-steps.ts';
import type { Engine } from './engine.ts';
import { createMigrator, migrate } from './migrate.ts';
import type { Schema } from './schema.ts';

it('renames the kind of round entries in an existing store', async () => {
  const sql = await openEarlierStore('0006-trials');
  await raw`insert into ledger_entry (id, key, kind, created_at) values
    (gen_random_uuid(), 'round:1:a', 'round', 1),
    (gen_random_uuid(), 'opening:1', 'opening', 0)`.execute(sql);
  await createMigrator(sql).migrateTo('0007-entry-kinds');
  const entries = sql.selectFrom('ledger_entry').select(['key', 'kind']).orderBy('key');
  expect(await entries.execute()).toEqual([
    { key: 'opening:1', kind: 'opening' },
    { key: 'round:1:a', kind: 'settle' },
  ]);
  await sql.destroy();
});

it('stores every entry kind of the protocol and refuses others', async () => {
  const { sql, close } = await openDatabase(await openTestStore('empty'));
  const insert = (kind: string) =>
    raw`insert into ledger_entry (id, key, kind, created_at, code)
      values (gen_random_uuid(), ${kind}, ${kind}, 0, 'other')`.execute(sql);
  for (const kind of entryKinds) await insert(kind);
  await expect(insert('round')).rejects.toThrow('known_entry_kind');
  await close();
});

it('gives trial money accounts of its own in an existing store', async () => {
  const sql = await openEarlierStore('0008-devices');
  await raw`insert into member (id, username, username_key, nickname, mobile, real_name, password_hash, type, level,
      registered_at, first_time_login, password_expired, default_password, always_second_step, self_excluded, profile)
    select ('00000000-0000-7000-8000-00000000000' || n)::uuid, 'm' || n, 'm' || n, 'm' || n, null, '', '', n, '',
      0, false, false, false, false, false, '{}'
    from unnest(array[0, 4]) as n`.execute(sql);
  await raw`insert into ledger_account values ('cash', 'cash', -700),
    ('00000000-0000-7000-8000-000000000000', 'member', 500),
    ('00000000-0000-7000-8000-000000000004', 'member', 200)`.execute(sql);
  await raw`with entries as (
      insert into ledger_entry (id, key, kind, created_at)
      select gen_random_uuid(), 'opening:' || id, 'opening', 0 from ledger_account where kind = 'member' returning id, key
    )
    insert into ledger_posting (entry_id, account_id, amount, balance)
    select entries.id, account, amount, 0 from entries join ledger_account on 'opening:' || ledger_account.id = key,
    lateral (values (ledger_account.id, balance), ('cash', -balance)) as posting (account, amount)`.execute(
    sql,
  );
  await migrate(sql);
  expect(await auditLedger(sql)).toEqual(balancedLedger);
  const accounts = sql.selectFrom('ledger_account').select(['id', 'kind', 'balance']);
  expect(
    await accounts.where('kind', 'in', ['trial', 'trialBank', 'cash']).orderBy('id').execute(),
  ).toEqual([
    { id: '00000000-0000-7000-8000-000000000004', kind: 'trial', balance: 200 },
    { id: 'cash', kind: 'cash', balance: -500 },
    { id: 'trial', kind: 'trialBank', balance: -200 },
  ]);
  await sql.destroy();
});

/** A round of an old store, with the balance of its member before it. */
interface OldRound {
  readonly stake: number;
  readonly payout: number;
  readonly before: number;
}

/** Writes a member with rounds as the store kept them before stakes had entries of their own. */
async function writeOldRounds(sql: Kysely<Schema>, rounds: readonly OldRound[]): Promise<string> {
  const member = uuid();
  const [opening] = rounds;
  const cash = opening?.before ?? 0;
  const statement = (text: string) => raw.raw(text).execute(sql);
  await statement(`insert into member (id, username, username_key, nickname, real_name, password_hash, type, level,
    registered_at, first_time_login, password_expired, default_password, always_second_step, self_excluded, profile)
    values ('${member}', 'old', 'old', 'old', 'old', '', 0, '', 0, false, false, false, false, false, '{}')`);
  await statement(`insert into game (node_id, game_id, vendor, category, name, trial, hot, kind)
    values (7, 'seven', 'V', 'FISH', 'Seven', false, 0, 'fish')`);
  const moved = rounds.reduce((sum, { stake, payout }) => sum + payout - stake, 0);
  await statement(`insert into ledger_account (id, kind, balance) values ('cash', 'cash', ${-cash}),
    ('house:0', 'house', ${-moved - rounds.length}), ('jackpot:0', 'jackpot', ${rounds.length}),
    ('${member}', 'member', ${cash + moved})`);
  const post = async (key: string, kind: string, postings: readonly [string, number, number][]) => {
    const entry = uuid();
    await statement(
      `insert into ledger_entry (id, key, kind, created_at) values ('${entry}', '${key}', '${kind}', 5)`,
    );
    for (const [account, amount, balance] of postings.filter(([, amount]) => amount !== 0)) {
      await statement(
        `insert into ledger_posting values ('${entry}', '${account}', ${amount}, ${balance})`,
      );
    }
  };
  await post(`opening:${member}`, 'opening', [
    ['cash', -cash, -cash],
    [member, cash, cash],
  ]);
  let house = 0;
  for (const [nth, { stake, payout, before }] of rounds.entries()) {
    const won = payout - stake;
    house -= won + 1;
    await post(`round:${member}:k${nth}`, 'settle', [
      [member, won, before + won],
      ['jackpot:0', 1, nth + 1],
      ['house:0', -won - 1, house],
    ]);
    await statement(`insert into round (id, member_id, key, node_id, stake, payout, outcome, created_at)
      values ('${uuid()}', '${member}', 'k${nth}', 7, ${stake}, ${payout}, '{}', 5)`);
  }
  return member;
}

it('splits the net entries of old rounds into stakes and settlements', async () => {
  const sql = await openEarlierStore('0008-devices');
  const member = await writeOldRounds(sql, [
    { stake: 100, payout: 0, before: 1000 },
    { stake: 100, payout: 100, before: 900 },
    { stake: 100, payout: 350, before: 900 },
  ]);
  await migrate(sql);
  expect(await auditLedger(sql)).toEqual(balancedLedger);
  const record = await sql
    .selectFrom('ledger_posting')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'entry_id')
    .select(['kind', 'ledger_posting.code', 'amount', 'balance', 'category', 'turnover'])
    .where('account_id', '=', member)
    .orderBy('entry_id')
    .execute();
  expect(record.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['opening', 1000, 1000],
    ['stake', -100, 900],
    ['stake', -100, 800],
    ['settle', 100, 900],
    ['stake', -100, 800],
    ['settle', 350, 1150],
  ]);
  expect(record.every(({ kind, code }) => code === codeOf(kind))).toBe(true);
  expect(record.slice(1).every(({ category }) => category === 'FISH')).toBe(true);
  const settled = await sql
    .selectFrom('round')
    .select(['status', 'valid_bet', 'category', 'vendor'])
    .orderBy('id')
    .execute();
  expect(settled).toEqual([
    { status: 2, valid_bet: 100, category: 'FISH', vendor: 'V' },
    { status: 3, valid_bet: 0, category: 'FISH', vendor: 'V' },
    { status: 1, valid_bet: 100, category: 'FISH', vendor: 'V' },
  ]);
  const { count } = await sql
    .selectFrom('ledger_unsummed')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(7);
  await sql.destroy();
});

it('enters the members of an existing store in the teams above them, without trial accounts', async () => {
  const sql = await openEarlierStore('0048-framed-channels');
  const idOf = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;
  const uplines: readonly [member: number, type: number, upline: number | null][] = [
    [1, 1, null],
    [2, 1, 1],
    [3, 0, 2],
    [4, 4, 2],
    [5, 0, null],
  ];
  for (const [n, type, upline] of uplines) {
    await raw`insert into member (id, username, username_key, nickname, real_name, password_hash, type, level,
        registered_at, first_time_login, password_expired, default_password, always_second_step, profile, upline_id)
      values (${idOf(n)}, ${`m${n}`}, ${`m${n}`}, '', '', '', ${type}, '', 0, false, false, false, false, '{}',
        ${upline === null ? null : idOf(upline)})`.execute(sql);
  }
  await createMigrator(sql).migrateTo('0056-member-ancestors');
  const rows = sql.selectFrom('member_ancestor').selectAll().orderBy('member_id').orderBy('depth');
  expect(await rows.execute()).toEqual([
    { ancestor_id: idOf(1), member_id: idOf(2), depth: 1 },
    { ancestor_id: idOf(2), member_id: idOf(3), depth: 1 },
    { ancestor_id: idOf(1), member_id: idOf(3), depth: 2 },
  ]);
  await sql.destroy();
});

it('keeps transfers and announcements of an existing store when downlines come, and lets agents have news', async () => {
  const sql = await openEarlierStore('0054-push');
  const idOf = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;
  await raw`insert into member (id, username, username_key, nickname, real_name, password_hash, type, level,
      registered_at, first_time_login, password_expired, default_password, always_second_step, profile, upline_id)
    select id, 'm' || id, 'm' || id, '', '', '', type, '', 0, false, false, false, false, '{}', upline
    from (values (${idOf(1)}::uuid, 1, null::uuid), (${idOf(2)}::uuid, 0, ${idOf(1)}::uuid)) as m (id, type, upline)`.execute(
    sql,
  );
  await raw`insert into upline_transfer (id, from_id, to_id, key, amount, remark, created_at)
    values (${idOf(9)}, ${idOf(2)}, ${idOf(1)}, 'k', 500, 'For you', 7)`.execute(sql);
  const { error } = await createMigrator(sql).migrateTo('0057-downlines');
  expect(error).toBeUndefined();
  const transfers = sql.selectFrom('upline_transfer').select(['direction', 'amount', 'state']);
  expect(await transfers.execute()).toEqual([{ direction: 'up', amount: 500, state: 'done' }]);
  const members = sql.selectFrom('member').select(['rebate_rate', 'suspended_at']);
  const free = { rebate_rate: 0, suspended_at: null };
  expect(await members.execute()).toEqual([free, free]);
  const ancestors = sql.selectFrom('member_ancestor').selectAll();
  expect(await ancestors.execute()).toEqual([
    { ancestor_id: idOf(1), member_id: idOf(2), depth: 1 },
  ]);
  const raised = sql.updateTable('member').set({ rebate_rate: 10_001 }).execute();
  await expect(raised).rejects.toThrow('rebate_rate');
  expect(await migrate(sql)).toBeUndefined();
  await sql.destroy();
});

it('takes the stakes of open bets out of the profit of dividends in an existing store, once', async () => {
  const sql = await openEarlierStore('0072-reward-deposits');
  const idOf = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;
  await raw`insert into member (id, username, username_key, nickname, real_name, password_hash, type, level,
      registered_at, first_time_login, password_expired, default_password, always_second_step, profile, upline_id)
    select id, 'm' || id, 'm' || id, '', '', '', type, '', 0, false, false, false, false, '{}', upline
    from (values (${idOf(1)}::uuid, 1, null::uuid), (${idOf(2)}::uuid, 0, ${idOf(1)}::uuid)) as m (id, type, upline)`.execute(
    sql,
  );
  await raw`insert into member_ancestor (member_id, ancestor_id, depth) values (${idOf(2)}, ${idOf(1)}, 1)`.execute(
    sql,
  );
  await raw`insert into ledger_account (id, kind, balance, member_id) values
    (${idOf(2)}, 'member', 0, ${idOf(2)}), ('open-bets:0', 'openBets', 500, null)`.execute(sql);
  await raw`insert into ledger_entry (id, key, kind, code, created_at, member_id, category)
    values (${idOf(3)}, 'stake', 'stake', 'betting', 0, ${idOf(2)}, 'RNG')`.execute(sql);
  await raw`insert into ledger_posting (entry_id, account_id, amount, balance, created_at, code) values
    (${idOf(3)}, ${idOf(2)}, -500, 0, 0, 'betting'), (${idOf(3)}, 'open-bets:0', 500, 500, 0, null)`.execute(
    sql,
  );
  await raw`insert into daily_sum (member_id, day, category, code, amount, turnover, entries)
    values (${idOf(2)}, 0, 'RNG', 'betting', -500, 0, 1)`.execute(sql);
  await raw`insert into team_sum (agent_id, day, category, code, amount, turnover, entries)
    values (${idOf(1)}, 0, 'RNG', 'betting', -500, 0, 1)`.execute(sql);
  await raw`insert into round (id, member_id, key, node_id, category, vendor, stake, payout, status, valid_bet, outcome,
      created_at, open_account)
    values (${idOf(4)}, ${idOf(2)}, 'a', 1, 'RNG', 'V', 500, 0, 0, 0, 'null', 0, 'open-bets:0')`.execute(
    sql,
  );
  await raw`insert into contract (id, kind, downline_id, period, rules, rate, began_at, settled_to)
    values ('c', 'dividend', ${idOf(1)}, 'D', '[]', 100, 0, 57600000)`.execute(sql);
  const { error } = await createMigrator(sql).migrateTo('0073-settled-profit');
  expect(error).toBeUndefined();
  const opened = { code: 'betting', amount: -500, open_stakes: 500 };
  const columns = ['code', 'amount', 'open_stakes'] as const;
  expect(await sql.selectFrom('daily_sum').select(columns).execute()).toEqual([opened]);
  expect(await sql.selectFrom('team_sum').select(columns).execute()).toEqual([opened]);
  const contracts = sql.selectFrom('contract').select(['loss', 'carries_loss', 'succeeds']);
  expect(await contracts.execute()).toEqual([{ loss: 500, carries_loss: true, succeeds: null }]);
  await sql.destroy();
});

it('keeps the sums of events in an existing store, without a part in valid bets', async () => {
  const sql = await openEarlierStore('0082-heartbeats');
  await raw`insert into event_exposure values ('fight:1', 'house', '{"meron": 500}', '[425, 0]', 9)`.execute(
    sql,
  );
  await createMigrator(sql).migrateTo('0083-net-exposure');
  const sums = { stakes: { meron: 500 }, payouts: [425, 0], wins: [], risk: 0 };
  expect(await sql.selectFrom('event_exposure').selectAll().execute()).toMatchObject([sums]);
  await sql.destroy();
});

it('logs the steps of an older store, and nothing for a new or an up-to-date one', async () => {
  const sql = await openEarlierStore('0073-settled-profit');
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  await migrate(sql, { log });
  const [first, ...steps] = lines;
  const last = steps.pop();
  expect(first).toMatch(/^The store goes from 0073-settled-profit to \d{4}-[a-z-]+: \d+ steps\.$/);
  expect(first).toContain(`${steps.length} steps`);
  expect(steps[0]).toMatch(/^0074-event-exposure: \d+ ms$/);
  expect(last).toMatch(/^The store is at \d{4}-[a-z-]+, after \d+ ms\.$/);
  lines.length = 0;
  await migrate(sql, { log });
  await raw`drop schema public cascade`.execute(sql);
  await raw`create schema public`.execute(sql);
  await migrate(sql, { log });
  expect(lines).toEqual([]);
  await sql.destroy();
});

it('asks a store that has all migrations for their names, and for nothing about its tables', async () => {
  const store = await openTestStore('empty');
  const statements: string[] = [];
  const engine: Engine = {
    ...store.engine,
    query(statement, parameters) {
      statements.push(statement);
      return store.engine.query(statement, parameters);
    },
  };
  const { close } = await openDatabase({ kind: 'engine', engine });
  expect(statements.filter((statement) => statement.includes('kysely_migration'))).toHaveLength(2);
  expect(statements.filter((statement) => statement.includes('pg_catalog'))).toEqual([]);
  await close();
});

it('the schema has steps in the order of their numbers, and each names an earlier one when it needs hosts that know it', () => {
  const names = Object.keys(allSteps);
  expect(names).toEqual(names.toSorted());
  for (const [nth, { beside }] of Object.values(allSteps).entries()) {
    expect(['all', 'none', ...names.slice(0, nth)]).toContain(beside);
  }
});
