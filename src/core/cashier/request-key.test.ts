import { describe, expect, it } from 'vitest';
import { GatewayError } from '../client/gateway-error.ts';
import { createSendOnce } from './request-key.ts';

const lost = new GatewayError({ kind: 'offline' });
const hour = 60 * 60_000;

/** A tab with a member, whose clock and answers a test controls. */
function openTab() {
  let stored: string | null = null;
  const tab = { now: 0, member: 'juan' };
  const sendOnce = createSendOnce({
    keys: {
      read: () => stored,
      write: ({ unansweredRequests: text = null }) => void (stored = text),
    },
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
  return { tab, send, sendOnce };
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
});
