import { parse } from 'valibot';
import { type Call, type ReplyOf, type RequestOf, toWire } from '#protocol/call.ts';
import { getCaptcha } from '#protocol/calls/captcha.ts';
import { getSealKey } from '#protocol/seal.ts';
import { changePassword } from '#protocol/calls/password.ts';
import { signIn } from '#protocol/calls/sign-in.ts';
import { envelope } from '#protocol/envelope.ts';
import type { Language } from '#protocol/model/language.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { demo } from '#demo/demo.ts';
import { type Gateway, type GatewayOptions, openGateway } from '#gateway/gateway.ts';
import { createOperatorClient } from './operator-client.ts';
import { sealBody } from './seal-body.ts';
import { openPayments } from './open-payments.ts';
import { testGatewayOptions } from './test-gateway-options.ts';
import { openTestStore } from './test-store.ts';

/** The password that members choose at a first sign-in. */
export const chosenPassword = 'Sarili2026';

export const testOrigin = 'http://localhost:4173';

/** A refused call with the data of its answer. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall';
  readonly status: number;
  readonly code: string | null;
  readonly value: unknown;

  constructor(status: number, code: string | null, value: unknown) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.value = value;
  }
}

export interface Caller {
  readonly token?: string;
  readonly language?: Language;
  readonly ip?: string;
  /** Value of the Cookie header. */
  readonly cookie?: string;
  /** The idempotency key. */
  readonly key?: string;
  /** Receives each `Set-Cookie` of the answer. */
  readonly onCookie?: (cookie: string) => void;
}

/** The answer to any request, without parsing. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

function headersOf(call: Call, { token, language = 'EN', cookie, key }: Caller): Headers {
  const headers = new Headers({ Merchant: 'parola', Language: language, Device: 'web' });
  if (call.moduleId !== null) headers.set('ModuleId', call.moduleId);
  if (token !== undefined && call.token !== 'never') headers.set('Authorization', token);
  if (cookie !== undefined) headers.set('Cookie', cookie);
  if (key !== undefined) headers.set('Idempotency-Key', key);
  if (call.method !== 'GET') headers.set('Content-Type', 'application/json');
  return headers;
}

function formOf(wire: object): string {
  return new URLSearchParams(Object.entries(wire).map(([n, v]) => [n, String(v)])).toString();
}

function readReply<C extends Call>(call: C, status: number, body: unknown): ReplyOf<C> {
  const refused = status >= 400 || !call.raw ? parse(envelope, body) : null;
  if (refused && !(status < 400 && refused.success)) {
    throw new RefusedCall(status, refused.errorCode, refused.value);
  }
  return parse(call.reply, refused ? refused.value : body) as ReplyOf<C>;
}

/** Functions for calls of the protocol and for raw requests to a gateway. `now` is the time of the client. */
export function createCaller(
  gateway: Pick<Gateway, 'fetch'>,
  now: () => number = () => Date.now(),
) {
  async function fetchRaw(
    path: string,
    init: RequestInit = {},
    ip = '192.0.2.1',
  ): Promise<RawAnswer> {
    const answer = await gateway.fetch(new Request(testOrigin + path, init), { ip });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  async function bodyOf(call: Call, wire: object, headers: Headers): Promise<string> {
    if (call.form) return formOf(wire);
    if (!call.sealed) return JSON.stringify(wire);
    const key = await request(getSealKey, {});
    const { header, value } = await sealBody(key, wire, { iat: Math.floor(now() / 1000) });
    headers.set('Encryption', header);
    return JSON.stringify({ value });
  }

  /** Makes a call as a client does and returns its reply. Throws a RefusedCall. */
  async function request<C extends Call>(
    call: C,
    values: RequestOf<C> & object,
    caller: Caller = {},
  ): Promise<ReplyOf<C>> {
    const context = { merchant: 'parola', language: caller.language ?? 'EN' };
    const wire = toWire(call, values, context);
    const headers = headersOf(call, caller);
    const isGet = call.method === 'GET';
    const query = isGet ? `?${formOf(wire)}` : '';
    const body = isGet ? {} : { body: await bodyOf(call, wire, headers) };
    const init = { method: call.method, headers, ...body };
    const answer = await fetchRaw(call.path + query, init, caller.ip);
    const { status, text } = answer;
    for (const cookie of answer.headers.getSetCookie()) caller.onCookie?.(cookie);
    return readReply(call, status, JSON.parse(text));
  }

  return {
    fetchRaw,
    request,
    /** Fetches a captcha and returns the cookie that identifies it. */
    async captchaCookie(caller: Caller = {}): Promise<string> {
      const init = { headers: headersOf(getCaptcha, caller) };
      const { headers } = await fetchRaw(getCaptcha.path, init, caller.ip);
      return headers.get('Set-Cookie')?.split(';')[0] ?? '';
    },
    /** Signs in with a demo account and returns the token. */
    async signIn(username: string, password = demoPassword, caller: Caller = {}): Promise<string> {
      const { token } = await request(signIn, { username, password, captcha: '' }, caller);
      return token;
    },
    /** Signs in a new account, which chooses a password of its own first. */
    async enter(username: string, password = demoPassword): Promise<string> {
      const { token } = await request(signIn, { username, password, captcha: '' });
      const chosen = { newPassword: chosenPassword, confirmation: chosenPassword };
      await request(changePassword, { oldPassword: password, ...chosen }, { token });
      return token;
    },
  };
}

/** The store of a test: the given one, or one in memory that is restored without the seed, which takes far longer. */
async function storeOf({ store }: Partial<GatewayOptions>) {
  if (store !== undefined) return { store };
  const own = await openTestStore('demo');
  return { store: own, restore: own.restore };
}

/** Opens a gateway with a memory store, the demo content and its payment site, and returns it with functions for tests. */
export async function openTestGateway(overrides: Partial<GatewayOptions> = {}) {
  const payments = openPayments();
  const gateway = await openGateway({
    ...demo,
    ...(await storeOf(overrides)),
    ...testGatewayOptions,
    providers: payments.providers,
    ...overrides,
  });
  payments.connect(gateway);
  return {
    gateway,
    /** The payment site, whose notices go to the gateway. */
    payments: payments.site,
    operator: createOperatorClient(gateway),
    ...createCaller(gateway),
    async close() {
      await payments.site.close();
      await gateway.close();
    },
  };
}

export type TestGateway = Awaited<ReturnType<typeof openTestGateway>>;
