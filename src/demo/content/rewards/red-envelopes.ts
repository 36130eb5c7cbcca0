import type { SeedRewards, Worded } from '#gateway/seed/seed.ts';

const pesos = 100;

const evening: Worded = {
  EN: 'Red envelope of the evening',
  TY: 'Pulang sobre ng gabi',
  CN: '晚间红包',
  TH: 'อั่งเปายามค่ำ',
};

const welcome: Worded = {
  EN: 'Welcome envelope',
  TY: 'Sobre ng pagbati',
  CN: '迎新红包',
  TH: 'อั่งเปาต้อนรับ',
};

const days = 30;

/** One red envelope that is open for a month, and one each evening at eight for half an hour. */
export const redEnvelopes: SeedRewards['redEnvelopes'] = [
  {
    title: welcome,
    pot: 20_000 * pesos,
    shares: 1_000,
    least: 5 * pesos,
    inDays: 0,
    minute: 0,
    openMinutes: days * 24 * 60,
  },
  ...Array.from({ length: days }, (_, inDays) => ({
    title: evening,
    pot: 5_000 * pesos,
    shares: 100,
    least: 10 * pesos,
    inDays,
    minute: 20 * 60,
    openMinutes: 30,
  })),
];
