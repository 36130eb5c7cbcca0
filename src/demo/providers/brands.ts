/** The payment brands that the site plays, by the codes of the gateway's providers. */
export const paymentBrands = {
  agos: { name: 'Agos Pay', tagline: 'wallet' },
  kislap: { name: 'Kislap', tagline: 'wallet' },
  perlas: { name: 'Perlas', tagline: 'card' },
  hulog: { name: 'Hulog', tagline: 'counter' },
} as const;

export type PaymentBrand = keyof typeof paymentBrands;

/** The codes of all brands. */
export const paymentBrandCodes: readonly PaymentBrand[] = ['agos', 'kislap', 'perlas', 'hulog'];

/** The brand of a code. Null when there is none. */
export function brandOf(code: string): PaymentBrand | null {
  return paymentBrandCodes.find((brand) => brand === code) ?? null;
}
