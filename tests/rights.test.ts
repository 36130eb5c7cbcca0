import { safeParse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#protocol/call.ts';
import { calls } from '#protocol/calls.ts';
import { moduleIds } from '#protocol/vocabulary/module-id.ts';
import { openAccountKinds } from './support/account-kinds.ts';
import { refusalOf } from './support/call-refusals.ts';
import { answeredWithout, rights } from './support/call-rights.ts';
import { openTestGateway, type TestGateway } from './support/open-gateway.ts';
import type { CallName } from './support/sample-requests.ts';

const table = (Object.entries(calls) as [CallName, Call][]).map(([name, call]) => ({ name, call }));

/** Refusals that say who may not call. No call that is served has one, nor a server error. */
const refusalOfRight =
  /^5|login\.not\.session|password_change_required|agent_only|member_only|need_true_account/;

describe('the right of each call', () => {
  let accounts: Awaited<ReturnType<typeof openAccountKinds>>;
  beforeAll(async () => {
    accounts = await openAccountKinds();
  });
  afterAll(() => accounts.close());

  it.each(table)('$name is above no session exactly when it needs one', ({ name, call }) => {
    const isOpen = rights[name] === 'everybody' || rights[name] === 'guest';
    expect(isOpen).toBe(call.token !== 'required');
  });

  it.each(table)('$name keeps to it for each kind of account', async ({ name }) => {
    for (const kind of accounts.kinds) {
      const { answer, changed } = await accounts.tryCall(name, kind);
      const refusal = refusalOf(name, kind);
      if (refusal === null) expect(answer, kind).not.toMatch(refusalOfRight);
      else expect({ kind, answer, changed }).toEqual({ kind, answer: refusal, changed: [] });
    }
  });
});

/** Calls that a closed site answers. */
const openWhenClosed: ReadonlySet<CallName> = new Set<CallName>([
  'getSystemStatus',
  'getWhitelabel',
  'getRegisterRules',
  'getSealKey',
]);

/** Calls that read their body before they know which module they need. */
const decidedInside: ReadonlySet<CallName> = new Set<CallName>([
  ...answeredWithout,
  'changePassword',
  'sendRegisterCode',
  'sendMobileRegisterCode',
]);

const hasRequiredFields = ({ call }: { call: Call }) => !safeParse(call.request, {}).success;

describe('what is wrong with a request is found in one order', () => {
  let test: TestGateway;
  let token: string;
  beforeAll(async () => {
    test = await openTestGateway({ callsPerMinute: 1_000_000 });
    token = await test.signIn('ana');
  });
  afterAll(() => test.close());

  const off = Object.fromEntries(moduleIds.map((id) => [id, false]));

  /** Sends a request without a readable body. Returns the code of its refusal. */
  async function codeOf(gateway: TestGateway, call: Call, headers: Record<string, string>) {
    const body = call.method === 'GET' ? {} : { body: '[]' };
    const { text } = await gateway.fetchRaw(call.path, { method: call.method, headers, ...body });
    const { errorCode, detail } = JSON.parse(text) as { errorCode?: string; detail?: string };
    return { code: errorCode, detail };
  }

  it('first the limit of calls', async () => {
    const busy = await openTestGateway({ callsPerMinute: 0 });
    for (const { name, call } of table) {
      expect([name, (await codeOf(busy, call, {})).code]).toEqual([name, 'TOO_MANY_REQUEST']);
    }
    await busy.close();
  });

  it('then the Merchant header', async () => {
    await test.operator.settings({ maintenance: true, modules: off });
    for (const { name, call } of table) {
      const { detail } = await codeOf(test, call, {});
      expect([name, detail]).toEqual([name, 'One Merchant header is needed']);
    }
  });

  const Merchant = 'parola';

  it('then the closed site', async () => {
    for (const { name, call } of table.filter(({ name: one }) => !openWhenClosed.has(one))) {
      const { code } = await codeOf(test, call, { Merchant });
      expect([name, code]).toEqual([name, 'system_maintenance']);
    }
    await test.operator.settings({ maintenance: false });
  });

  it('then the session', async () => {
    for (const { name, call } of table.filter((one) => one.call.token === 'required')) {
      const { code } = await codeOf(test, call, { Merchant });
      expect([name, code]).toEqual([name, 'login.not.session']);
    }
  });

  it('then the module', async () => {
    for (const { name, call } of table) {
      if (call.moduleId === null || call.moduleId === 'COMM3' || decidedInside.has(name)) continue;
      const { code } = await codeOf(test, call, { Merchant, Authorization: token });
      expect([name, code]).toEqual([name, 'function.not.available']);
    }
    await test.operator.reset();
    token = await test.signIn('ana');
  });

  it('then the body and its seal', async () => {
    for (const one of table.filter(({ call }) => call.sealed || hasRequiredFields({ call }))) {
      const { name, call } = one;
      const { code } = await codeOf(test, call, { Merchant, Authorization: token });
      expect([name, code]).toEqual([name, call.sealed ? 'seal_required' : 'request_invalid']);
    }
  });
});
