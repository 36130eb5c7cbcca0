import { afterEach, describe, expect, it, vi } from 'vitest';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';

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
