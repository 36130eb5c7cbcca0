import { assert, asyncProperty, json, string } from 'fast-check';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { signInFreePlay } from '#protocol/calls/sign-in.ts';
import { desModulus, openDesKey, openDesText } from '#tests/support/open-des.ts';
import { decryptDes, encryptDes } from './des.ts';
import { createDesSeal } from './des-seal.ts';
import type { HttpRequest } from './http-request.ts';

const request: HttpRequest = {
  method: 'POST',
  address: '/wps/session/login',
  headers: { Merchant: 'm1' },
  body: {},
  form: false,
};

/** A seal whose gateway answers with these keys, one after the other. */
function open({ version = '3' as '3' | '1', keys = [desModulus] } = {}) {
  let asked = 0;
  const seal = createDesSeal({
    crypto,
    brand: { gatewayVersion: version },
    now: Date.now,
    ask: async (call) => parse(call.reply, keys[asked++ % keys.length]),
  });
  async function sealed(body: object, changes: Partial<HttpRequest> = {}) {
    const sent = await seal.sealed({ ...request, body, ...changes });
    return { ...sent, wrapped: sent.headers['Encryption'] ?? '' };
  }
  return { seal, sealed, asked: () => asked };
}

const refusal = (code: 'request_body_required' | 'seal_refused' | null) =>
  ({ kind: 'refused', code, message: null, value: null, status: 400 }) as const;

describe('a seal by DES', () => {
  it('can be decrypted by OpenSSL, with any content', async () => {
    const { sealed } = open();
    await assert(
      asyncProperty(json(), string({ unit: 'binary' }), async (text, name) => {
        const { wrapped, body } = await sealed({ text, name });
        const { value } = body as { value: string };
        expect(openDesText(value, openDesKey(wrapped))).toBe(JSON.stringify({ text, name }));
      }),
      { numRuns: 40 },
    );
  });

  it('has a new word of sixteen letters and digits each time', async () => {
    const { sealed } = open();
    const seals = await Promise.all(Array.from({ length: 100 }, () => sealed({ a: 1 })));
    const words = seals.map(({ wrapped }) => openDesKey(wrapped));
    for (const word of words) expect(word).toMatch(/^[\dA-Za-z]{16}$/);
    expect(new Set(words).size).toBe(100);
    expect(new Set(seals.map(({ body }) => JSON.stringify(body))).size).toBe(100);
  });

  it('wraps its word to hex as long as the modulus, with the zeros before it', async () => {
    const { sealed } = open();
    const seals = await Promise.all(Array.from({ length: 400 }, () => sealed({})));
    // One word in about twelve has a zero there.
    const short = seals.filter(({ wrapped }) => wrapped.startsWith('0'));
    expect(short.length).toBeGreaterThan(0);
    for (const { wrapped } of short) expect(wrapped).toMatch(/^[\da-f]{256}$/);
    for (const { wrapped } of short) expect(openDesKey(wrapped)).toHaveLength(16);
  });

  it('is the text alone for a gateway of version 1', async () => {
    const { wrapped, body } = await open({ version: '1' }).sealed({ pin: '₱1' });
    expect(openDesText(body as string, openDesKey(wrapped))).toBe('{"pin":"₱1"}');
  });

  it('has the digest pair only after the gateway has demanded it', async () => {
    const { seal, sealed, asked } = open();
    expect(Object.keys((await sealed({})).headers)).toEqual(['Merchant', 'Encryption']);
    expect(seal.learn(refusal('request_body_required'))).toBe(true);
    const { headers, body } = await sealed({});
    expect(headers).toMatchObject({ 'X-RSA': desModulus });
    expect(body).toEqual({ value: headers['X-Digest'] });
    expect(seal.learn(refusal('request_body_required'))).toBe(false);
    expect((await sealed({})).headers).toHaveProperty('X-Digest');
    expect(asked()).toBe(2);
  });

  it('leaves a trial login readable, with its key and version beside the fields', async () => {
    const changes = { address: signInFreePlay.path };
    const { wrapped, body } = await open().sealed({ os: 'Linux', platform: 'W' }, changes);
    const facts = { Encryption: wrapped, 'X-Gateway-Version': 3 };
    expect(body).toEqual({ os: 'Linux', platform: 'W', ...facts });
    expect(openDesKey(wrapped)).toHaveLength(16);
  });

  it('loads the key once, and again after any other failure that the gateway has answered', async () => {
    const { seal, sealed, asked } = open();
    await Promise.all([seal.prepare(), sealed({}), sealed({})]);
    expect(asked()).toBe(1);
    expect(seal.learn(refusal('seal_refused'))).toBe(true);
    await sealed({});
    expect(seal.learn(refusal(null))).toBe(false);
    await sealed({});
    expect(seal.learn({ kind: 'unavailable', status: 500 })).toBe(false);
    await sealed({});
    expect(asked()).toBe(4);
  });

  it.each([
    ['a page', '<!doctype html><title>Welcome</title>'],
    ['nothing', ''],
    ['JSON', '{"kty":"RSA"}'],
    ['half a key', desModulus.slice(128)],
    ['zeros', '0'.repeat(256)],
    ['an even number', `${desModulus.slice(0, -1)}0`],
    ['too much', desModulus.repeat(9)],
  ])('takes %s for no key, and asks again', async (_, key) => {
    const { sealed } = open({ keys: [key, ` ${desModulus.toUpperCase()}\n`] });
    await expect(sealed({})).rejects.toThrow('Invalid format');
    expect(openDesKey((await sealed({})).wrapped)).toHaveLength(16);
  });

  it('takes a key with a zero byte before it', async () => {
    const { wrapped } = await open({ keys: [`00${desModulus}`] }).sealed({});
    expect(wrapped).toHaveLength(256);
    expect(openDesKey(wrapped)).toHaveLength(16);
  });
});

/** printf '%s' "$text" | openssl enc -des-ecb -provider legacy -K $(printf "$key" | xxd -p) -base64 -A */
const vectors = [
  [
    'K0yZ12ab',
    '{"username":"juan","name":"Ñoño ₱"}',
    'CarPaXfHSVX6tUH+aIWyh7C+JQlv+xAgHSRNp3ApLogtVTCI0PS7Rw==',
  ],
  ['a1B2c3D4', 'https://help.example/chat?id=7', 'hmSja9MRB6pe1wyRD3XNX7qqgOBmD35tjnl1QYCQuQE='],
] as const;

describe('DES', () => {
  it.each(vectors)('by the key %s gives what OpenSSL gives', (key, text, base64) => {
    expect(encryptDes(text, `${key}moreletters`)).toBe(base64);
    expect(decryptDes(base64, key)).toBe(text);
  });
});
