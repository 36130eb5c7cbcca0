import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { defaultMarket, marketPack, markets, packOf } from './market-pack.ts';

it.each(markets)('the market %s is above the floor', (market) => {
  const { leastAge, waitHours, kinds, frames } = packOf(market);
  expect(leastAge).toBeGreaterThanOrEqual(18);
  expect(waitHours).toBeGreaterThanOrEqual(24);
  expect(waitHours).toBeLessThanOrEqual(7 * 24);
  expect(kinds).toEqual(['deposit', 'loss', 'stake']);
  expect(frames).toEqual(['day', 'week', 'month']);
});

it('the default is the Philippines', () => {
  expect(defaultMarket).toBe('PH');
});

it.each([
  ['an age below 18', { leastAge: 17 }],
  ['a raise within a day', { waitHours: 23 }],
  ['a wait of more than a week', { waitHours: 7 * 24 + 1 }],
  ['no kind of limits', { kinds: [] }],
  ['no frame', { frames: [] }],
  ['a maximum of nothing', { maxima: [{ kind: 'loss', frame: 'day', amount: 0 }] }],
])('a pack is refused with %s', (_, change) => {
  expect(safeParse(marketPack, { ...packOf('open'), ...change }).success).toBe(false);
});

it.each([
  ['PH', true, 0, 0],
  ['open', true, 0, 0],
  ['UK', false, 2_500, 5_000],
  ['strictest', false, 2_500, 5_000],
] as const)('the games of %s keep its pace', (market, isFree, slots, other) => {
  const { autoplay, turbo, leastRoundMs } = packOf(market).play;
  expect({ autoplay, turbo, leastRoundMs }).toEqual({
    autoplay: isFree,
    turbo: isFree,
    leastRoundMs: { slots, other },
  });
});
