import type { SeedRewards } from '#gateway/seed/seed.ts';
import { worded } from '../texts/texts.ts';
import { rebateRates } from './rebate-rates.ts';

const pesos = 100;

/** Conditions of cash in one line. */
const cashTerms = worded('reward.cashTerms');

const ticket = worded('reward.ticket');

const apology = { title: worded('reward.apology.title'), letter: worded('reward.apology.letter') };

const days = 30;

/** One red envelope that is open for a month, and one each evening at eight for half an hour. */
const redEnvelopes: SeedRewards['redEnvelopes'] = [
  {
    title: worded('redEnvelope.welcome'),
    pot: 20_000 * pesos,
    shares: 1_000,
    least: 5 * pesos,
    inDays: 0,
    minute: 0,
    openMinutes: days * 24 * 60,
  },
  ...Array.from({ length: days }, (_, inDays) => ({
    title: worded('redEnvelope.evening'),
    pot: 5_000 * pesos,
    shares: 100,
    least: 10 * pesos,
    inDays,
    minute: 20 * 60,
    openMinutes: 30,
  })),
];

/** Rewards of the demo: rates of rebates, promo codes, red envelopes, and rewards that wait for members. */
export const rewards: SeedRewards = {
  rebateRates,
  promoCodes: [
    {
      code: 'PAROLA50',
      centavos: 50 * pesos,
      uses: 1_000,
      endsInDays: 90,
      title: worded('promoCode.lighthouse'),
      terms: cashTerms,
    },
    {
      code: 'LASTONE',
      centavos: 20 * pesos,
      uses: 1,
      endsInDays: 90,
      title: worded('promoCode.oneMember'),
      terms: cashTerms,
    },
  ],
  redEnvelopes,
  offers: [
    { username: 'juan', source: 'ticket' as const, centavos: 38 * pesos, title: ticket },
    {
      username: 'juan',
      source: 'activity' as const,
      centavos: 120 * pesos,
      title: worded('reward.regatta'),
    },
    { username: 'juan', source: 'message' as const, centavos: 15 * pesos, ...apology },
    { username: 'ana', source: 'ticket' as const, centavos: 38 * pesos, title: ticket },
    { username: 'ana', source: 'message' as const, centavos: 15 * pesos, ...apology },
  ].map((offer, nth) => ({ ...offer, terms: cashTerms, endsInDays: 30 - 7 * (nth % 3) })),
};
