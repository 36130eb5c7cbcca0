import { inEachLanguage, type Language } from '#protocol/model/language.ts';
import { htmlOf } from '../content/content.ts';
import { pesoText } from '../ledger/ledger.ts';
import type { MarketPack } from '../protection/protection.ts';
import type { HarmKind } from '../store/tables/protection-tables.ts';
import { text, worded } from '../texts/texts.ts';
import type { HarmFigures } from './harm-window.ts';

/** The rules of the market, and the help lines to name. */
export interface HarmMarket extends Pick<MarketPack, 'harm'> {
  readonly helpLines: MarketPack['trust']['helpLines'];
}

/** A sign, for the message about it. */
interface NotifiedSign {
  readonly kind: HarmKind;
  readonly figures: HarmFigures;
  readonly market: HarmMarket;
  /** Nothing advertises before it. */
  readonly quietUntil: number;
}

/** The help lines as a list: number and page, as far as they are known. */
function listLines({ helpLines }: HarmMarket): string {
  const lines = helpLines.map(({ name, phone, url }) => {
    const shown = htmlOf(name);
    const named = url === null ? shown : `<a href="${url}">${shown}</a>`;
    return `<li>${named}${phone === null ? '' : `: ${htmlOf(phone)}`}</li>`;
  });
  return `<ul>${lines.join('')}</ul>`;
}

function contentOf(
  language: Language,
  { kind, figures, market, quietUntil }: NotifiedSign,
): string {
  const { windowHours: hours } = market.harm[kind];
  const figure = text(language, `harm.figures.${kind}`, {
    count: figures.count,
    amount: pesoText(figures.amount ?? 0),
    loss: pesoText(figures.loss ?? 0),
    hours,
    days: Math.floor(hours / 24),
  });
  const offer = text(language, 'harm.offer').replace('<a>', '<a href="/member?page=protection">');
  const lines = text(language, 'harm.lines');
  const format = new Intl.DateTimeFormat(text(language, 'language.locale'), {
    dateStyle: 'long',
    timeZone: 'Asia/Manila',
  });
  const quiet = text(language, 'harm.quiet', { date: format.format(quietUntil) });
  return `<p>${figure}</p><p>${offer}</p><p>${lines}</p>${listLines(market)}<p>${quiet}</p>`;
}

/** Title and content of the message to the member, in all languages. It names figures, and never judges or advertises. */
export function harmMessage(sign: NotifiedSign) {
  return {
    titles: worded('harm.title'),
    contents: inEachLanguage((language) => contentOf(language, sign)),
  };
}
