import { sql as raw } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPostgres, startPostgres } from '#tests/support/postgres.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { chainAudit, recordAudit } from './audit.ts';
import { verifyAudit } from './verify-chain.ts';

const at = 1_795_000_000_000;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

function write({ transaction }: Database, index: number): Promise<void> {
  const change = { memberId: null, actor: 'job', kind: 'registered', at: at + index } as const;
  return transaction((sql) => recordAudit(sql, { ...change, facts: { index } }));
}

/** Writes 64 changes at once, while gateways add them to the chain, and checks that one chain has them all. */
async function crowd(gateways: readonly Database[]): Promise<void> {
  const [first] = gateways;
  if (!first) throw new TypeError('No gateway');
  const of = (index: number) => gateways[index % gateways.length] ?? first;
  await Promise.all(
    numbers(64).flatMap((index) => [write(of(index), index), chainAudit(of(index + 1))]),
  );
  await chainAudit(first);
  const { head, waiting, fault } = await verifyAudit(first.sql);
  expect({ seq: head.seq, waiting, fault }).toEqual({ seq: 64, waiting: 0, fault: null });
}

describe('64 changes at once', () => {
  it('are one chain in memory', async () => {
    const database = await openDatabase(await openTestStore('empty'));
    await crowd([database]);
    await database.close();
  });

  const programs = findPostgres();
  it.skipIf(programs === null)(
    'are one chain on PostgreSQL with two gateways, where rows stay too',
    async () => {
      const server = await startPostgres(programs ?? '');
      const url = await server.database('audit');
      const place = { kind: 'postgres', url } as const;
      const gateways = [await openDatabase(place), await openDatabase(place)];
      await crowd(gateways);
      for (const { sql } of gateways) {
        for (const statement of changes) {
          await expect(raw.raw(statement).execute(sql)).rejects.toThrow('never changed');
        }
      }
      await Promise.all(gateways.map((gateway) => gateway.close()));
      await server.close();
    },
    60_000,
  );
});

/** Statements that the store refuses. */
const changes = [
  `update audit_event set facts = '{}'`,
  'delete from audit_event',
  'truncate audit_event',
  `update audit_link set hash = hash`,
  'delete from audit_link',
  'truncate audit_link',
];

describe('a chain of twelve changes', () => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabase(await openTestStore('empty'));
    for (const index of numbers(12)) await write(database, index);
    await chainAudit(database);
  });
  afterEach(() => database.close());

  const idOf = async (seq: number) => {
    const links = database.sql.selectFrom('audit_link').select('event_id').where('seq', '=', seq);
    return (await links.executeTakeFirstOrThrow()).event_id ?? '';
  };

  /** Runs statements as somebody who owns the database can. */
  const tamper = (...statements: string[]) =>
    database.transaction(async (sql) => {
      await raw`set local session_replication_role = replica`.execute(sql);
      for (const statement of statements) await raw.raw(statement).execute(sql);
    });

  it.each(changes)('refuses %s', async (statement) => {
    await expect(raw.raw(statement).execute(database.sql)).rejects.toThrow('never changed');
    expect(await verifyAudit(database.sql)).toMatchObject({ head: { seq: 12 }, fault: null });
  });

  it.each([`facts = '{"index":70}'`, `at = at + 1`, `kind = 'emailSet'`, `actor = 'member'`])(
    'names a row that was changed to %s',
    async (change) => {
      const eventId = await idOf(5);
      await tamper(`update audit_event set ${change} where id = '${eventId}'`);
      const report = await verifyAudit(database.sql);
      expect(report.fault).toEqual({ seq: 5, eventId, fault: 'changed' });
      expect(report.head.seq).toBe(4);
    },
  );

  it('names a row that was removed, with and without its link', async () => {
    const eventId = await idOf(5);
    await tamper(`delete from audit_event where id = '${eventId}'`);
    const { fault } = await verifyAudit(database.sql);
    expect(fault).toEqual({ seq: 5, eventId, fault: 'row missing' });
    await tamper('delete from audit_link where seq = 5');
    expect((await verifyAudit(database.sql)).fault).toMatchObject({
      seq: 5,
      fault: 'link missing',
    });
  });

  it('names a row that was removed where the numbers were closed up', async () => {
    const eventId = await idOf(5);
    await tamper(
      `delete from audit_event where id = '${eventId}'`,
      'delete from audit_link where seq = 5',
      ...numbers(7).map(
        (index) => `update audit_link set seq = ${index + 5} where seq = ${index + 6}`,
      ),
    );
    expect((await verifyAudit(database.sql)).fault).toMatchObject({ seq: 5, fault: 'changed' });
  });

  it('names a row that was inserted beside the chain', async () => {
    const id = '0192aaaa-0000-7000-8000-000000000001';
    await tamper(
      `insert into audit_event (id, at, actor, kind, facts) values ('${id}', ${at}, 'job', 'emailSet', '{}')`,
    );
    const { fault } = await verifyAudit(database.sql);
    expect(fault).toEqual({ seq: null, eventId: id, fault: 'inserted' });
  });

  it('whose end was cut off is found by a link that was noted before', async () => {
    const { head } = await verifyAudit(database.sql);
    await write(database, 12);
    await chainAudit(database);
    expect((await verifyAudit(database.sql, head)).fault).toBeNull();
    const ids = [await idOf(12), await idOf(13)];
    await tamper(
      `delete from audit_link where seq > 11`,
      `delete from audit_event where id in ('${ids.join("','")}')`,
    );
    expect((await verifyAudit(database.sql)).fault).toBeNull();
    expect((await verifyAudit(database.sql, head)).fault).toMatchObject({ fault: 'head missing' });
  });
});
