import { randomBytes } from 'node:crypto';
import { CompactEncrypt } from 'jose';
import { contentEncryption } from '#contract/seal.ts';

/** The ways to reach customer service, their addresses sealed with the key that travels beside them. */
export interface CustomerServices {
  /** base64url of 256 bits. */
  readonly key: string;
  readonly entries: readonly { csType: string; title: string; path: string }[];
}

const ways = [
  { csType: 'AICAN', title: 'Live help', address: 'https://help.example.com/parola' },
  { csType: 'TELEGRAM', title: 'Telegram', address: 'https://t.me/parola_example' },
  { csType: 'FB', title: 'Messenger', address: 'https://m.me/parola.example' },
  { csType: 'ZALO', title: 'Zalo', address: 'https://zalo.me/parola-example' },
] as const;

/** Seals each address as a compact JWE, `dir` and A256GCM, with a key of this start. */
export async function sealCustomerServices(): Promise<CustomerServices> {
  const key = randomBytes(32);
  const seal = (address: string) =>
    new CompactEncrypt(new TextEncoder().encode(address))
      .setProtectedHeader({ alg: 'dir', enc: contentEncryption })
      .encrypt(key);
  const entries = await Promise.all(
    ways.map(async ({ address, ...way }) => ({ ...way, path: await seal(address) })),
  );
  return { key: key.toString('base64url'), entries };
}
