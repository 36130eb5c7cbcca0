import { randomBytes } from 'node:crypto';
import { CompactEncrypt } from 'jose';
import { contentEncryption } from '#contract/seal.ts';

/** Channels of customer service. Their addresses are encrypted with a key that the same reply contains. */
export interface CustomerServices {
  /** base64url of 256 bits. */
  readonly key: string;
  readonly entries: readonly { csType: string; title: string; path: string }[];
}

const channels = [
  { csType: 'AICAN', title: 'Live help', address: 'https://help.example.com/parola' },
  { csType: 'TELEGRAM', title: 'Telegram', address: 'https://t.me/parola_example' },
  { csType: 'FB', title: 'Messenger', address: 'https://m.me/parola.example' },
  { csType: 'ZALO', title: 'Zalo', address: 'https://zalo.me/parola-example' },
] as const;

/** Encrypts each address as a compact JWE (`dir`, A256GCM) with a new random key. */
export async function sealCustomerServices(): Promise<CustomerServices> {
  const key = randomBytes(32);
  const seal = (address: string) =>
    new CompactEncrypt(new TextEncoder().encode(address))
      .setProtectedHeader({ alg: 'dir', enc: contentEncryption })
      .encrypt(key);
  const entries = await Promise.all(
    channels.map(async ({ address, ...channel }) => ({ ...channel, path: await seal(address) })),
  );
  return { key: key.toString('base64url'), entries };
}
