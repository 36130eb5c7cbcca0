import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import type { Language } from '#protocol/model/language.ts';
import type { PlayLimitKind } from '#protocol/model/protection/play-limit.ts';
import { formatMoney, perLanguage, unknownSign } from '../../i18n/format.ts';

const createUnit = (tag: string, name: 'hour' | 'minute') =>
  new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'short' });
const hours = perLanguage((tag) => createUnit(tag, 'hour'));
const minutes = perLanguage((tag) => createUnit(tag, 'minute'));

/** Minutes as hours and minutes in words, such as `1 hr 30 min`. */
function formatMinutes(all: number, language: Language): string {
  const [whole, rest] = [Math.floor(all / 60), all % 60];
  const parts = [
    ...(whole > 0 ? [hours(language).format(whole)] : []),
    ...(rest > 0 || whole === 0 ? [minutes(language).format(rest)] : []),
  ];
  return parts.map((part) => part.replaceAll(' ', '\u00a0')).join(' ');
}

/** An amount of a limit in words: money, or hours and minutes for the time at play. A begun minute does not count; `–` when it is unknown. */
export function formatLimit(
  kind: PlayLimitKind,
  amount: MaybeCentavos,
  language: Language,
): string {
  if (kind !== 'time') return formatMoney(amount, language);
  return amount === null ? unknownSign : formatMinutes(Math.floor(amount / 100), language);
}

/** The rest of a limit in words, as of `formatLimit`. A begun minute counts, because the member can play in it. */
export const formatRest = (kind: PlayLimitKind, rest: MaybeCentavos, language: Language): string =>
  formatLimit(
    kind,
    kind === 'time' && rest !== null ? Math.ceil(rest / 100) * 100 : rest,
    language,
  );
