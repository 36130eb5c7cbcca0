import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import type { HarmKind } from '../store/tables/protection-tables.ts';
import { defaultMarket, marketPack, markets, packOf } from './market-pack.ts';

const open = packOf('open');
const withTrust = (change: object) => ({ trust: { ...open.trust, ...change } });
const withHarm = (kind: HarmKind, change: object) => ({
  harm: { ...open.harm, [kind]: { ...open.harm[kind], ...change } },
});
const line = { name: 'Kausap', phone: null, url: null, languages: [] };

it.each(markets)('the market %s is above the floor', (market) => {
  const { leastAge, waitHours, kinds, frames } = packOf(market);
  expect(leastAge).toBeGreaterThanOrEqual(18);
  expect(waitHours).toBeGreaterThanOrEqual(24);
  expect(waitHours).toBeLessThanOrEqual(7 * 24);
  const wager = market === 'strictest' ? ['wager'] : [];
  expect(kinds).toEqual(['deposit', 'loss', 'stake', 'time', ...wager]);
  expect(frames).toEqual(['day', 'week', 'month']);
});

it('the default is the Philippines', () => {
  expect(defaultMarket).toBe('PH');
});

it.each([
  ['PH', true, 0, 0],
  ['UK', false, 2_500, 5_000],
  ['strictest', false, 2_500, 5_000],
  ['open', true, 0, 0],
] as const)('games of the market %s hurry: %s', (market, hurry, slots, others) => {
  const games = {
    autoplay: hurry,
    quickStop: hurry,
    leastRoundMs: { slots, others },
    oneSlot: !hurry,
  };
  expect(packOf(market)).toMatchObject({ games, cancelWithdrawals: hurry });
});

it.each([
  ['an age below 18', { leastAge: 17 }],
  ['a raise within a day', { waitHours: 23 }],
  ['a wait of more than a week', { waitHours: 7 * 24 + 1 }],
  ['a time-out of less than a day', { timeOutHours: [23] }],
  ['a time-out of more than six weeks', { timeOutHours: [43 * 24] }],
  ['a self-exclusion of less than six months', { selfExclusionMonths: [5] }],
  ['no length of a self-exclusion', { selfExclusionMonths: [] }],
  ['a reminder less than once a year', { reviewDays: 367 }],
  ['a return within a day', { returnHours: 23 }],
  ['no kind of limits', { kinds: [] }],
  ['no frame', { frames: [] }],
  ['an hour that no day has', { quietHours: { from: 22, until: 24 } }],
  ['a maximum of nothing', { maxima: [{ kind: 'loss', frame: 'day', amount: 0 }] }],
  [
    'a limit for an age that no member has',
    { maxima: [{ kind: 'loss', frame: 'day', amount: 1, youngerThan: 18 }] },
  ],
  ['no help line', withTrust({ helpLines: [] })],
  ['a help line that nobody can reach', withTrust({ helpLines: [line] })],
  [
    'a help line with an unsafe page',
    withTrust({ helpLines: [{ ...line, url: 'http://a.example' }] }),
  ],
  [
    'a help line with words for a number',
    withTrust({ helpLines: [{ ...line, phone: 'call us' }] }),
  ],
  [
    'an answer to a complaint after eight weeks',
    withTrust({ complaints: { ...open.trust.complaints, answerDays: 57 } }),
  ],
  [
    'an unknown protection of money',
    withTrust({ funds: { ...open.trust.funds, protection: 'good' } }),
  ],
  [
    'a loss that is chased from above 10,000 pesos on',
    withHarm('chasing', { lossFrom: 10_000_01 }),
  ],
  ['four deposits after a loss', withHarm('chasing', { count: 4 })],
  ['minutes after a loss below an hour', withHarm('chasing', { withinMinutes: 59 })],
  ['more than ten raised stakes', withHarm('raisedStakes', { count: 11 })],
  ['raises of more than twice the stake', withHarm('raisedStakes', { times: 2.1 })],
  ['raises from above 500 pesos on', withHarm('raisedStakes', { leastStake: 500_01 })],
  ['six nights', withHarm('nightPlay', { count: 6 })],
  ['a night of three hours', withHarm('nightPlay', { from: 2, until: 5 })],
  ['six failed deposits', withHarm('failedDeposits', { count: 6 })],
  ['four cancelled withdrawals', withHarm('cancelledWithdrawals', { count: 4 })],
  ['four raised limits', withHarm('raisedLimits', { count: 4 })],
  ['five days of a reached limit', withHarm('reachedLimits', { count: 5 })],
  ['no message for more than a month', { harm: { ...open.harm, messageDays: 31 } }],
  ['publicity two days after a sign of harm', { harm: { ...open.harm, noPublicityDays: 2 } }],
])('a pack is refused with %s', (_, change) => {
  expect(safeParse(marketPack, { ...open, ...change }).success).toBe(false);
});

it.each([
  ['PH', null],
  ['UK', null],
  ['strictest', { from: 22, until: 6 }],
  ['open', null],
] as const)('nothing advertises in the market %s in the hours %o', (market, quietHours) => {
  expect(packOf(market)).toMatchObject({ quietHours });
});

it.each([
  ['PH', 'never', null],
  ['UK', 'beforePlay', null],
  ['strictest', 'beforePlay', null],
  ['open', 'never', null],
] as const)('the market %s asks for the identity: %s', (market, due, untilThen) => {
  expect(packOf(market).identity).toEqual({ due, untilThen });
});
