import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';

let opened: OpenedApp;
beforeAll(async () => void (opened = await openApp()));
afterAll(() => opened.close());

const titles = ({ app }: OpenedApp): string[] =>
  app.announcements.state.list.map(({ title }) => title);

describe('announcements', () => {
  it('are in the language of the screen', async () => {
    await opened.app.announcements.load();
    const english = titles(opened);
    expect(english.length).toBeGreaterThan(0);
    opened.app.ui.setLanguage('CN');
    await vi.waitFor(() => expect(titles(opened)).not.toEqual(english));
    opened.app.ui.setLanguage('EN');
    await vi.waitFor(() => expect(titles(opened)).toEqual(english));
  });

  it('are available without a network, in their language', async () => {
    await opened.app.announcements.load();
    const { app, platform, close } = await openApp({
      gateway: opened.gateway,
      browser: opened.browser,
      started: false,
    });
    platform.goOffline();
    await app.start();
    await app.announcements.load();
    const { list, at } = opened.app.announcements.state;
    expect(app.announcements.state).toMatchObject({ phase: 'failed', list, at });
    await close();
  });

  it('for members are dropped at sign-out', async () => {
    const { app, operator, close } = await openApp({
      gateway: opened.gateway,
      browser: opened.browser,
      signedIn: 'juan',
    });
    await vi.waitFor(() => expect(app.announcements.state.phase).toBe('ready'));
    await operator.announcement({ type: 'PU', title: 'For you', content: 'x', execution: 'A' });
    const popups = (): string[] => app.announcements.state.popups.map(({ title }) => title);
    await app.announcements.load();
    expect(popups()).toContain('For you');
    await app.session.signOut();
    await vi.waitFor(() => expect(popups()).not.toContain('For you'));
    await close();
  });
});
