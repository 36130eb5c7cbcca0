import { IDBFactory } from 'fake-indexeddb';
import { keys } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import { createCache } from '../cache/cache.ts';
import { openStore } from '../cache/database.ts';
import { GatewayError } from '../client/gateway-error.ts';
import { memoryStorage } from '../guarded-storage.ts';
import { createLocalKeys } from '../storage/local-keys.ts';
import { createSendOnce } from './request-key.ts';

const lost = new GatewayError({ kind: 'offline' });
const hour = 60 * 60_000;

/** A tab with a member, whose clock and answers a test controls. */
function openTab(database = new IDBFactory()) {
  const tab = { now: 0, member: 'juan' };
  const local = createLocalKeys(memoryStorage());
  const cache = createCache({ store: openStore({ indexedDb: () => database }), local });
  const sendOnce = createSendOnce({
    cache,
    platform: { crypto },
    customerId: () => tab.member,
    now: () => tab.now,
  });

  /** Sends a request and returns its key. */
  async function send(action: string, details: object, fault: Error | null = null) {
    let used = '';
    await sendOnce(action, details, (key) => {
      used = key;
      return fault === null ? Promise.resolve() : Promise.reject(fault);
    }).catch((error: unknown) => {
      if (error !== fault) throw error;
    });
    return used;
  }
  return { tab, send, sendOnce, database, cache };
}

describe('the key of a request that moves money', () => {
  it('is the same until an answer comes, then another', async () => {
    const { send } = openTab();
    const first = await send('withdraw', { amount: 5 }, lost);
    expect(await send('withdraw', { amount: 5 })).toBe(first);
    expect(await send('withdraw', { amount: 5 })).not.toBe(first);
  });

  it('is kept while other requests get their answers', async () => {
    const { send } = openTab();
    const withdrawal = await send('withdraw', { amount: 5 }, lost);
    const deposit = await send('deposit', { amount: 7 }, lost);
    await send('deposit', { amount: 9 });
    expect(await send('withdraw', { amount: 5 })).toBe(withdrawal);
    expect(await send('deposit', { amount: 7 })).toBe(deposit);
  });

  it('ends with the decision of the gateway, and after an hour', async () => {
    const { send, tab } = openTab();
    const refused = new GatewayError({
      kind: 'refused',
      code: 'insufficient_balance',
      message: null,
      value: null,
      status: 200,
    });
    const first = await send('withdraw', { amount: 5 }, refused);
    const second = await send('withdraw', { amount: 5 }, lost);
    expect(second).not.toBe(first);
    tab.now += hour;
    expect(await send('withdraw', { amount: 5 }, lost)).not.toBe(second);
  });

  it('belongs to one member, and outlives the answer to another', async () => {
    const { send, sendOnce, tab } = openTab();
    const juan = await send('withdraw', { amount: 5 }, lost);
    let ana = '';
    await sendOnce('withdraw', { amount: 7 }, async () => {
      tab.member = 'ana';
      ana = await send('withdraw', { amount: 5 }, lost);
    });
    expect(ana).not.toBe(juan);
    expect(await send('withdraw', { amount: 5 })).toBe(ana);
  });

  it('outlives the tab, is shared with another tab, and ends at sign-out', async () => {
    const first = openTab();
    const key = await first.send('withdraw', { amount: 5 }, lost);
    const second = openTab(first.database);
    expect(await second.send('withdraw', { amount: 5 }, lost)).toBe(key);
    await second.cache.purgePrivate();
    expect(await openTab(first.database).send('withdraw', { amount: 5 })).not.toBe(key);
  });

  it('is one for the same request twice at once', async () => {
    const { send } = openTab();
    const [one, other] = await Promise.all([
      send('withdraw', { amount: 5 }, lost),
      send('withdraw', { amount: 5 }, lost),
    ]);
    expect(one).toBe(other);
  });

  it('is not kept once its member is signed out', async () => {
    const { send, sendOnce, tab, cache, database } = openTab();
    await sendOnce('withdraw', { amount: 7 }, async () => {
      tab.member = 'ana';
      await cache.purgePrivate();
    });
    await send('withdraw', { amount: 5 });
    const store = openStore({ indexedDb: () => database });
    expect(await keys(store)).toEqual(['private/unanswered-requests/ana/withdraw']);
  });
});
