import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { StoreError } from '#gateway/store/store-error.ts';
import { readConfig } from './config.ts';
import { findStoreKey } from './find-store-key.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parola-key-'));
  return () => fs.rmSync(folder, { recursive: true });
});

const key = randomBytes(32);
const text = key.toString('base64');
const keyOf = (env: Record<string, string>) => findStoreKey(readConfig(env));

describe('the key of a data folder', () => {
  it('is made once beside it, for this user only', () => {
    const storeKey = keyOf({ DATA_DIR: `${folder}/data/` });
    expect(storeKey.find()).toBeNull();
    const made = storeKey.create();
    expect(made).toHaveLength(32);
    expect(keyOf({ DATA_DIR: `${folder}/data` }).find()).toEqual(made);
    expect(fs.statSync(`${folder}/data.key`).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(folder)).toEqual(['data.key']);
  });

  it('is not replaced when its file is damaged', () => {
    fs.writeFileSync(`${folder}/data.key`, text.slice(0, 20));
    const storeKey = keyOf({ DATA_DIR: `${folder}/data` });
    expect(() => storeKey.find()).toThrow(/data\.key does not have a key of 32 bytes/);
  });

  it('cannot be made where the folder is missing', () => {
    const storeKey = keyOf({ DATA_DIR: `${folder}/missing/data` });
    expect(() => storeKey.create()).toThrow(/cannot be made: .* STORE_KEY_FILE/);
  });
});

describe('the key of a database server', () => {
  const DATABASE_URL = 'postgres://localhost/parola';

  it('comes from STORE_KEY or STORE_KEY_FILE', () => {
    fs.writeFileSync(`${folder}/secret`, `${text}\n`);
    expect(keyOf({ DATABASE_URL, STORE_KEY: text }).find()).toEqual(key);
    expect(keyOf({ DATABASE_URL, STORE_KEY_FILE: `${folder}/secret` }).find()).toEqual(key);
  });

  it('is never made', () => {
    const none = keyOf({ DATABASE_URL });
    expect(none.find()).toBeNull();
    expect(() => none.create()).toThrow(StoreError);
    expect(() => none.create()).toThrow(/needs STORE_KEY or STORE_KEY_FILE with 32 random bytes/);
    const missing = keyOf({ DATABASE_URL, STORE_KEY_FILE: `${folder}/none` });
    expect(() => missing.create()).toThrow(/needs the key file .*none/);
    expect(fs.readdirSync(folder)).toEqual([]);
  });
});
