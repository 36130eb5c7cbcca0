import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { dayMs } from '#protocol/model/market-day.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { openChat } from '#tests/support/open-chat.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { openTestStore, type TestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import { belongings, emptied, emptiedOfMember, keptOfMember, personal } from './erased-data.ts';
import { eraseClosedAccounts } from './erasure.ts';

let store: TestStore;
let test: TestGateway;
let database: Database;
beforeAll(async () => {
  store = await openTestStore('demo');
  database = await openDatabase(store);
  test = await openTestGateway({ store, restore: store.restore });
});
afterAll(() => test.close());
beforeEach(() => test.operator.reset());

const keptYears = 5;
const lines: string[] = [];
const log = (line: string) => void lines.push(line);
/** Begin of the tests: the closing, in epoch milliseconds. */
const closedAt = Date.UTC(2030, 0, 1, 4);
const dayAfter = closedAt + dayMs;
const yearsAfter = Date.UTC(2035, 0, 3, 4);

async function idOf(username: string): Promise<string> {
  const rows = database.sql.selectFrom('member').select('id').where('username', '=', username);
  return (await rows.executeTakeFirstOrThrow()).id;
}

/** Closes the account of a member, who has no money left. Returns the id. */
async function close(username: string, hasMoney = false): Promise<string> {
  const id = await idOf(username);
  const row = { member_id: id, kind: 'closed' as const, begins_at: closedAt, ends_at: null };
  const reason = 'I told you my secret';
  await database.sql
    .insertInto('exclusion')
    .values({ ...row, free_at: null, reason })
    .execute();
  if (hasMoney) return id;
  await raw`update round set status = 3 where member_id = ${id}::uuid and status = 0`.execute(
    database.sql,
  );
  await raw`update ledger_account set balance = 0 where member_id = ${id}::uuid`.execute(
    database.sql,
  );
  return id;
}

const run = (now: number) => eraseClosedAccounts(database, { keptYears, now, log });

const memberOf = (id: string) =>
  database.sql.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function count(table: keyof Schema, column: string, id: string): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    select count(*)::int4 as count from ${raw.table(table)} where ${raw.ref(column)} = ${id}::uuid`.execute(
    database.sql,
  );
  return rows[0]?.count ?? 0;
}

/** The texts of all rows of the store that name a member, or have one of some words. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await raw<{ name: string }>`
    select table_name::text as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(database.sql);
  const found: string[] = [];
  for (const { name } of tables) {
    for (const word of words) {
      const { rows } = await raw`
        select from ${raw.table(name)} as t where t::text ilike ${`%${word}%`} limit 1`.execute(
        database.sql,
      );
      if (rows.length > 0) found.push(`${name}: ${word}`);
    }
  }
  return found;
}

const auditsOf = async (id: string) => {
  const rows = database.sql.selectFrom('audit_event').select('kind').where('member_id', '=', id);
  return (await rows.orderBy('id').execute()).map(({ kind }) => kind);
};

describe('a closed account', () => {
  it('loses its belongings on the next day, and keeps the person for the years of the market', async () => {
    const token = await test.signIn('juan');
    const chat = await openChat(test.gateway, token);
    await chat.send('game:PVP', 'A word of juan');
    await test.operator.message({ to: 'juan', title: 'To juan', content: 'Hello' });
    const id = await close('juan');
    await run(closedAt + 3_600_000);
    expect(await count('message', 'member_id', id)).toBeGreaterThan(0);
    await run(dayAfter);
    for (const { table, by } of belongings)
      for (const column of by) expect(await count(table, column, id), table).toBe(0);
    expect(await tablesWith(['A word of juan'])).toEqual([]);
    const kept = { username: 'juan', mobile: '639175550101', nickname: '', avatar: null };
    expect(await memberOf(id)).toMatchObject(kept);
    expect(await count('payout_account', 'member_id', id)).toBeGreaterThan(0);
    await run(Date.UTC(2034, 11, 31));
    expect(await memberOf(id)).toMatchObject(kept);
  });

  it('keeps numbers alone after these years, and its books stay right', async () => {
    const before = await auditLedger(database.sql);
    expect(before).toEqual(balancedLedger);
    await test.operator.send('POST', 'members/ana/notes', { text: 'About Ana Villareal' });
    const { mobile, email, real_name: name } = await memberOf(await idOf('ana'));
    const id = await close('ana');
    const entries = await count('round', 'member_id', id);
    await run(dayAfter);
    await run(yearsAfter);
    for (const { table, by } of personal)
      for (const column of by) expect(await count(table, column, id), table).toBe(0);
    expect(await memberOf(id)).toMatchObject({ username: id, real_name: '', profile: {} });
    expect(await count('round', 'member_id', id)).toBe(entries);
    const words = [mobile, email, name, 'I told you my secret'].filter((one) => one !== null);
    expect(words).toHaveLength(4);
    expect(await tablesWith(words)).toEqual([]);
    expect((await auditsOf(id)).slice(-2)).toEqual(['belongingsErased', 'personErased']);
    const page = await test.operator.send('GET', `pages/members?username=${id}`);
    expect(page).toMatchObject({ title: 'Members' });
    await test.operator.send('GET', 'pages/withdrawals?state=paid');
  });

  it('with money waits, and so does one that is not closed', async () => {
    const id = await close('juan', true);
    await run(dayAfter);
    await run(yearsAfter);
    expect(await memberOf(id)).toMatchObject({ username: 'juan' });
    expect(await memberOf(await idOf('luis'))).toMatchObject({ username: 'luis' });
    expect(await auditsOf(await idOf('luis'))).not.toContain('belongingsErased');
  });

  it('is erased once by two gateways, and nothing is left half done by one that dies', async () => {
    const ids = [await close('juan'), await close('ana'), await close('luis')];
    await Promise.all([run(dayAfter), run(dayAfter)]);
    let statements = 0;
    const dying = {
      sql: database.sql,
      transaction: <Result>(work: Parameters<typeof database.transaction<Result>>[0]) => {
        statements += 1;
        if (statements >= 2) throw new Error('The gateway has died');
        return database.transaction(work);
      },
    };
    await eraseClosedAccounts(dying, { keptYears, now: yearsAfter, log });
    const erased = () => Promise.all(ids.map(async (id) => (await memberOf(id)).username === id));
    expect((await erased()).filter((isErased) => isErased)).toHaveLength(1);
    await Promise.all([run(yearsAfter), run(yearsAfter)]);
    expect(await erased()).toEqual([true, true, true]);
    for (const id of ids)
      expect((await auditsOf(id)).filter((kind) => kind.endsWith('Erased'))).toEqual([
        'belongingsErased',
        'personErased',
      ]);
  });

  it.each(['belongings', 'person'] as const)(
    'does not keep the job from those after it when its %s cannot be erased',
    async (stage) => {
      const ids = [await close('juan'), await close('ana'), await close('luis')];
      if (stage === 'person') await run(dayAfter);
      const at = stage === 'person' ? yearsAfter : dayAfter;
      const { rows } = await raw<{ id: string }>`select member_id::text as id from exclusion
        where kind = 'closed' order by begins_at limit 1`.execute(database.sql);
      const stuck = rows[0]?.id ?? '';
      await raw
        .raw(
          `create function refuse_erasure() returns trigger language plpgsql as
            $$ begin if new.member_id = '${stuck}' then raise exception 'stuck'; end if; return new; end $$;`,
        )
        .execute(database.sql);
      await raw`create trigger refuse_erasure before insert on erasure
        for each row execute function refuse_erasure()`.execute(database.sql);
      lines.length = 0;
      await run(at);
      const stages = stage === 'person' ? 2 : 1;
      const left = await Promise.all(ids.map((id) => count('erasure', 'member_id', id)));
      expect(left.filter((found) => found === stages)).toHaveLength(2);
      expect(lines).toEqual([`The account ${stuck} could not be erased (${stage}): stuck`]);
      await raw`drop trigger refuse_erasure on erasure`.execute(database.sql);
      await raw`drop function refuse_erasure`.execute(database.sql);
      await run(at);
      expect(await count('erasure', 'member_id', stuck)).toBe(stages);
    },
  );

  it('is erased by the job of the gateway, and its member cannot sign in', async () => {
    const token = await test.signIn('luis');
    const wanted = { kind: 'closed', length: null, loginPassword: demoPassword } as const;
    await test.request(calls.beginExclusion, wanted, { token });
    const id = await idOf('luis');
    await test.operator.advance(2 * 86_400);
    expect(await auditsOf(id)).toContain('belongingsErased');
    await expect(test.signIn('luis')).rejects.toThrow();
  });
});

describe('every table with data of members', () => {
  /** Tables whose rows stay, each with the reason. */
  const money = 'amounts of the books, with the number of the account';
  const sums = 'sums of the books';
  const agents = 'rates and amounts between numbers';
  const kept: Readonly<Record<string, string>> = {
    active_day: sums,
    agent_rate_step: agents,
    agent_rebate: money,
    audit_event: 'its facts are masked, and the chain of the audit forbids a change',
    bonus: money,
    changed_sum: 'work of a job',
    chat_message: 'the places of the messages, whose texts are gone',
    chat_room: 'the room of a team, with what others wrote',
    contract: agents,
    contract_payment: money,
    contract_request: agents,
    daily_sum: sums,
    erasure: 'shows that it was done',
    held_cash: money,
    leaderboard_place: money,
    ledger_account: money,
    ledger_entry: money,
    ledger_unsummed: 'work of a job',
    loss_rebate: money,
    member_ancestor: 'numbers above and below',
    opposite_bet: money,
    point_account: money,
    point_day: money,
    point_due: 'work of a job',
    rank_step: sums,
    rebate_claim: money,
    reward: money,
    round: money,
    team_day: sums,
    team_sum: sums,
    wallet_transfer: money,
  };

  it('is erased, emptied or kept for a reason', async () => {
    const { rows } = await raw<{ name: string }>`
      select distinct table_name::text as name from information_schema.columns
      where table_schema = 'public' and (column_name ~ '(^|_)(member|agent)_id$'
        or column_name in ('from_id', 'to_id', 'one_id', 'other_id', 'upline_id', 'downline_id',
          'referrer_id', 'invitee_id', 'author_id', 'reporter_id', 'blocked_id'))
      order by 1`.execute(database.sql);
    const decided = new Set<string>([
      ...[...belongings, ...personal, ...emptied].map(({ table }) => table),
      ...Object.keys(kept),
    ]);
    const names = rows.map(({ name }) => name);
    expect(names.filter((name) => !decided.has(name))).toEqual([]);
    expect(Object.keys(kept).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('and every column of the member too', async () => {
    const { rows } = await raw<{ name: string }>`
      select column_name::text as name from information_schema.columns
      where table_schema = 'public' and table_name = 'member'`.execute(database.sql);
    const decided = [...keptOfMember, ...Object.keys(emptiedOfMember)];
    expect(decided.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });
});
