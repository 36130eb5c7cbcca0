import { sql as raw } from 'kysely';
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#protocol/calls/protection/data-copy.ts';
import { openExport } from '#protocol/calls/records/record-exports.ts';
import { signOut } from '#protocol/calls/session.ts';
import { signInFreePlay } from '#protocol/calls/sign-in.ts';
import { dataCopyPath } from '#protocol/model/protection/data-copy.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { findPostgres, startPostgres } from '#tests/support/postgres.ts';
import { sampleRequests } from '#tests/support/sample-requests.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { purgeCopies } from './data-copy.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { sections } from './sections/sections.ts';

let test: TestGateway;
let database: Database;
beforeAll(async () => {
  const store = await openTestStore('demo');
  database = await openDatabase(store);
  test = await openTestGateway({ store, restore: store.restore });
});
afterAll(() => test.close());
afterEach(async () => void (await test.operator.reset()));

const ask = (token: string, loginPassword = demoPassword) =>
  test.request(calls.askDataCopy, { loginPassword }, { token });
const stateOf = (token: string) => test.request(calls.getDataCopy, {}, { token });

async function ticketOf(token: string): Promise<string> {
  return (await test.request(calls.openDataCopy, {}, { token })).ticket;
}

const download = (ticket: string) =>
  test.gateway.fetch(new Request(`http://localhost${dataCopyPath}?ticket=${ticket}`), {
    ip: '127.0.0.1',
  });

/** The texts of the files of a copy by name, and the names of its pictures. */
async function readFiles(response: Response): Promise<Map<string, string>> {
  const zip = new ZipReader(new BlobReader(await response.blob()), { useWebWorkers: false });
  const files = new Map<string, string>();
  for (const entry of await zip.getEntries()) {
    if (entry.directory) continue;
    files.set(entry.filename, await entry.getData(new TextWriter()));
  }
  await zip.close();
  return files;
}

async function copyOf(username: string): Promise<Map<string, string>> {
  const token = await test.signIn(username);
  await ask(token);
  await test.operator.jobs();
  return readFiles(await download(await ticketOf(token)));
}

type Row = Record<string, unknown>;
const rowsIn = (files: Map<string, string>, file: string): Row[] =>
  JSON.parse(files.get(`json/${file}.json`) ?? 'null');

const idOf = async (username: string) => {
  const members = database.sql.selectFrom('member').select('id').where('username', '=', username);
  return (await members.executeTakeFirstOrThrow()).id;
};

const copyRow = () => database.sql.selectFrom('data_copy').selectAll().executeTakeFirstOrThrow();

describe('a copy of the data of a member', () => {
  it('is written in the background, and is a ZIP file with all lists', async () => {
    const token = await test.signIn('juan');
    expect(await stateOf(token)).toMatchObject({ state: 'none', keptYears: 5 });
    const asked = await ask(token);
    expect(asked).toMatchObject({ state: 'waiting', doneParts: 0, allParts: sections.length });
    await expect(ticketOf(token)).rejects.toMatchObject({ code: 'not_found' });
    await test.operator.jobs();
    const ready = await stateOf(token);
    expect(ready).toMatchObject({ state: 'ready', doneParts: sections.length });
    expect((ready.expiresAt ?? 0) - (ready.askedAt ?? 0)).toBeGreaterThan(6 * 24 * 3_600_000);
    const response = await download(await ticketOf(token));
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const files = await readFiles(response);
    for (const { file } of sections) {
      const rows = rowsIn(files, file);
      const lines = files.get(`csv/${file}.csv`)?.split('\r\n') ?? [];
      expect(Array.isArray(rows)).toBe(true);
      expect(lines.length).toBeGreaterThan(rows.length);
    }
    expect(rowsIn(files, 'account')).toMatchObject([{ username: 'juan' }]);
  });

  it('has as many rows as the records', async () => {
    const files = await copyOf('juan');
    const token = await test.signIn('juan');
    const { now: to } = await test.operator.advance(0);
    const memberId = await idOf('juan');
    const count = async (table: 'round' | 'deposit' | 'withdrawal' | 'message' | 'bonus') => {
      const rows = database.sql.selectFrom(table).where('member_id', '=', memberId);
      const { all } = await rows
        .select((of) => of.fn.countAll<number>().as('all'))
        .executeTakeFirstOrThrow();
      return Number(all);
    };
    expect(rowsIn(files, 'bets')).toHaveLength(await count('round'));
    expect(rowsIn(files, 'bets').length).toBeGreaterThan(100);
    expect(rowsIn(files, 'deposits')).toHaveLength(await count('deposit'));
    expect(rowsIn(files, 'withdrawals')).toHaveLength(await count('withdrawal'));
    expect(rowsIn(files, 'messages')).toHaveLength(await count('message'));
    expect(rowsIn(files, 'bonuses')).toHaveLength(await count('bonus'));
    const wallets = new Set(rowsIn(files, 'wallets').map(({ id }) => id));
    const entries = rowsIn(files, 'money-entries');
    expect(wallets.has(memberId)).toBe(true);
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.filter(({ account_id: id }) => !wallets.has(id))).toEqual([]);
    const from = to - 29 * 24 * 3_600_000;
    const request = { ...sampleRequests.openExport, from, to, what: 'bets' as const };
    const { rows } = await test.request(openExport, request, { token });
    const slots = rowsIn(files, 'bets').filter(
      ({ category, created_at: at, settled_at: settled }) =>
        category === 'RNG' && settled !== null && Date.parse(String(at)) >= from,
    );
    expect(rows).toBeGreaterThan(0);
    expect(slots).toHaveLength(rows);
  });

  it('has lists that are longer than a batch whole, each row once', async () => {
    const memberId = await idOf('juan');
    await raw`insert into login_record (id, member_id, at, method, outcome, network, user_agent)
      select gen_random_uuid(), ${memberId}, n, 'password', 'success', 'n' || n, '=A "quoted", one'
      from generate_series(1, 1200) as n`.execute(database.sql);
    const files = await copyOf('juan');
    const networks = rowsIn(files, 'logins').map(({ network }) => String(network));
    const made = networks.filter((network) => /^n\d+$/.test(network));
    expect(new Set(made).size).toBe(1200);
    expect(made).toHaveLength(1200);
    expect(files.get('csv/logins.csv')).toContain(`"'=A ""quoted"", one"`);
  });

  it('reads as people do: times of Manila, pesos, masked accounts', async () => {
    const files = await copyOf('juan');
    const [deposit] = rowsIn(files, 'deposits');
    const memberId = await idOf('juan');
    const stored = database.sql.selectFrom('deposit').selectAll().where('member_id', '=', memberId);
    const first = await stored.orderBy('id').executeTakeFirstOrThrow();
    expect(deposit?.['amount']).toBe(first.amount / 100);
    expect(Date.parse(String(deposit?.['created_at']))).toBe(
      Math.floor(first.created_at / 1000) * 1000,
    );
    expect(deposit?.['created_at']).toMatch(/\+08:00$/);
    const [account] = rowsIn(files, 'payout-accounts');
    expect(account?.['number']).toMatch(/^\*{4} \d{4}$/);
  });

  it('has no secret, and nothing of other people', async () => {
    const { token } = Object(
      await test.operator.send('POST', 'operators', { name: 'Remedios', role: 'cashier' }),
    );
    const headers = { 'Operator-Token': token, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ key: 'a-gift', amount: 5, reason: 'A gift' });
    const path = 'http://localhost/_operator/members/luis/balance';
    const change = new Request(path, { method: 'POST', headers, body });
    expect((await test.gateway.fetch(change, { ip: '127.0.0.1' })).status).toBe(200);
    const files = await copyOf('luis');
    const text = [...files.values()].join('\n');
    const own = await idOf('luis');
    const people = await database.sql
      .selectFrom('member')
      .select(['id', 'username', 'mobile', 'email', 'real_name', 'password_hash'])
      .execute();
    for (const person of people) {
      if (person.password_hash !== null) expect(text).not.toContain(person.password_hash);
      if (person.id === own) continue;
      expect(text).not.toContain(person.id);
      for (const fact of [person.mobile, person.email]) {
        if (fact) expect(text, `${person.username} ${fact}`).not.toContain(fact);
      }
    }
    expect(text).not.toContain('$argon2');
    expect(rowsIn(files, 'audit')).toContainEqual(
      expect.objectContaining({ kind: 'moneyDecision', actor: 'operator' }),
    );
    expect(text).not.toContain('Remedios');
  });

  it('is one at a time, replaced by the next, and three a day', async () => {
    const token = await test.signIn('juan');
    await ask(token);
    const second = await ask(token);
    expect(second.state).toBe('waiting');
    await test.operator.jobs();
    expect((await ask(token)).state).toBe('waiting');
    await expect(ask(token)).rejects.toMatchObject({ status: 429 });
    const copies = await database.sql.selectFrom('data_copy').selectAll().execute();
    expect(copies).toHaveLength(1);
  });

  it('needs the password, and an account of its own', async () => {
    const token = await test.signIn('juan');
    await expect(ask(token, 'wrong')).rejects.toMatchObject({ code: 'password_incorrect' });
    expect(await stateOf(token)).toMatchObject({ state: 'none' });
    const trial = await test.request(signInFreePlay, { os: 'test' });
    await expect(stateOf(trial.token)).rejects.toMatchObject({ code: 'need_true_account' });
  });

  it('is fetched once by each ticket, and by no ticket of a session that has ended', async () => {
    const token = await test.signIn('juan');
    await ask(token);
    await test.operator.jobs();
    const ticket = await ticketOf(token);
    expect((await download(ticket)).status).toBe(200);
    expect((await download(ticket)).status).toBe(404);
    const late = await ticketOf(token);
    await test.request(signOut, {}, { token });
    expect((await download(late)).status).toBe(404);
    const other = await test.signIn('ana');
    await expect(ticketOf(other)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is deleted after seven days', async () => {
    const token = await test.signIn('juan');
    await ask(token);
    await test.operator.jobs();
    const { now } = await test.operator.advance(7 * 24 * 3600 + 60);
    const again = await test.signIn('juan');
    expect(await stateOf(again)).toMatchObject({ state: 'none' });
    await purgeCopies(database.sql, now);
    const parts = await database.sql.selectFrom('data_copy_part').select('part').execute();
    expect(parts).toEqual([]);
  });

  it('goes on with the next section after a gateway has ended, once its time is over', async () => {
    const token = await test.signIn('juan');
    await ask(token);
    const { asked_at: now } = await copyRow();
    const half = { sections_done: 10, taken_until: now + 30_000 };
    await database.sql.updateTable('data_copy').set(half).execute();
    await test.operator.jobs();
    expect(await stateOf(token)).toMatchObject({ state: 'waiting', doneParts: 10 });
    await test.operator.advance(31);
    expect(await stateOf(token)).toMatchObject({ state: 'ready' });
    const parts = database.sql.selectFrom('data_copy_part').select('section');
    expect(Math.min(...(await parts.execute()).map(({ section }) => section))).toBe(10);
  });

  it('that is not ready after a day has failed, and can be asked for again', async () => {
    const token = await test.signIn('juan');
    await ask(token);
    const { asked_at: now } = await copyRow();
    const held = { taken_until: now + 48 * 3_600_000, asked_at: now - 25 * 3_600_000 };
    await database.sql.updateTable('data_copy').set(held).execute();
    await test.operator.jobs();
    expect(await stateOf(token)).toMatchObject({ state: 'failed' });
    expect(await ask(token)).toMatchObject({ state: 'waiting' });
  });
});

const programs = findPostgres();
it.skipIf(programs === null)(
  'a copy is the same on PostgreSQL',
  async () => {
    const server = await startPostgres(programs ?? '');
    const place = { kind: 'postgres', url: await server.database('copies') } as const;
    const other = await openTestGateway({ store: place });
    const token = await other.signIn('juan');
    await other.request(calls.askDataCopy, { loginPassword: demoPassword }, { token });
    await other.operator.jobs();
    const { ticket } = await other.request(calls.openDataCopy, {}, { token });
    const address = `http://localhost${dataCopyPath}?ticket=${ticket}`;
    const files = await readFiles(
      await other.gateway.fetch(new Request(address), { ip: '127.0.0.1' }),
    );
    const own = await copyOf('juan');
    for (const { file } of sections.filter(({ table }) => table !== 'session')) {
      const [row = {}] = rowsIn(files, file);
      expect(Object.keys(row)).toEqual(Object.keys(rowsIn(own, file)[0] ?? {}));
    }
    expect(rowsIn(files, 'bets')).toHaveLength(rowsIn(own, 'bets').length);
    await other.close();
    await server.close();
  },
  60_000,
);

/** Tables with data of members that the copy leaves out, each with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  authenticator_setup: 'a secret that waits for its first code, for half an hour',
  changed_sum: 'work of a job',
  chat_block: 'other people whom the member does not want to read',
  chat_mention: 'messages of other people',
  chat_presence: 'presence in a room, for a minute',
  chat_room: 'a room has no facts about a member beside its messages',
  chat_session: 'the hash of a secret',
  chat_ticket: 'the hash of a secret',
  daily_sum: 'sums of the entries, which are in the copy',
  data_copy: 'the copy itself',
  data_copy_part: 'the copy itself',
  data_copy_ticket: 'the hash of a secret',
  ended_device_key: 'public keys of devices, with no fact beside the break that ended them',
  erasure: 'a closed account has no copy any more',
  event: 'news of changes in other tables, for a day',
  export_ticket: 'the hash of a secret',
  game_session: 'the hash of a secret',
  keyed_answer: 'answers to repeated calls, for a day',
  launch_ticket: 'the hash of a secret',
  ledger_unsummed: 'work of a job',
  member_ancestor: 'other people above and below',
  member_note: 'notes of operators, which may be about a report to an authority',
  opposite_bet: 'a pair of members, for the protection against agreed bets',
  point_due: 'work of a job',
  private_access: 'reasons of operators, which may be about a report to an authority',
  push_message: 'notifications on their way, which repeat events',
  recovery_code: 'hashes of secrets',
  register_answer: 'the time of a clean answer, with a hash',
  registration: 'hashes of a form that was sent',
  second_step: 'a login on its way, for minutes',
  sign_in_link: 'the hash of a secret',
  team_day: 'sums over other people',
  team_sum: 'sums over other people',
  temporary_password: 'the hash of a secret',
};

/** Tables with a column that names a member, and those whose rows belong to rows of such a table. */
async function tablesOfMembers(): Promise<string[]> {
  const { rows } = await raw<{ name: string }>`
    with recursive of_members as (
      select table_name::text as name from information_schema.columns
      where table_schema = 'public'
        and (table_name = 'member' or column_name ~ '(^|_)(member|agent)_id$')
      union
      select conrelid::regclass::text from pg_constraint join of_members on contype = 'f'
        and confrelid::regclass::text = of_members.name
    ) select name from of_members order by name`.execute(database.sql);
  return rows.map(({ name }) => name);
}

describe('every table with data of members', () => {
  it('is in the copy, or is left out for a reason', async () => {
    const copied = new Set<string>(
      sections.flatMap(({ table, joined }) => (joined ? [table, joined.table] : [table])),
    );
    const tables = await tablesOfMembers();
    expect(tables.length).toBeGreaterThan(70);
    expect(tables.filter((name) => !copied.has(name) && !(name in leftOut))).toEqual([]);
    expect(Object.keys(leftOut).filter((name) => copied.has(name))).toEqual([]);
    expect(Object.keys(leftOut).filter((name) => !tables.includes(name))).toEqual([]);
  });

  it.each(sections.map(({ file, ...section }) => [file, section] as const))(
    '%s has each of its columns, or leaves it out for a reason',
    async (_, { table, columns, without = {} }) => {
      const { rows } = await raw<{ name: string }>`
        select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = ${table}`.execute(database.sql);
      const named = [...Object.keys(columns), ...Object.keys(without)];
      expect(named.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
      expect(Object.keys(columns).filter((name) => /hash|secret|token|_mark/.test(name))).toEqual(
        [],
      );
    },
  );
});
