import type { Language } from '#protocol/model/language.ts';
import { formatMoney } from '../../../i18n/format.ts';

/** An amount for a small button: without the decimals of whole pesos. */
export function formatPreset(centavos: number, language: Language): string {
  const text = formatMoney(centavos, language);
  return centavos % 100 === 0 ? text.replace(/[.,]00(?!\d)/, '') : text;
}
