import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { syncPath } from '#gateway/store/durable-folder.ts';
import { StoreError } from '#gateway/store/store-error.ts';
import type { StoreKey } from '#gateway/store/encryption/store-key.ts';
import { keyBytes } from '#gateway/store/encryption/vault.ts';
import type { Config } from './config.ts';
import { isKeyText } from './is-key-text.ts';

function readKey(file: string): Buffer | null {
  if (!fs.existsSync(file)) return null;
  try {
    const text = fs.readFileSync(file, 'utf8').trim();
    if (isKeyText(text)) return Buffer.from(text, 'base64');
  } catch (cause) {
    throw new StoreError(`The key file ${file} cannot be read.`, { cause });
  }
  throw new StoreError(
    `The key file ${file} does not have a key of 32 bytes in base64: put the right file back.`,
  );
}

/** Writes a new key, which only this user can read. The file is complete or missing, also after a power failure. */
function makeKey(file: string): Buffer {
  const key = randomBytes(keyBytes);
  const unfinished = `${file}.new`;
  try {
    fs.rmSync(unfinished, { force: true });
    fs.writeFileSync(unfinished, `${key.toString('base64')}\n`, { mode: 0o600 });
    syncPath(unfinished);
    fs.renameSync(unfinished, file);
    syncPath(path.dirname(file));
    return key;
  } catch (cause) {
    throw new StoreError(
      `The key file ${file} cannot be made: let this account write there, or set STORE_KEY_FILE to a file with a key.`,
      { cause },
    );
  }
}

function refuseToMake(place: string): StoreError {
  return new StoreError(
    `The store needs ${place} with 32 random bytes in base64, such as the output of \`openssl rand -base64 32\`.`,
  );
}

type KeySettings = Pick<Config, 'databaseUrl' | 'dataFolder' | 'storeKey' | 'storeKeyFile'>;

/**
 * The key of the store: the key of the settings, or of a file beside the data folder, which is made at the first start. A
 * database server can have several gateways, so its key comes from the settings only.
 */
export function findStoreKey(settings: KeySettings): StoreKey {
  const { databaseUrl, dataFolder, storeKey, storeKeyFile } = settings;
  if (storeKey !== null) {
    const key = Buffer.from(storeKey, 'base64');
    return { place: 'the key in STORE_KEY', find: () => key, create: () => key };
  }
  if (storeKeyFile !== null || databaseUrl !== null) {
    const place =
      storeKeyFile === null ? 'STORE_KEY or STORE_KEY_FILE' : `the key file ${storeKeyFile}`;
    return {
      place,
      find: () => (storeKeyFile === null ? null : readKey(storeKeyFile)),
      create() {
        throw refuseToMake(place);
      },
    };
  }
  const file = `${path.resolve(dataFolder)}.key`;
  return {
    place: `the key file ${file}`,
    find: () => readKey(file),
    create: () => makeKey(file),
  };
}
