import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getSealKey } from '#protocol/seal.ts';
import { getPayoutAccounts } from '#protocol/calls/security/payout-accounts.ts';
import { demoSeed } from '#demo/demo.ts';
import { fillFolder } from '#tests/support/fill-folder.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../database.ts';
import { tablesWithSecrets } from './encrypt-plain-values.ts';
import { openVault } from './open-vault.ts';
import { StoreError } from '../store-error.ts';
import type { StoreKey } from './store-key.ts';

const numbers = demoSeed.accounts.flatMap(({ payoutAccounts }) =>
  payoutAccounts.map(({ number }) => number),
);
const secrets = demoSeed.accounts.flatMap(({ totpSecret }) => totpSecret ?? []);

const otherKey: StoreKey = { ...testStoreKey, find: () => Buffer.alloc(32, 8) };
const noKey: StoreKey = {
  ...testStoreKey,
  find: () => null,
  create() {
    throw new Error('A key was made');
  },
};

/** All rows of the tables with secrets, as text. */
async function rowsOf({ sql }: Database): Promise<string> {
  const texts = await Promise.all(
    tablesWithSecrets.map((table) =>
      raw<{ row: string }>`select t::text as row from ${raw.table(table)} t`.execute(sql),
    ),
  );
  return texts.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n');
}

const privateParts = /"(?:d|p|q|dp|dq|qi)"/;

function expectNoSecrets(rows: string): void {
  for (const value of [...numbers, ...secrets]) expect(rows).not.toContain(value);
  expect(rows).not.toMatch(privateParts);
}

/** Replaces the encrypted values by plain ones, as a version before encryption has stored them. */
async function makePlain(database: Database): Promise<void> {
  const { sql } = database;
  const vault = await openVault(database, testStoreKey);
  for (const { kid, private_jwk: jwk } of await sql.selectFrom('seal_key').selectAll().execute()) {
    await sql
      .updateTable('seal_key')
      .set({ private_jwk: vault.decrypt('sealKey', kid, jwk) })
      .execute();
  }
  for (const { id, totp_secret: secret } of await sql
    .selectFrom('member')
    .select(['id', 'totp_secret'])
    .where('totp_secret', 'is not', null)
    .execute()) {
    const plain = { totp_secret: vault.decrypt('authenticator', id, secret ?? '') };
    await sql.updateTable('member').set(plain).where('id', '=', id).execute();
    const setup = { member_id: id, secret: plain.totp_secret, expires_at: Date.now() + 60_000 };
    await sql.insertInto('authenticator_setup').values(setup).execute();
  }
  for (const { id, number } of await sql.selectFrom('payout_account').selectAll().execute()) {
    const plain = { number: vault.decrypt('accountNumber', id, number) };
    await sql.updateTable('payout_account').set(plain).where('id', '=', id).execute();
  }
  await sql.deleteFrom('store_key').execute();
}

describe('the tables', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase(await openTestStore('demo'));
  });
  afterAll(() => database.close());

  it('have no readable account number, authenticator secret or private key', async () => {
    expect(numbers.length).toBeGreaterThan(1);
    expect(secrets.length).toBeGreaterThan(0);
    const rows = await rowsOf(database);
    expect(rows).toContain('enc1:');
    expectNoSecrets(rows);
  });

  it('have marks of the account numbers, also of those that an older version has stored', async () => {
    const accounts = database.sql.selectFrom('payout_account').select(['id', 'number_mark']);
    const marked = await accounts.orderBy('id').execute();
    expect(marked.every(({ number_mark: mark }) => mark !== null)).toBe(true);
    await database.sql.updateTable('payout_account').set({ number_mark: null }).execute();
    await openVault(database, testStoreKey);
    expect(await accounts.orderBy('id').execute()).toEqual(marked);
  });

  it('are encrypted once when they have plain values, by one of two gateways', async () => {
    await makePlain(database);
    const plain = await rowsOf(database);
    for (const value of [...numbers, ...secrets]) expect(plain).toContain(value);
    expect(plain).toMatch(privateParts);
    await Promise.all([1, 2].map(() => openVault(database, testStoreKey)));
    const rows = await rowsOf(database);
    expectNoSecrets(rows);
    const vault = await openVault(database, testStoreKey);
    expect(await rowsOf(database)).toBe(rows);
    const accounts = await database.sql.selectFrom('payout_account').selectAll().execute();
    const opened = accounts.map(({ id, number }) => vault.decrypt('accountNumber', id, number));
    expect(opened.toSorted()).toEqual(numbers.toSorted());
    const setups = await database.sql.selectFrom('authenticator_setup').selectAll().execute();
    expect(
      setups.map((setup) => vault.decrypt('authenticator', setup.member_id, setup.secret)),
    ).toEqual(secrets);
  });
});

describe('a store in a folder', () => {
  let folder: string;
  let store: { kind: 'folder'; path: string };
  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parola-vault-'));
    store = { kind: 'folder', path: path.join(folder, 'data') };
    await fillFolder(store.path, 'demo');
  });
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  const contents = () => {
    const names = fs.readdirSync(store.path, { recursive: true, encoding: 'utf8' });
    const files = names.filter((name) => fs.statSync(path.join(store.path, name)).isFile());
    return files.map((name) => [name, fs.readFileSync(path.join(store.path, name), 'latin1')]);
  };

  it.each([
    ['another key', otherKey, /encrypted by another key than the key of the tests.*nothing was/],
    ['no key', noKey, /encrypted and its key is missing: put the key of the tests back/],
  ])('is not opened and not changed with %s', async (_, storeKey, sentence) => {
    const before = contents();
    const opening = openTestGateway({ store, storeKey });
    await expect(opening).rejects.toThrow(StoreError);
    await expect(opening).rejects.toThrow(sentence);
    expect(contents()).toEqual(before);
  });

  it('keeps its seal key and account numbers when plain values are encrypted', async () => {
    const before = await openTestGateway({ store });
    const key = await before.request(getSealKey, {});
    await before.close();
    const database = await openDatabase(store);
    await makePlain(database);
    await database.close();
    const after = await openTestGateway({ store });
    expect(await after.request(getSealKey, {})).toEqual(key);
    const token = await after.signIn('juan');
    const accounts = await after.request(getPayoutAccounts, {}, { token });
    expect(accounts.map(({ number }) => number)).toEqual(['**** 0101']);
    await after.close();
  });
});
