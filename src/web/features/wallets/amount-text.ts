import type { Centavos } from '#protocol/model/money.ts';

/** An amount as a player types it, such as `1200.50`. Empty for 0. */
export function amountText(centavos: Centavos): string {
  if (centavos === 0) return '';
  const rest = centavos % 100;
  const whole = (centavos - rest) / 100;
  return rest === 0 ? `${whole}` : `${whole}.${String(rest).padStart(2, '0')}`;
}
