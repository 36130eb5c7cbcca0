import type { Language } from '#protocol/model/language.ts';
import { languages } from '../../../i18n/languages.ts';

const kilobyte = 1_000;
const megabyte = 1_000 * kilobyte;

/** A size such as 640 kB or 1.4 MB. Less than a kilobyte counts as one, and nothing as none. */
export function formatBytes(bytes: number, language: Language): string {
  const isLarge = bytes >= megabyte;
  const format = new Intl.NumberFormat(languages[language].tag, {
    numberingSystem: 'latn',
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return format.format(isLarge ? bytes / megabyte : Math.ceil(bytes / kilobyte));
}
