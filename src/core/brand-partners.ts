/** A club that the brand sponsors. Its page is `/sponsor1`, `/sponsor2` or `/sponsor3`, by its position in the list. */
export interface Club {
  readonly name: string;
  readonly sport: 'football' | 'basketball' | 'esports';
  readonly since: number;
  /** The crest, below `public/`. */
  readonly crest: string;
}

/** A payment method in the footer. */
export interface PaymentPartner {
  readonly name: string;
  readonly kind: 'wallet' | 'bank' | 'card' | 'counter';
}

/** The highest reward for players who add the brand on Zalo, in pesos. */
export const zaloReward = 131_000;

/** The clubs of this brand. Only the pages about them need this data, so that it is not part of the brand itself. */
export const clubs: readonly [Club, Club, Club] = [
  { name: 'Bantay Dagat FC', sport: 'football', since: 2021, crest: '/sponsors/bantay-dagat.svg' },
  { name: 'Habagat Hoops', sport: 'basketball', since: 2019, crest: '/sponsors/habagat.svg' },
  { name: 'Tanglaw Esports', sport: 'esports', since: 2023, crest: '/sponsors/tanglaw.svg' },
];

/** The payment partners of this brand. */
export const paymentPartners: readonly PaymentPartner[] = [
  { name: 'Agos Pay', kind: 'wallet' },
  { name: 'Perlas', kind: 'card' },
  { name: 'Bangko Bughaw', kind: 'bank' },
  { name: 'Hulog', kind: 'counter' },
  { name: 'Kislap', kind: 'wallet' },
  { name: 'Tala Savings', kind: 'bank' },
];
