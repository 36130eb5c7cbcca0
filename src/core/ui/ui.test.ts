import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { setMemberLanguage } from '#protocol/calls/member.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { memoryStorage } from '../guarded-storage.ts';

let opened: OpenedApp;
beforeAll(async () => void (opened = await openApp({ signedIn: 'juan' })));
afterAll(() => opened.close());

/** The app of a device on which something was set before. */
async function withLocal(values: Record<string, string>) {
  const localStorage = memoryStorage();
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  const { app, close } = await openApp({
    gateway: opened.gateway,
    started: false,
    platform: { localStorage },
  });
  await close();
  return app.ui.state;
}

describe('the language', () => {
  it('is English by default, and then the chosen one', async () => {
    expect((await withLocal({})).language).toBe('EN');
    expect((await withLocal({ hisLang: 'TH' })).language).toBe('TH');
    expect((await withLocal({ hisLang: 'XX' })).language).toBe('EN');
  });

  it('is stored under its three keys, and sent to the gateway for a member', async () => {
    const { app, platform, requests } = opened;
    app.ui.setLanguage('TY');
    const stored = ['lang', 'hisLang', 'mc_lang'].map((key) => platform.localStorage.getItem(key));
    expect(stored).toEqual(['TY', 'TY', 'TY']);
    await vi.waitFor(() =>
      expect(requests.some(({ url }) => url.endsWith(setMemberLanguage.path))).toBe(true),
    );
  });

  it('is sent too before the profile of the member has come', async () => {
    const { app, requests } = opened;
    const sent = () => requests.filter(({ url }) => url.endsWith(setMemberLanguage.path)).length;
    const before = sent();
    app.member.forget();
    app.ui.setLanguage('TH');
    await vi.waitFor(() => expect(sent()).toBe(before + 1));
  });
});

describe('the theme', () => {
  it('is stored, and the theme of the system is the default', async () => {
    expect((await withLocal({})).theme).toBe('system');
    expect((await withLocal({ theme: 'neon' })).theme).toBe('system');
    opened.app.ui.setTheme('light');
    expect(opened.platform.localStorage.getItem('theme')).toBe('light');
    expect((await withLocal({ theme: 'dark' })).theme).toBe('dark');
  });
});

describe('toasts', () => {
  it('stay in order until they are dismissed', () => {
    const { ui } = opened.app;
    ui.toast('Saved');
    ui.toast('Lost', { tone: 'bad', seconds: 10 });
    expect(ui.state.toasts).toMatchObject([
      { text: 'Saved', tone: 'plain', seconds: 0 },
      { text: 'Lost', tone: 'bad', seconds: 10 },
    ]);
    ui.dismiss(ui.state.toasts[0]?.id ?? 0);
    expect(ui.state.toasts).toMatchObject([{ text: 'Lost' }]);
    ui.dismiss(ui.state.toasts[0]?.id ?? 0);
    expect(ui.state.toasts).toEqual([]);
  });
});
