import { expect, it } from 'vitest';
import { addPlayer, prepareLedger } from '#tests/support/add-player.ts';
import { onEachEngine } from '#tests/support/on-each-store.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../../../store/database.ts';
import { endAccess, grantAccess, lookByGrant } from './private-access.ts';

const reason = 'A call about a payment';
const minutes = 30 * 60_000;

/** An operator, and a new member in a store. */
async function prepare(database: Database) {
  await prepareLedger(database);
  return { memberId: (await addPlayer(database, 'juan', 0)).id, operator: 'nilo' };
}

/** The numbers of the rows of the audit by their kind. */
async function countAudited({ sql }: Database) {
  const rows = await sql.selectFrom('audit_event').select('kind').execute();
  const count = (kind: string) => rows.filter((row) => row.kind === kind).length;
  return { granted: count('privateAccessGranted'), seen: count('privateFactsSeen') };
}

it('a grant ends exactly at its end, and the next one can begin then', async () => {
  const database = await openDatabase(await openTestStore('empty'));
  const access = await prepare(database);
  const grantAt = (at: number) =>
    database.transaction((sql) => grantAccess(sql, { ...access, reason }, at));
  const { endsAt } = await grantAt(1_000);
  expect(endsAt).toBe(1_000 + minutes);
  expect(await grantAt(endsAt - 1)).toEqual({ endsAt, changed: false });
  expect(await lookByGrant(database, access, endsAt - 1)).toMatchObject({ endsAt, reason });
  expect(await lookByGrant(database, access, endsAt)).toBeNull();
  expect(await lookByGrant(database, { ...access, operator: 'rosa' }, 1_000)).toBeNull();
  expect(await grantAt(endsAt)).toEqual({ endsAt: endsAt + minutes, changed: true });
  const end = (at: number) => database.transaction((sql) => endAccess(sql, access, at));
  expect(await end(endsAt + minutes)).toBe(false);
  expect(await end(endsAt + 5)).toBe(true);
  expect(await lookByGrant(database, access, endsAt + 5)).toBeNull();
  expect(await end(endsAt + 5)).toBe(false);
  await database.close();
});

onEachEngine('64 requests and 64 looks at once are one grant and one look', async (store) => {
  const database = await openDatabase(store);
  const access = await prepare(database);
  const all = <Result>(work: () => Promise<Result>) =>
    Promise.all(Array.from({ length: 64 }, work));
  for (const [nth, at] of [1_000, 1_000 + minutes].entries()) {
    const grants = await all(() =>
      database.transaction((sql) => grantAccess(sql, { ...access, reason }, at)),
    );
    expect(grants.filter(({ changed }) => changed)).toHaveLength(1);
    expect(new Set(grants.map(({ endsAt }) => endsAt))).toEqual(new Set([at + minutes]));
    const looks = await all(() => lookByGrant(database, access, at + 1));
    expect(looks.every((look) => look !== null)).toBe(true);
    expect(await countAudited(database)).toEqual({ granted: nth + 1, seen: nth + 1 });
  }
  await database.close();
});
