import { assert, asyncProperty, json } from 'fast-check';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { readSealHeader, sealKey } from '#contract/seal.ts';
import { createSeal } from './seal.ts';

async function gatewayKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256');
  const jwk = { ...(await exportJWK(publicKey)), kid, use: 'enc', alg: 'RSA-OAEP-256' };
  return { publicKey: parse(sealKey, jwk), privateKey };
}

const { publicKey, privateKey } = await gatewayKey('first');

async function opened(value: string) {
  const { plaintext, protectedHeader } = await compactDecrypt(value, privateKey);
  return { payload: JSON.parse(new TextDecoder().decode(plaintext)), protectedHeader };
}

const open = (now = 0) =>
  createSeal({ crypto, now: () => now, fetchKey: () => Promise.resolve(publicKey) });

describe('a seal', () => {
  it('can be decrypted by the gateway, with any content', async () => {
    const seal = open();
    await assert(
      asyncProperty(json(), async (text) => {
        const { value } = await seal.seal({ text });
        expect((await opened(value)).payload).toEqual({ text });
      }),
      { numRuns: 40 },
    );
  });

  it('names its key and its time', async () => {
    const { header, value } = await open(1_700_000_000_999).seal({});
    expect(readSealHeader(header)).toBe('first');
    expect((await opened(value)).protectedHeader).toEqual({
      alg: 'RSA-OAEP-256',
      enc: 'A256GCM',
      kid: 'first',
      iat: 1_700_000_000,
    });
  });

  it('differs each time', async () => {
    const seal = open();
    const values = await Promise.all([seal.seal({ a: 1 }), seal.seal({ a: 1 })]);
    expect(values[0]?.value).not.toBe(values[1]?.value);
  });

  it('loads the key once, and again after it was dropped or failed to load', async () => {
    let asked = 0;
    const seal = createSeal({
      crypto,
      now: () => 0,
      async fetchKey() {
        asked += 1;
        if (asked === 1) throw new Error('no gateway');
        return publicKey;
      },
    });
    await expect(seal.seal({})).rejects.toThrow('no gateway');
    await Promise.all([seal.seal({}), seal.seal({})]);
    expect(asked).toBe(2);
    seal.forget();
    await seal.seal({});
    expect(asked).toBe(3);
  });
});
