import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareLedger } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger, lostWork } from '#tests/support/audit-ledger.ts';
import { buildWriter, runWriter } from '#tests/support/run-writer.ts';
import { post } from '../ledger/postings.ts';
import { openDatabase } from './database.ts';
import { StoreError } from './store-error.ts';

/** A folder with a database that has open books. Tests work on copies of it. */
let made: string;
let writer: string;
let folder: string;

const temporary = () => fs.mkdtempSync(path.join(os.tmpdir(), 'parola-store-'));
const open = (place = folder) => openDatabase({ kind: 'folder', path: place });
const deposit = (key: string) => ({
  key,
  kind: 'deposit' as const,
  at: 0,
  postings: [
    { account: 'cash', amount: -1 },
    { account: 'house:0', amount: 1 },
  ],
  cause: { table: 'ledger_account' as const, id: 'cash' },
  actor: 'operator' as const,
});

/** Every file below a folder, with its content. */
function contents(place: string): Map<string, string> {
  const files = fs.readdirSync(place, { recursive: true, withFileTypes: true });
  return new Map(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [file, fs.readFileSync(file, 'latin1')]),
  );
}

/** Truncates the larger files of the tables. */
function cutTables(): void {
  for (const [file, content] of contents(path.join(folder, 'database/base/5'))) {
    if (content.length > 8192) fs.truncateSync(file, 8192);
  }
}

beforeAll(async () => {
  made = temporary();
  writer = await buildWriter();
  const database = await open(made);
  await prepareLedger(database);
  await database.close();
});
afterAll(() => {
  fs.rmSync(made, { recursive: true });
  fs.rmSync(path.dirname(writer), { recursive: true });
});
beforeEach(() => {
  folder = temporary();
  fs.cpSync(made, folder, { recursive: true });
  return () => fs.rmSync(folder, { recursive: true });
});

describe('a store in a folder', () => {
  it('keeps its rows when it is closed and opened again', async () => {
    const first = await open();
    await post(first.sql, deposit('kept'));
    await first.close();
    const second = await open();
    expect(await post(second.sql, deposit('kept'))).toBeNull();
    await second.close();
  });

  it('loses no confirmed round or transfer when its process is killed', async () => {
    const confirmed: string[] = [];
    for (const [round, killAfter] of [40, 25].entries()) {
      const { lines, status } = await runWriter(writer, { folder, name: `run${round}`, killAfter });
      expect(status).toBeNull();
      confirmed.push(...lines.filter((line) => line !== 'opened'));
    }
    expect(confirmed.length).toBeGreaterThan(60);
    const database = await open();
    expect(await lostWork(database.sql, confirmed)).toEqual([]);
    expect(await auditLedger(database.sql)).toEqual(balancedLedger);
    await database.close();
  }, 60_000);

  it('calls fsync for each write and for no read', async () => {
    const database = await open();
    const syncs = vi.spyOn(fs, 'fsyncSync');
    await database.sql.selectFrom('ledger_account').selectAll().execute();
    expect(syncs).toHaveBeenCalledTimes(0);
    for (let n = 0; n < 25; n += 1) await post(database.sql, deposit(`synced ${n}`));
    expect(syncs.mock.calls.length).toBeGreaterThanOrEqual(25);
    expect(syncs.mock.calls.length).toBeLessThan(40);
    syncs.mockClear();
    await database.maintain();
    expect(syncs.mock.calls.length).toBeGreaterThan(3);
    syncs.mockRestore();
    await database.close();
  });

  it('works in a folder whose path is too long for a socket', async () => {
    const deep = path.join(folder, 'a-folder-with-a-long-name'.repeat(5));
    fs.renameSync(path.join(folder, 'database'), path.join(folder, 'moved'));
    fs.mkdirSync(deep);
    fs.renameSync(path.join(folder, 'moved'), path.join(deep, 'database'));
    const database = await open(deep);
    await expect(open(deep)).rejects.toThrow(/in use by another Parola/);
    await database.close();
    await (await open(deep)).close();
  });
});

describe('a folder that cannot be opened', () => {
  it('is in use by this process or another', async () => {
    const database = await open();
    await expect(open()).rejects.toThrow(StoreError);
    const { lines, status } = await runWriter(writer, { folder });
    expect(status).toBe(3);
    expect(lines.join()).toContain('is in use by another Parola');
    await database.close();
  });

  it.each([
    ['PG_VERSION is gone', () => fs.rmSync(path.join(folder, 'database/PG_VERSION'))],
    ['the control file is gone', () => fs.rmSync(path.join(folder, 'database/global/pg_control'))],
    [
      'the control file is garbage',
      () => fs.writeFileSync(path.join(folder, 'database/global/pg_control'), 'x'.repeat(8192)),
    ],
    ['the log is gone', () => fs.rmSync(path.join(folder, 'database/pg_wal'), { recursive: true })],
    ['a table is cut off', () => cutTables()],
    ['tables are gone', () => fs.rmSync(path.join(folder, 'database/base'), { recursive: true })],
  ])('is damaged because %s: one sentence, and no file is changed', async (_, damage) => {
    damage();
    const before = contents(folder);
    const { lines, status } = await runWriter(writer, { folder });
    expect(lines.join()).toContain('its files are damaged; nothing was changed');
    expect(status).toBe(3);
    expect([...contents(folder).keys()].toSorted()).toEqual([...before.keys()].toSorted());
    const changed = [...contents(folder)].filter(([file, content]) => before.get(file) !== content);
    expect(changed.map(([file]) => file)).toEqual([]);
  });

  it('was made by another version of the database', async () => {
    fs.writeFileSync(path.join(folder, 'database/PG_VERSION'), '17\n');
    await expect(open()).rejects.toThrow(/was made by version 17/);
  });

  it('is not a folder', async () => {
    const file = path.join(folder, 'file');
    fs.writeFileSync(file, '');
    await expect(open(file)).rejects.toThrow(/cannot be made or written to/);
  });
});

it('finishes an interrupted restore of the files', async () => {
  fs.renameSync(path.join(folder, 'database'), path.join(folder, 'database.before'));
  const database = await open();
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  expect(await database.sql.selectFrom('ledger_account').selectAll().execute()).not.toEqual([]);
  await database.close();
  expect(fs.readdirSync(folder)).toEqual(['database']);
});

it('finishes an interrupted first start', async () => {
  fs.renameSync(path.join(folder, 'database'), path.join(folder, 'database.new'));
  fs.rmSync(path.join(folder, 'database.new/base'), { recursive: true });
  const database = await open();
  expect(await database.sql.selectFrom('member').select('id').execute()).toEqual([]);
  await database.close();
  expect(fs.readdirSync(folder)).toEqual(['database']);
});
