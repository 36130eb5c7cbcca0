import { randomBytes } from 'node:crypto';
import { CompactEncrypt } from 'jose';
import { contentEncryption } from '#protocol/seal.ts';
import type { Settings } from './settings.ts';

type Channels = Settings['customerServices'];
type Entries = readonly { csType: string; title: string; path: string }[];

/** Channels of customer service. Their addresses are encrypted with a key that the same reply contains. */
export interface CustomerServices {
  /** base64url of 256 bits. */
  readonly key: string;
  /** Encrypts each address as a compact JWE (`dir`, A256GCM). The same channels give the same text. */
  seal(channels: Channels): Promise<Entries>;
}

/** Encrypts channels with a new random key. */
export function createCustomerServices(): CustomerServices {
  const key = randomBytes(32);
  let sealed: { readonly of: string; readonly entries: Promise<Entries> } | null = null;

  const sealOne = (address: string) =>
    new CompactEncrypt(new TextEncoder().encode(address))
      .setProtectedHeader({ alg: 'dir', enc: contentEncryption })
      .encrypt(key);

  const sealAll = (channels: Channels): Promise<Entries> =>
    Promise.all(
      channels.map(async ({ type, title, address }) => ({
        csType: type,
        title,
        path: await sealOne(address),
      })),
    );

  return {
    key: key.toString('base64url'),
    seal(channels) {
      const of = JSON.stringify(channels);
      if (sealed?.of !== of) sealed = { of, entries: sealAll(channels) };
      return sealed.entries;
    },
  };
}
