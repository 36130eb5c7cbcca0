import { assert, asyncProperty, json } from 'fast-check';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { readSealHeader, sealKey } from '#protocol/seal.ts';
import type { HttpRequest } from './http-request.ts';
import { createJweSeal } from './jwe-seal.ts';

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

const request: HttpRequest = {
  method: 'POST',
  address: '/wps/session/login',
  headers: { Merchant: 'm1' },
  body: {},
  form: false,
};

function open({ now = 0, loadKey = async (): Promise<unknown> => publicKey } = {}) {
  const seal = createJweSeal({
    crypto,
    brand: { gatewayVersion: '3' },
    now: () => now,
    ask: async (call) => parse(call.reply, await loadKey()),
  });
  async function sealed(body: object) {
    const sent = await seal.sealed({ ...request, body });
    return { ...sent, value: (sent.body as { value: string }).value };
  }
  return { seal, sealed };
}

describe('a seal', () => {
  it('can be decrypted by the gateway, with any content', async () => {
    const { sealed } = open();
    await assert(
      asyncProperty(json(), async (text) => {
        const { value } = await sealed({ text });
        expect((await opened(value)).payload).toEqual({ text });
      }),
      { numRuns: 40 },
    );
  });

  it('names its key and its time', async () => {
    const { headers, value } = await open({ now: 1_700_000_000_999 }).sealed({});
    expect(headers['Merchant']).toBe('m1');
    expect(readSealHeader(headers['Encryption'] ?? '')).toBe('first');
    expect((await opened(value)).protectedHeader).toEqual({
      alg: 'RSA-OAEP-256',
      enc: 'A256GCM',
      kid: 'first',
      iat: 1_700_000_000,
    });
  });

  it('differs each time', async () => {
    const { sealed } = open();
    const values = await Promise.all([sealed({ a: 1 }), sealed({ a: 1 })]);
    expect(values[0]?.value).not.toBe(values[1]?.value);
  });

  it('loads the key once, and again after it was refused or failed to load', async () => {
    let asked = 0;
    const { seal, sealed } = open({
      async loadKey() {
        asked += 1;
        if (asked === 1) throw new Error('no gateway');
        return publicKey;
      },
    });
    await expect(sealed({})).rejects.toThrow('no gateway');
    await Promise.all([sealed({}), sealed({})]);
    expect(asked).toBe(2);
    const refused = { kind: 'refused', message: null, value: null, status: 400 } as const;
    expect(seal.learn({ ...refused, code: 'captcha_incorrect' })).toBe(false);
    await sealed({});
    expect(asked).toBe(2);
    expect(seal.learn({ ...refused, code: 'seal_refused' })).toBe(true);
    await sealed({});
    expect(asked).toBe(3);
  });
});
