import type { SeedDepositChannel } from '#gateway/seed/seed.ts';

const pesos = 100;
const presets = [200, 500, 1_000, 2_000, 5_000, 10_000].map((amount) => amount * pesos);

const base = {
  least: 100 * pesos,
  most: 50_000 * pesos,
  presets,
  feeRate: 0,
  feeFixed: 0,
  hours: null,
  lifeMinutes: 15,
  onDevice: false,
  account: null,
} as const;

/** The ways to deposit, in the order of the page. The providers are the brand's partners, which are invented. */
export const depositChannels: readonly SeedDepositChannel[] = [
  {
    ...base,
    code: 'agos-qr',
    name: 'Agos Pay QR',
    logo: 'AGOS',
    kind: 'qr',
    provider: 'agos',
    onDevice: true,
  },
  {
    ...base,
    code: 'kislap-qr',
    name: 'Kislap QR',
    logo: 'KISLAP',
    kind: 'qr',
    provider: 'kislap',
    most: 20_000 * pesos,
    onDevice: true,
  },
  { ...base, code: 'agos', name: 'Agos Pay', logo: 'AGOS', kind: 'page', provider: 'agos' },
  {
    ...base,
    code: 'perlas',
    name: 'Perlas card',
    logo: 'PERLAS',
    kind: 'page',
    provider: 'perlas',
    least: 500 * pesos,
    feeRate: 150,
    feeFixed: 5 * pesos,
  },
  {
    ...base,
    code: 'bughaw',
    name: 'Bangko Bughaw',
    logo: 'BUGHAW',
    kind: 'bank',
    provider: 'bank',
    least: 500 * pesos,
    most: 500_000 * pesos,
    presets: [...presets.slice(1), 50_000 * pesos],
    lifeMinutes: 24 * 60,
    account: { bank: 'Bangko Bughaw', holder: 'Parola Entertainment', number: '0048 2210 9317' },
  },
  {
    ...base,
    code: 'tala',
    name: 'Tala Savings',
    logo: 'TALA',
    kind: 'bank',
    provider: 'bank',
    least: 500 * pesos,
    most: 200_000 * pesos,
    hours: { from: 8 * 60, to: 20 * 60 },
    lifeMinutes: 24 * 60,
    account: { bank: 'Tala Savings', holder: 'Parola Entertainment', number: '7001 5530 0284' },
  },
  {
    ...base,
    code: 'hulog',
    name: 'Hulog counter',
    logo: 'HULOG',
    kind: 'counter',
    provider: 'hulog',
    most: 10_000 * pesos,
    feeFixed: 15 * pesos,
    lifeMinutes: 24 * 60,
  },
];
