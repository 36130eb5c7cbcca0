import { vi } from 'vitest';
import type { Call } from '#protocol/call.ts';
import { calls } from '#protocol/calls.ts';
import { openTestGateway, RefusedCall } from './open-gateway.ts';
import { type CallName, sampleRequests } from './sample-requests.ts';
import { openTestStore } from './test-store.ts';
import { watchTables } from './watch-tables.ts';

/** Kinds of accounts, with an account of the demo for each. */
const ofTheDemo = {
  member: 'juan',
  generalAgent: 'ana',
  agent: 'luis',
  directAgent: 'aida',
  professionalAgent: 'alma',
  trial: 'tino',
  mustChangePassword: 'dina',
} as const;

/** Further kinds, each with the account that is made for it. */
const madeAccounts = {
  firstSignIn: { type: 0, firstTimeLogin: true },
  agentAtFirstSignIn: { type: 2, firstTimeLogin: true },
  expiredSession: { type: 0 },
  suspended: { type: 0 },
  selfExcluded: { type: 0 },
} as const;

type MadeKind = keyof typeof madeAccounts;

/** All kinds of callers that rights may differ by. */
export type AccountKind = 'guest' | 'unknownToken' | keyof typeof ofTheDemo | MadeKind;

/** Changes of an account after its sign-in, as SQL. `$1` is its name, `$2` the time. */
const laterChanges: Partial<Record<MadeKind, string>> = {
  // A session ends after a day without use.
  expiredSession: `update session set seen_at = $2::int8 - 25 * 3600000
    where member_id = (select id from member where username = $1)`,
  suspended: 'update member set suspended_at = $2 where username = $1',
  selfExcluded: `insert into exclusion (member_id, kind, begins_at)
    select id, 'selfExclusion', $2::int8 from member where username = $1`,
};

/** Tables that a refused call may write: the counters of attempts, and the seals that were used. */
const counters = ['attempt', 'seal_seen'];

/**
 * Opens a gateway with an account of each kind, each signed in. Its clock and its jobs stand still until it is closed, so
 * that only calls change the store.
 */
export async function openAccountKinds() {
  const store = await openTestStore('demo');
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const options = { store, restore: store.restore, callsPerMinute: 1_000_000 };
  const test = await openTestGateway(options);
  const tokens = new Map<AccountKind, string | null>([
    ['guest', null],
    ['unknownToken', '00000000-0000-4000-8000-000000000000'],
  ]);
  for (const [kind, username] of Object.entries(ofTheDemo)) {
    tokens.set(kind as keyof typeof ofTheDemo, await test.signIn(username));
  }
  for (const [name, account] of Object.entries(madeAccounts)) {
    const kind = name as MadeKind;
    const password = 'Bangka2026';
    await test.operator.account({ username: kind, password, upline: 'ana', ...account });
    tokens.set(kind, await test.signIn(kind, password));
    const change = laterChanges[kind];
    if (change !== undefined) await store.engine.query(change, [kind, Date.now()]);
  }
  await store.keep();
  await test.operator.reset();
  const changedTables = await watchTables(store, counters);

  /** Sends the sample of a call. Returns status and code of its refusal, or `done`. */
  async function ask(name: CallName, kind: AccountKind): Promise<string> {
    const call: Call = calls[name];
    const token = tokens.get(kind) ?? null;
    try {
      await test.request(call, sampleRequests[name] as object, token === null ? {} : { token });
      return 'done';
    } catch (error) {
      if (error instanceof RefusedCall) return `${error.status} ${error.code}`;
      throw error;
    }
  }

  return {
    kinds: [...tokens.keys()],
    /** Asks as a kind of account, names the tables that the call has changed, and restores them. */
    async tryCall(name: CallName, kind: AccountKind) {
      const answer = await ask(name, kind);
      const changed = await changedTables();
      if (changed.length > 0) {
        await test.operator.reset();
        await changedTables();
      }
      return { answer, changed };
    },
    async close(): Promise<void> {
      await test.close();
      vi.useRealTimers();
    },
  };
}
