import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getUnreadCount } from '#protocol/calls/messages.ts';
import { openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => void (gateway = await openTestGateway()));
afterAll(() => gateway.close());

const letter = { title: 'For you', content: 'Read me' };

/** The number of requests for the count since then. */
function count({ requests }: Awaited<ReturnType<typeof openApp>>): () => number {
  const from = requests.length;
  return () => requests.slice(from).filter(({ url }) => url.includes(getUnreadCount.path)).length;
}

describe('unread messages', () => {
  it.each([
    ['juan', 2],
    ['ana', 2],
    ['luis', 2],
    ['nena', 0],
  ])('of %s are counted on signing in: %i', async (signedIn, unread) => {
    const { app, close } = await openApp({ gateway, signedIn });
    await vi.waitFor(() => expect(app.messages.state).toMatchObject({ phase: 'ready', unread }));
    await close();
  });

  it('are not loaded for guests and accounts without an inbox', async () => {
    for (const signedIn of [undefined, 'aida', 'alma', 'tino']) {
      const opened = await openApp({ gateway, ...(signedIn ? { signedIn } : {}) });
      const asked = count(opened);
      await opened.app.messages.load();
      expect(asked()).toBe(0);
      expect(opened.app.messages.state).toMatchObject({ phase: 'idle', unread: 0 });
      await opened.close();
    }
  });

  it('are counted again when the page is shown again, and each minute while it is visible', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const opened = await openApp({ gateway, signedIn: 'juan' });
    const { messages } = opened.app;
    const unread = (number: number) =>
      vi.waitFor(() => expect(messages.state).toMatchObject({ phase: 'ready', unread: number }));
    await unread(2);
    await opened.operator.message({ to: 'juan', ...letter });
    vi.advanceTimersByTime(60_000);
    await unread(3);
    await opened.operator.message({ to: 'juan', ...letter });
    const asked = count(opened);
    opened.platform.hide();
    vi.advanceTimersByTime(180_000);
    expect(asked()).toBe(0);
    opened.platform.show();
    await unread(4);
    await opened.operator.reset();
    await opened.close();
    vi.useRealTimers();
  });

  it('keep their count when the gateway fails, and are dropped at sign-out', async () => {
    const { app, operator, close } = await openApp({ gateway, signedIn: 'juan' });
    await vi.waitFor(() => expect(app.messages.state.unread).toBe(2));
    await operator.failNext(getUnreadCount, 500);
    await app.messages.load();
    expect(app.messages.state).toMatchObject({ phase: 'failed', unread: 2 });
    await app.session.signOut();
    expect(app.messages.state).toMatchObject({ phase: 'idle', unread: 0 });
    await close();
  });
});
