import { compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import {
  contentEncryption,
  keyWrapping,
  readSealHeader,
  type SealKey,
  sealedBody,
} from '#protocol/seal.ts';
import { literal, looseObject, parse, parseJson, pipe, safeParse, string } from 'valibot';
import { hashToken, randomToken } from '../hash-token.ts';
import { Refusal } from './refusal.ts';
import type { Sql } from '../store/database.ts';
import type { VaultedStore } from '../store/encryption/vault.ts';

/** Greatest difference between the time of a seal and the gateway's, in milliseconds. */
const maxAgeMs = 5 * 60_000;

export interface Seals {
  readonly publicKey: SealKey;
  /** Decrypts the body of a sealed call. A body is accepted once. Refusals `seal_required` and `seal_refused`. */
  open(header: string | null, body: unknown): Promise<unknown>;
}

/** Makes the key of the store, or takes the one that another gateway makes at the same time. */
async function makeKey({ sql, vault }: VaultedStore) {
  const { privateKey } = await generateKeyPair(keyWrapping, {
    modulusLength: 2048,
    extractable: true,
  });
  const kid = randomToken().slice(0, 16);
  const encrypted = vault.encrypt('sealKey', kid, JSON.stringify(await exportJWK(privateKey)));
  const row = { slot: 'current', kid, private_jwk: JSON.stringify(encrypted) };
  await sql
    .insertInto('seal_key')
    .values(row)
    .onConflict((on) => on.doNothing())
    .execute();
  return findKey(sql).executeTakeFirstOrThrow();
}

function findKey(sql: Sql) {
  return sql.selectFrom('seal_key').select(['kid', 'private_jwk']).where('slot', '=', 'current');
}

function publicKey(kid: string, { n, e }: JWK): SealKey {
  return { kty: 'RSA', use: 'enc', alg: keyWrapping, kid, n: n ?? '', e: e ?? '' };
}

/** Digest of the encrypted content. It hashes the decoded bytes, because base64url has several spellings of the same bytes. */
function digestOf(jwe: string): string {
  const [, , iv = '', text = '', tag = ''] = jwe.split('.');
  return hashToken(Buffer.concat([iv, text, tag].map((part) => Buffer.from(part, 'base64url'))));
}

const refused = (message: string) => new Refusal(400, 'seal_refused', { message });

/** A private key in JWK form, as `makeKey` stores it. */
const storedKey = pipe(string(), parseJson(), looseObject({ kty: literal('RSA') }));

/** Opens sealed bodies with the store's key pair, which all gateways on the store share. `now` in epoch milliseconds. */
export async function createSeals(store: VaultedStore, now: () => number): Promise<Seals> {
  const { sql, vault } = store;
  const key = (await findKey(sql).executeTakeFirst()) ?? (await makeKey(store));
  const { kid, private_jwk: encrypted } = key;
  const jwk: JWK = parse(storedKey, vault.decrypt('sealKey', kid, encrypted));
  const privateKey = await importJWK(jwk, keyWrapping);

  async function decrypt(jwe: string) {
    try {
      const { plaintext, protectedHeader } = await compactDecrypt(jwe, privateKey, {
        keyManagementAlgorithms: [keyWrapping],
        contentEncryptionAlgorithms: [contentEncryption],
      });
      const payload: unknown = JSON.parse(new TextDecoder().decode(plaintext));
      return { payload, header: protectedHeader };
    } catch {
      throw refused('The sealed body does not open');
    }
  }

  function checkAge(iat: unknown): number {
    const at = typeof iat === 'number' ? iat * 1000 : Number.NaN;
    if (!(Math.abs(now() - at) <= maxAgeMs)) throw refused('The seal is too old');
    return at;
  }

  /** Records a body until it is too old to be accepted anyway. */
  async function useOnce(jwe: string, at: number): Promise<void> {
    const row = { digest: digestOf(jwe), expires_at: at + maxAgeMs };
    const kept = await sql
      .insertInto('seal_seen')
      .values(row)
      .onConflict((on) => on.doNothing())
      .returning('digest')
      .execute();
    if (kept.length === 0) throw refused('The sealed body has been used');
  }

  return {
    publicKey: publicKey(kid, jwk),
    async open(header, body) {
      const sealed = safeParse(sealedBody, body);
      if (header === null || !sealed.success) {
        throw new Refusal(400, 'seal_required', { message: 'This call takes a sealed body' });
      }
      if (readSealHeader(header) !== kid) throw refused('The key is not known');
      const { payload, header: inside } = await decrypt(sealed.output.value);
      if (inside.kid !== kid) throw refused('The key is not known');
      await useOnce(sealed.output.value, checkAge(inside['iat']));
      return payload;
    },
  };
}

/** Deletes the digests of bodies that are too old to be accepted. `now` in epoch milliseconds. */
export async function purgeSeals(sql: Sql, now: number): Promise<void> {
  await sql.deleteFrom('seal_seen').where('expires_at', '<', now).execute();
}
