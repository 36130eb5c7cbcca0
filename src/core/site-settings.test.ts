import { afterEach, expect, it } from 'vitest';
import { brandFrom, merchantOf } from './brand.ts';
import { launchWayOf } from './play/launch-ways.ts';
import { siteSettings } from './site-settings.ts';

afterEach(() => void (globalThis.siteSettings = undefined));

it('the settings come from the build where the page has none', () => {
  expect(brandFrom(siteSettings())).toEqual(brandFrom({}));
});

it('the settings of the page win over the settings of the build', () => {
  globalThis.siteSettings = {
    PAROLA_MERCHANT: 'faro',
    PAROLA_RELAY_NAMES: 'newer',
    PAROLA_SEALING: 'auto',
    PAROLA_GATEWAY_VERSION: '1',
    PAROLA_NEW_TAB_VENDORS: 'liga',
  };
  const brand = brandFrom(siteSettings());
  expect(merchantOf(brand, 'https://faro.example')).toBe('faro');
  expect(brand).toMatchObject({
    name: 'Parola',
    relayNames: 'newer',
    sealing: 'auto',
    gatewayVersion: '1',
  });
  expect(launchWayOf('LIGA')).toBe('newTab');
});
