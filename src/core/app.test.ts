import { afterEach, describe, expect, it, vi } from 'vitest';
import { type OpenedApp, openApp, openAppIn } from '#tests/support/open-app.ts';
import { testBrowser } from '#tests/support/test-browser.ts';

let opened: OpenedApp | null = null;
afterEach(async () => {
  await opened?.close();
  opened = null;
});

const names = ['balance', 'contracts', 'favourites', 'messages', 'play', 'popups', 'walletMode'];

/** The slices that are made already. */
const made = ({ app }: OpenedApp) =>
  names.filter((name) => Object.getOwnPropertyDescriptor(app, name)?.get === undefined);

describe('the slices of the app', () => {
  it('are made for a guest when they are first read', async () => {
    opened = await openApp();
    expect(made(opened)).toEqual([]);
    expect(opened.app.play.state.phase).toBe('idle');
    expect(made(opened)).toEqual(['play']);
  });

  it('are made at the sign-in, and load what they load then', async () => {
    const tab = await openApp({ signedIn: 'juan' });
    opened = tab;
    expect(made(tab)).toEqual(names);
    await vi.waitFor(() => expect(tab.app.balance.state.phase).toBe('ready'));
    expect(tab.app.messages.state.phase).not.toBe('idle');
    await vi.waitFor(() => expect(tab.app.favourites.state.phase).toBe('ready'));
  });
});

describe('the clock of the app', () => {
  const dayMs = 86_400_000;
  const server = () =>
    new Response(null, { status: 503, headers: { Date: new Date(Date.now()).toUTCString() } });

  it.each([3 * dayMs, -40 * dayMs])(
    'shows the time of the gateway, %i ms from the device',
    async (wrong) => {
      const { app } = await openAppIn(testBrowser(server), {
        platform: { now: () => Date.now() + wrong },
      });
      expect(Math.abs(app.now() - Date.now())).toBeLessThan(60_000);
      app.close();
    },
  );
});
