import { safeParse } from 'valibot';
import { expect, vi } from 'vitest';
import { type Call, fromWire, toWire } from '#protocol/call.ts';
import { calls } from '#protocol/calls.ts';
import { envelope } from '#protocol/envelope.ts';
import { isErrorCode } from '#protocol/errors.ts';
import { callerOf } from './callers.ts';
import { openTestGateway } from './open-gateway.ts';
import { type CallName, sampleRequestOf, sampleRequests } from './sample-requests.ts';
import { sealBody } from './seal-body.ts';
import { openTestStore } from './test-store.ts';
import { watchTables } from './watch-tables.ts';

/** A request as it travels. It may break the protocol. */
interface RawRequest {
  readonly body?: string;
  readonly encryption?: string;
  readonly query?: string;
}

interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

const context = { merchant: 'parola', language: 'EN' } as const;

/** Tables that a refused call may write: the counters of attempts, and the seals that were used. */
const counters = ['attempt', 'seal_seen'];

/** The valid sample request of a call in wire shape. */
export const wireOf = (name: CallName): Record<string, unknown> =>
  toWire(calls[name] as Call, sampleRequests[name], context);

const textsOf = (wire: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(wire as object).map(([name, value]) => [name, String(value)]));

/** Returns whether a changed request is still valid: its field is optional or takes nearly any value. */
export function isValid(call: Call, wire: unknown): boolean {
  const travelled: unknown =
    call.method === 'GET' || call.form ? textsOf(wire) : JSON.parse(JSON.stringify(wire));
  return safeParse(call.request, fromWire(call, travelled as Record<string, unknown>)).success;
}

/** Expects a 4xx with a known error code and without internals such as a stack. */
export function expectRefused({ status, text }: RawAnswer): void {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  const read = safeParse(envelope, JSON.parse(text));
  expect(read.success && read.output.success).toBe(false);
  expect(isErrorCode((read.success && read.output.errorCode) || '')).toBe(true);
  expect(text).not.toMatch(/ {4}at |\.ts:|node_modules/);
}

/**
 * Opens a gateway for bad requests of a member. Its clock and its jobs stand still until it is closed, so that only calls
 * change the store, and no code expires.
 */
export async function openBadInput() {
  const store = await openTestStore('demo');
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const options = { store, restore: store.restore, callsPerMinute: 1_000_000, log };
  const test = await openTestGateway(options);
  const changedTables = await watchTables(store, counters);
  let token = await test.signIn('juan');

  /** Sends a raw request, which may break the protocol. */
  async function send(
    call: Call,
    { body, encryption, query = '' }: RawRequest,
  ): Promise<RawAnswer> {
    const headers = new Headers({ Merchant: 'parola', Authorization: token });
    if (encryption !== undefined) headers.set('Encryption', encryption);
    const init = { method: call.method, headers, ...(body === undefined ? {} : { body }) };
    return test.fetchRaw(`${call.path}?${query}`, init);
  }

  /** The raw request of values in wire shape, which may break the protocol. */
  async function rawRequestOf(call: Call, wire: unknown): Promise<RawRequest> {
    const texts = () => new URLSearchParams(textsOf(wire)).toString();
    if (call.method === 'GET') return { query: texts() };
    if (call.form) return { body: texts() };
    if (!call.sealed) return { body: JSON.stringify(wire) };
    const { header, value } = await sealBody(await test.request(calls.getSealKey, {}), wire);
    return { body: JSON.stringify({ value }), encryption: header };
  }

  const sendWire = async (call: Call, wire: unknown) => send(call, await rawRequestOf(call, wire));

  return {
    /** Names the tables whose content has changed since the last call. */
    changedTables,
    send,
    sendWire,
    /** The lines that the gateway has logged since the last call. */
    takeLog: () => lines.splice(0),
    /**
     * Signs the caller of a call in, makes the state that the call needs, and keeps it until `leave`. Returns a valid
     * request in wire shape.
     */
    async enter(name: CallName): Promise<Record<string, unknown>> {
      await test.operator.reset();
      const username = callerOf(name) ?? 'juan';
      // Samples may add a second step to the sign-in.
      token = await test.signIn(username);
      const sample = await sampleRequestOf(test, name, username);
      await store.keep();
      return toWire(calls[name], sample, context);
    },
    /** Sends a request, and again in the kept state when earlier ones have ended the session or used up a limit. */
    async sendInside(call: Call, wire: unknown): Promise<RawAnswer> {
      const answer = await sendWire(call, wire);
      if (answer.status !== 401 && answer.status !== 429) return answer;
      await test.operator.reset();
      return sendWire(call, wire);
    },
    /** Goes back to the state before `enter`. */
    async leave(): Promise<void> {
      await store.drop();
      await test.operator.reset();
      token = await test.signIn('juan');
    },
    /** Restores the store and returns a valid request, with the state that it needs. */
    async validRequest(name: CallName): Promise<RawRequest> {
      await test.operator.reset();
      token = await test.signIn('juan');
      const call: Call = calls[name];
      return rawRequestOf(call, toWire(call, await sampleRequestOf(test, name), context));
    },
    async close(): Promise<void> {
      await test.close();
      vi.useRealTimers();
    },
  };
}

export type BadInput = Awaited<ReturnType<typeof openBadInput>>;
