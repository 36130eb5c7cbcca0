import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Call } from '#protocol/call.ts';
import { calls } from '#protocol/calls.ts';
import { callerOf } from './support/callers.ts';
import { lockAll, locks, refusalUnder } from './support/locks.ts';
import { openTestGateway, RefusedCall, type TestGateway } from './support/open-gateway.ts';
import { type CallName, sampleRequestOf, sampleRequests } from './support/sample-requests.ts';
import { openTestStore, type TestStore } from './support/test-store.ts';
import { watchTables } from './support/watch-tables.ts';

const names = Object.keys(calls) as CallName[];

/** Fields of a request that hold a secret, with the lock of the secret. */
const secretFields = [
  ['loginPassword', 'loginPassword'],
  ['withdrawalPassword', 'withdrawalPassword'],
] as const;

describe('an account that too many wrong tries have locked', () => {
  let store: TestStore;
  let test: TestGateway;
  let changedTables: () => Promise<string[]>;
  beforeAll(async () => {
    store = await openTestStore('demo');
    // The clock and the jobs stand still, so that only calls change the store.
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    test = await openTestGateway({ store, restore: store.restore, callsPerMinute: 1_000_000 });
    await store.keep();
    // Counters, also the tries that a sent code has left, seals, and the record of a sign-in that failed.
    const written = ['attempt', 'one_time_code', 'seal_seen', 'login_record'];
    changedTables = await watchTables(store, written);
  });
  afterAll(async () => {
    await test.close();
    vi.useRealTimers();
  });

  /** Sends a call. Returns status and code of its refusal, or `done`. */
  async function ask(name: CallName, sample: object, token: string | null): Promise<string> {
    const call: Call = calls[name];
    try {
      await test.request(call, sample, token === null ? {} : { token });
      return 'done';
    } catch (error) {
      if (error instanceof RefusedCall) return `${error.status} ${error.code}`;
      throw error;
    }
  }

  it.each(names)('is refused by %s only where that takes what is locked', async (name) => {
    let leavesNothing = false;
    onTestFinished(async () => {
      if (leavesNothing) await lockAll(store, [], 0);
      else await test.operator.reset();
    });
    const needsToken = calls[name].token === 'required';
    const token = needsToken ? await test.signIn(callerOf(name) ?? 'juan') : null;
    const sample = await sampleRequestOf(test, name, callerOf(name));
    const until = Date.now() + 600_000;
    await changedTables();
    for (const lock of locks) {
      const refusal = refusalUnder(name, lock);
      if (refusal === null) continue;
      await lockAll(store, [lock], until);
      await changedTables();
      const answer = await ask(name, sample, token);
      expect({ lock, answer, changed: await changedTables() }).toEqual({
        lock,
        answer: refusal,
        changed: [],
      });
    }
    const others = locks.filter((lock) => refusalUnder(name, lock) === null);
    await lockAll(store, others, until);
    await changedTables();
    expect(await ask(name, sample, token)).toBe('done');
    leavesNothing = (await changedTables()).length === 0 && sample === sampleRequests[name];
  });
});

it.each(names)('%s has a lock for each secret that it takes', (name) => {
  for (const [field, lock] of secretFields) {
    const isTaken = Object.hasOwn(sampleRequests[name], field);
    if (isTaken) expect(refusalUnder(name, lock), field).not.toBeNull();
  }
});
