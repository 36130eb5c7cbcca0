import { describe, expect, it, onTestFinished } from 'vitest';
import { openApp } from '#tests/support/open-app.ts';

async function openCountries(settings: Parameters<typeof openApp>[0] = {}) {
  const opened = await openApp(settings);
  onTestFinished(opened.close);
  return opened;
}

describe('the countries', () => {
  it("begin with the operator's own", async () => {
    const { app } = await openCountries();
    await app.countries.load();
    expect(app.countries.state.countries[0]).toEqual({ code: 'PH', dialCode: '63' });
    expect(app.countries.state.countries.length).toBeGreaterThan(200);
  });

  it('are asked for once', async () => {
    const { app, requests } = await openCountries();
    await Promise.all([app.countries.load(), app.countries.load()]);
    await app.countries.load();
    expect(requests.filter(({ url }) => url.includes('/wps/system/country'))).toHaveLength(1);
  });

  it('are there again without a network, for guests too', async () => {
    const { app, browser, gateway } = await openCountries();
    await app.countries.load();
    const tab = await openCountries({ browser, gateway, started: false });
    tab.platform.goOffline();
    await tab.app.countries.load();
    expect(tab.app.countries.state).toMatchObject({ phase: 'failed' });
    expect(tab.app.countries.state.countries[0]?.code).toBe('PH');
  });
});
