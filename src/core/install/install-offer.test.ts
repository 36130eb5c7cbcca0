import { describe, expect, it } from 'vitest';
import { mayOfferInstall } from './install-offer.ts';

const day = 86_400_000;
const calm = {
  installed: false,
  way: 'android',
  canAsk: true,
  offeredAt: null,
  now: 100 * day,
} as const;

describe('the app', () => {
  it('may be offered if the browser has a prompt, or another way', () => {
    expect(mayOfferInstall(calm)).toBe(true);
    expect(mayOfferInstall({ ...calm, way: 'iphone', canAsk: false })).toBe(true);
  });

  it.each([
    ['is installed', { installed: true }],
    ['could not be installed', { canAsk: false }],
    ['is seen inside another app', { way: 'inApp', canAsk: false }],
    ['was offered less than 14 days ago', { offeredAt: 86 * day + 1 }],
    ['was offered in what the clock calls the future', { offeredAt: 200 * day }],
  ] as const)('is not offered when it %s', (_, change) => {
    expect(mayOfferInstall({ ...calm, ...change })).toBe(false);
  });

  it('may be offered again after 14 days', () => {
    expect(mayOfferInstall({ ...calm, offeredAt: 86 * day })).toBe(true);
  });
});
