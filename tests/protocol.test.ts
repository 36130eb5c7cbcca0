import { safeParse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, toWire } from '#protocol/call.ts';
import { calls } from '#protocol/calls.ts';
import { envelope } from '#protocol/envelope.ts';
import { isErrorCode } from '#protocol/errors.ts';
import { callerOf } from './support/callers.ts';
import { sampleRequestOf, sampleRequests, type CallName } from './support/sample-requests.ts';
import { openTestGateway, type TestGateway } from './support/open-gateway.ts';
import { sealBody } from './support/seal-body.ts';

/** Calls whose samples change what the samples of other calls need. */
const changing: ReadonlySet<CallName> = new Set<CallName>([
  'changePassword',
  'offerAgentContract',
  'askContractEnd',
  'withdrawContractRequest',
  'changeWithdrawalPassword',
  'resetWithdrawalPassword',
  'setMobile',
  'setEmail',
  'setSecurityQuestions',
  'changeSecurityQuestions',
  'confirmAuthenticator',
  'renewRecoveryCodes',
  'removeAuthenticator',
  'removePayoutAccount',
  'depositByQRImageUrl',
  'sendDepositProof',
  'addPayoutAccount',
  'updateProfile',
  'setNickname',
  'setRealName',
  'setAvatar',
  'setPlayLimit',
  'beginExclusion',
  'lengthenExclusion',
  'askToReturn',
  'setRealityCheck',
]);

const table = (Object.entries(calls) as [CallName, Call][]).map(([name, call]) => ({ name, call }));
const withToken = table.filter(({ call }) => call.token === 'required');
const withBody = table.filter(({ call }) => call.method !== 'GET');
const withRequiredFields = table.filter(({ call }) => !safeParse(call.request, {}).success);
const sealed = table.filter(({ call }) => call.sealed);
/** Calls of lists whose rows have a UUID. Ids of contract requests are texts. */
const withPlace = table.filter(
  ({ name, call }) =>
    name !== 'getAgentContractRequests' &&
    'entries' in call.request &&
    'after' in Object(call.request.entries),
);

let test: TestGateway;

beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());

const tokenFor = (name: CallName) => test.signIn(callerOf(name) ?? 'juan');

/** Sends a raw request, which may break the protocol. */
async function send(call: Call, init: RequestInit & { query?: string; token?: string } = {}) {
  const { query = '', token, ...rest } = init;
  const headers = new Headers({
    Merchant: 'parola',
    Language: 'EN',
    ...(token ? { Authorization: token } : {}),
  });
  for (const [name, value] of new Headers(rest.headers)) headers.set(name, value);
  const answer = await test.fetchRaw(call.path + query, { method: call.method, ...rest, headers });
  return { ...answer, body: safeParse(envelope, JSON.parse(answer.text)) };
}

/** Expects a 4xx with a known error code and without internals such as a stack. */
function expectRefusal(answer: Awaited<ReturnType<typeof send>>, code?: string): void {
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  const refused = answer.body.success ? answer.body.output : null;
  expect(refused).toMatchObject({ success: false });
  expect(isErrorCode(refused?.errorCode ?? '')).toBe(true);
  if (code !== undefined) expect(refused?.errorCode).toBe(code);
  expect(answer.text).not.toMatch(/ {4}at |\.ts:|node_modules/);
}

async function sealedInit(payload: unknown): Promise<RequestInit> {
  const { header, value } = await sealBody(await test.request(calls.getSealKey, {}), payload);
  return { headers: { Encryption: header }, body: JSON.stringify({ value }) };
}

describe('every call of the protocol', () => {
  it.each(table)('$name replies in the shape of the protocol', async ({ name, call }) => {
    const token = call.token === 'required' ? await tokenFor(name) : undefined;
    await test.request(
      call,
      await sampleRequestOf(test, name, callerOf(name)),
      token ? { token } : {},
    );
    if (changing.has(name)) await test.operator.reset();
  });

  it.each(table)('$name replies under its aliases', async ({ name, call }) => {
    for (const path of call.aliases) {
      const caller = call.token === 'required' ? { token: await tokenFor(name) } : {};
      await test.request({ ...call, path }, sampleRequests[name] as object, caller);
    }
  });

  it.each(table)('$name refuses another method', async ({ call }) => {
    const onPath = table.filter((other) => other.call.path === call.path);
    const used = new Set<string>(onPath.map((other) => other.call.method));
    const method = ['GET', 'POST', 'PATCH'].find((name) => !used.has(name)) ?? '';
    expectRefusal(await send(call, { method }), 'http_method_not_support');
  });

  it.each(withToken)('$name refuses a guest and an unknown token', async ({ call }) => {
    for (const extra of [{}, { token: '00000000-0000-4000-8000-000000000000' }]) {
      const answer = await send(call, extra);
      expect(answer.status).toBe(401);
      expectRefusal(answer, 'login.not.session');
    }
  });

  it.each(withRequiredFields)('$name refuses an invalid request', async ({ call }) => {
    const token = await test.signIn('juan');
    const init =
      call.method === 'GET'
        ? {}
        : call.sealed
          ? await sealedInit({})
          : { body: JSON.stringify([]) };
    expectRefusal(await send(call, { token, ...init }), 'request_invalid');
  });

  it.each(withPlace)('$name refuses a place that no list has given', async ({ name, call }) => {
    const sample = await sampleRequestOf(test, name, callerOf(name));
    for (const after of ['-'.repeat(36), `17_${'-'.repeat(36)}_a`]) {
      expect(safeParse(call.request, { ...sample, after }).success).toBe(false);
    }
  });

  it.each(withBody)('$name refuses a body that is too large', async ({ call }) => {
    const body = JSON.stringify({ value: 'x'.repeat(call.maxBodyBytes + 1) });
    const token = await test.signIn('juan');
    expectRefusal(await send(call, { token, body }), 'request_too_large');
  });

  it.each(table)('$name refuses a missing or doubled Merchant header', async ({ call }) => {
    for (const Merchant of ['', 'parola, parola']) {
      expectRefusal(await send(call, { headers: { Merchant } }), 'function.not.available');
    }
  });

  it.each(sealed)('$name refuses a body that is not encrypted', async ({ name, call }) => {
    const wire = toWire(call, sampleRequests[name], { merchant: 'parola', language: 'EN' });
    const token = await test.signIn('juan');
    expectRefusal(await send(call, { token, body: JSON.stringify(wire) }), 'seal_required');
  });
});

describe('the gateway', () => {
  it.each(['/wps/nothing', '/lgw/nothing', '/lotto/nothing', '/wps/'])(
    'replies to %s, which is no call, with JSON and not_found',
    async (path) => {
      const { status, headers, text } = await test.fetchRaw(path);
      expect(status).toBe(404);
      expect(headers.get('Content-Type')).toContain('application/json');
      expect(JSON.parse(text)).toMatchObject({ success: false, errorCode: 'not_found' });
    },
  );

  it('forbids caching and sniffing of its replies', async () => {
    const { headers } = await send(calls.getSystemStatus);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});
