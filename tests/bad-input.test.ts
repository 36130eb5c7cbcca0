import { demo } from '#demo/demo.ts';
import {
  anything,
  assert,
  asyncProperty,
  constantFrom,
  dictionary,
  json,
  oneof,
  string,
} from 'fast-check';
import { safeParse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Call, fromWire, toWire } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { envelope } from '#contract/envelope.ts';
import { isErrorCode } from '#contract/errors.ts';
import { type Gateway, startGateway } from '#gateway/gateway.ts';
import { type Database, openDatabase } from '#gateway/store/database.ts';
import { sampleRequestOf, sampleRequests, type CallName } from './support/sample-requests.ts';
import { createCaller } from './support/open-gateway.ts';
import { testToken } from './support/operator-client.ts';
import { createOperatorClient } from './support/operator-client.ts';
import { sealBody } from './support/seal-body.ts';
import { storeContent } from './support/store-content.ts';
import { testStoreKey } from './support/test-store-key.ts';
import { openTestStore } from './support/test-store.ts';

const table = (Object.entries(calls) as [CallName, Call][]).map(([name, call]) => ({ name, call }));
const withFields = table.filter(({ name }) => Object.keys(sampleRequests[name]).length > 0);
const sealed = table.filter(({ call }) => call.sealed);
const withBody = table.filter(({ call }) => call.method !== 'GET');

let database: Database;
let gateway: Gateway;
let test: ReturnType<typeof createCaller>;
let token = '';

beforeAll(async () => {
  // The clock stands still: no job finds anything new to do between two looks at the store, and no code expires.
  vi.useFakeTimers({ toFake: ['Date'] });
  database = await openDatabase(await openTestStore('demo'));
  const options = {
    gamesOrigin: 'http://localhost:4174',
    operatorToken: testToken,
    storeKey: testStoreKey,
  };
  gateway = await startGateway({ ...demo, ...options, callsPerMinute: 1_000_000 }, database);
  test = createCaller(gateway);
  token = await test.signIn('juan');
});
afterAll(async () => {
  await gateway.close();
  vi.useRealTimers();
});

/** Tables that change without a call: counters of attempts, seen seals, and the sums that a job adds up. */
const changing = ['attempt', 'seal_seen', 'daily_sum', 'ledger_unsummed'];

/** The content of the store when all jobs are done: one that runs in between would look like a change by the call. */
async function content() {
  await createOperatorClient(gateway).jobs();
  return storeContent(database.sql, changing);
}

async function bodyOf(call: Call, wire: unknown, headers: Headers): Promise<string> {
  if (call.form) return new URLSearchParams(wire as Record<string, string>).toString();
  if (!call.sealed) return JSON.stringify(wire);
  const { header, value } = await sealBody(await test.request(calls.getSealKey, {}), wire);
  headers.set('Encryption', header);
  return JSON.stringify({ value });
}

function queryOf(wire: object): string {
  return new URLSearchParams(
    Object.entries(wire).map(([name, value]) => [name, String(value)]),
  ).toString();
}

interface Sent {
  readonly body?: string;
  readonly encryption?: string;
  readonly query?: string;
}

/** Sends a raw request, which may break the contract. */
async function send(call: Call, { body, encryption, query = '' }: Sent) {
  const headers = new Headers({ Merchant: 'parola', Authorization: token });
  if (encryption !== undefined) headers.set('Encryption', encryption);
  const init = { method: call.method, headers, ...(body === undefined ? {} : { body }) };
  const { status, text } = await test.fetchRaw(`${call.path}?${query}`, init);
  return { status, text };
}

async function sendWire(call: Call, wire: unknown) {
  if (call.method === 'GET') return send(call, { query: queryOf(wire as object) });
  const headers = new Headers();
  const body = await bodyOf(call, wire, headers);
  const encryption = headers.get('Encryption');
  return send(call, { body, ...(encryption === null ? {} : { encryption }) });
}

/** Expects a 4xx with a known error code and without internals such as a stack. */
function expectRefused({ status, text }: { status: number; text: string }): void {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  const read = safeParse(envelope, JSON.parse(text));
  expect(read.success && read.output.success).toBe(false);
  expect(isErrorCode((read.success && read.output.errorCode) || '')).toBe(true);
  expect(text).not.toMatch(/ {4}at |\.ts:|node_modules/);
}

const context = { merchant: 'parola', language: 'EN' } as const;
const wireOf = (name: CallName): Record<string, unknown> =>
  toWire(calls[name] as Call, sampleRequests[name], context);

/** Tells whether a value can be written to the wire: `{ toString: 0 }` cannot. */
function isWritable(value: unknown): boolean {
  try {
    return typeof value !== 'bigint' && String(value) !== '';
  } catch {
    return false;
  }
}

/** Wrong values of a field; undefined removes the field. */
const wrongValues = oneof(
  constantFrom(
    undefined,
    null,
    '',
    [],
    {},
    [[]],
    -1,
    1.5,
    true,
    'x'.repeat(20_000),
    '\u0000',
    '💥',
  ),
  string(),
  anything({ maxDepth: 1, withNullPrototype: false }).filter(isWritable),
);

/** Tells whether a changed request is still valid: its field is optional or takes nearly any value. */
function isValid(call: Call, wire: unknown): boolean {
  const travelled: unknown =
    call.method === 'GET' || call.form ? texts(wire) : JSON.parse(JSON.stringify(wire));
  return safeParse(call.request, fromWire(call, travelled as Record<string, unknown>)).success;
}

function texts(wire: unknown): Record<string, string> {
  const entries = Object.entries(wire as object);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

describe('a request that breaks the contract', () => {
  it.each(withFields)('to $name is refused and changes nothing', async ({ name, call }) => {
    const valid = wireOf(name);
    const names = Object.keys(valid).filter((field) => !(field in call.constants));
    const before = await content();
    await assert(
      asyncProperty(constantFrom(...names), wrongValues, async (field, value) => {
        const wire = Object.fromEntries(
          Object.entries({ ...valid, [field]: value }).filter(([, sent]) => sent !== undefined),
        );
        if (!isValid(call, wire)) expectRefused(await sendWire(call, wire));
      }),
      { numRuns: 25 },
    );
    expect(await content()).toEqual(before);
  });

  it.each(withBody)('to $name with any text as its body is refused', async ({ call }) => {
    if (safeParse(call.request, {}).success && !call.sealed) return;
    const before = await content();
    await assert(
      asyncProperty(oneof(json(), string()), async (body) => {
        expectRefused(await send(call, { body }));
      }),
      { numRuns: 15 },
    );
    expect(await content()).toEqual(before);
  });
});

describe('a request with any text in a field', () => {
  const texts = oneof(
    constantFrom('\u0000', 'a\u0000b', '\ud800', "';--", '%', '\u202e'),
    string(),
  );

  it.each(withFields)('to $name is never answered with a server error', async ({ name, call }) => {
    const valid = wireOf(name);
    const names = Object.keys(valid).filter((field) => typeof valid[field] === 'string');
    if (names.length === 0) return;
    await assert(
      asyncProperty(constantFrom(...names), texts, async (field, text) => {
        const { status } = await sendWire(call, { ...valid, [field]: text });
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 15 },
    );
  });
});

describe('a body that must be encrypted', () => {
  it.each(sealed)(
    'of $name is refused in plain text or with a bad header',
    async ({ name, call }) => {
      const before = await content();
      const headers = constantFrom('', 'RSA-OAEP-256/A256GCM; kid=x', 'RSA1_5', '\u00e9');
      const bodies = oneof(
        constantFrom(JSON.stringify(wireOf(name)), '{"value":""}', '{"value":"a.b.c.d.e"}'),
        dictionary(string(), string()).map((fields) => JSON.stringify(fields)),
      );
      await assert(
        asyncProperty(headers, bodies, async (encryption, body) => {
          expectRefused(await send(call, { encryption, body }));
        }),
        { numRuns: 15 },
      );
      expect(await content()).toEqual(before);
    },
  );

  it.each(sealed)('of $name is refused when it is sent again', async ({ name, call }) => {
    const operator = createOperatorClient(gateway);
    await operator.reset();
    token = await test.signIn('juan');
    const example = await sampleRequestOf({ ...test, operator }, name);
    const headers = new Headers();
    const body = await bodyOf(call, toWire(call, example, context), headers);
    const encryption = headers.get('Encryption') ?? '';
    expect((await send(call, { body, encryption })).status).toBe(200);
    const before = await content();
    const again = await send(call, { body, encryption });
    expectRefused(again);
    expect(JSON.parse(again.text)).toMatchObject({ errorCode: 'seal_refused' });
    expect(await content()).toEqual(before);
  });
});
