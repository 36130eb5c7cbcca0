import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getHelpCenter } from '#protocol/calls/contact/help-articles.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let gateway: TestGateway;
const tabs: OpenedApp[] = [];
beforeAll(async () => void (gateway = await openTestGateway()));
afterAll(() => gateway.close());
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.close();
  await gateway.operator.settings({ failNext: [] });
});

async function open(settings: Parameters<typeof openApp>[0] = {}) {
  const tab = await openApp({ gateway, ...settings });
  tabs.push(tab);
  const help = await tab.app.help();
  const asked = () => tab.requests.filter(({ url }) => url.includes(getHelpCenter.path)).length;
  return { ...tab, help, asked };
}

const inThai = /\p{Script=Thai}/u;

describe('help', () => {
  it('is available without a network after it was loaded, with its time', async () => {
    const first = await open();
    await first.help.load();
    const { articles, at } = first.help.state;
    expect(articles.length).toBeGreaterThan(10);
    const second = await open({ browser: first.browser });
    second.platform.goOffline();
    await second.help.load();
    expect(second.help.state).toMatchObject({ phase: 'failed', failure: { kind: 'offline' }, at });
    expect(second.help.state.articles).toEqual(articles);
  });

  it('is loaded again in another language, and keeps its articles when that fails', async () => {
    const { app, help } = await open();
    await help.load();
    app.ui.setLanguage('TH');
    await vi.waitFor(() => expect(help.state.articles[0]?.title).toMatch(inThai));
    const shown = help.state.articles;
    await gateway.operator.failNext(getHelpCenter, 500);
    await help.load();
    expect(help.state.phase).toBe('failed');
    expect(help.state.articles).toBe(shown);
  });

  it('has guides to deposits, which are kept with it and read without a network', async () => {
    const first = await open();
    await first.help.keep();
    const { guides } = first.help.depositGuides.state;
    expect(guides.length).toBeGreaterThan(5);
    const second = await open({ browser: first.browser });
    second.platform.goOffline();
    await second.help.depositGuides.load();
    expect(second.help.depositGuides.state).toMatchObject({ phase: 'failed', guides });
  });

  it('is loaded again when the network is back', async () => {
    const { help, platform } = await open();
    platform.goOffline();
    await help.load();
    expect(help.state.phase).toBe('failed');
    platform.goOnline();
    await vi.waitFor(() => expect(help.state.phase).toBe('ready'));
  });

  it('is kept for offline use once, and not loaded otherwise', async () => {
    const { app, asked, help } = await open();
    app.ui.setLanguage('TY');
    expect(asked()).toBe(0);
    await help.keep();
    expect(asked()).toBe(1);
    await help.keep();
    expect(asked()).toBe(1);
  });

  it('of today is not loaded again by the next page', async () => {
    const first = await open();
    await first.help.keep();
    const second = await open({ browser: first.browser });
    await second.help.keep();
    expect(second.help.state.phase).toBe('idle');
    const tomorrow = Date.now() + 90_000_000;
    const third = await open({ browser: first.browser, platform: { now: () => tomorrow } });
    await third.help.keep();
    expect(third.help.state).toMatchObject({ phase: 'ready', at: tomorrow });
  });
});
