import type { Language } from '#protocol/model/language.ts';
import { htmlOf } from '../content/content.ts';
import { pesoText } from '../ledger/ledger.ts';
import type { MarketPack } from '../protection/protection.ts';
import type { HarmKind } from '../store/tables/protection-tables.ts';
import type { HarmFigures } from './harm-window.ts';

/** The texts of one language. `{count}`, `{amount}` and `{loss}` are figures of the own play, `{days}` and `{hours}` the time of the rule. */
interface HarmTexts {
  readonly title: string;
  readonly figures: Readonly<Record<HarmKind, string>>;
  /** Follows the figures. `<a>` leads to the limits and breaks. */
  readonly offer: string;
  readonly lines: string;
  /** `{date}`: the last day without publicity. */
  readonly quiet: string;
  readonly locale: string;
}

const texts: Readonly<Record<Language, HarmTexts>> = {
  EN: {
    title: 'Some figures of your play',
    figures: {
      chasing: 'You deposited {amount} soon after you had lost {loss} on one day.',
      raisedStakes:
        'In the last {hours} hours you raised your stake {count} times right after a loss, up to {amount}.',
      nightPlay: 'In the last {days} days you played late on {count} nights.',
      failedDeposits: 'In the last {hours} hours {count} of your deposits did not go through.',
      cancelledWithdrawals:
        'In the last {days} days you cancelled {count} withdrawals, {amount} together.',
      raisedLimits: 'In the last {days} days you raised or removed a limit {count} times.',
      reachedLimits: 'In the last {days} days you used up a limit of a day on {count} days.',
    },
    offer:
      'How do you feel about it? Only you can say. If it is more than you want, <a>you can set a limit or take a break</a>. A break begins at once.',
    lines: 'You can also talk to somebody, free of judgement:',
    quiet: 'Until {date} we show you no promotions.',
    locale: 'en-PH',
  },
  TY: {
    title: 'Ilang bilang tungkol sa laro mo',
    figures: {
      chasing:
        'Nagdeposito ka ng {amount} di-nagtagal matapos kang matalo ng {loss} sa isang araw.',
      raisedStakes:
        'Sa nakaraang {hours} oras, {count} beses mong itinaas ang taya mo pagkatapos matalo, hanggang {amount}.',
      nightPlay: 'Sa nakaraang {days} araw, {count} gabi kang naglaro nang malalim na ang gabi.',
      failedDeposits: 'Sa nakaraang {hours} oras, {count} sa mga deposito mo ang hindi natuloy.',
      cancelledWithdrawals:
        'Sa nakaraang {days} araw, {count} withdrawal ang kinansela mo, {amount} lahat.',
      raisedLimits:
        'Sa nakaraang {days} araw, {count} beses mong itinaas o inalis ang isang limit.',
      reachedLimits:
        'Sa nakaraang {days} araw, {count} araw mong naubos ang limit para sa isang araw.',
    },
    offer:
      'Ano ang pakiramdam mo rito? Ikaw lang ang makapagsasabi. Kung sobra na ito sa gusto mo, <a>puwede kang magtakda ng limit o magpahinga</a>. Nagsisimula agad ang pahinga.',
    lines: 'Puwede ka ring makipag-usap sa iba na hindi ka huhusgahan:',
    quiet: 'Hanggang {date}, wala kaming ipapakitang promo sa iyo.',
    locale: 'fil-PH',
  },
  CN: {
    title: '关于您游戏情况的几个数字',
    figures: {
      chasing: '您在一天内输了 {loss}，不久后又存入 {amount}。',
      raisedStakes: '在过去 {hours} 小时内，您有 {count} 次在输后立即加注，最高 {amount}。',
      nightPlay: '在过去 {days} 天内，您有 {count} 个夜晚玩到很晚。',
      failedDeposits: '在过去 {hours} 小时内，您有 {count} 笔存款未成功。',
      cancelledWithdrawals: '在过去 {days} 天内，您取消了 {count} 笔提款，共 {amount}。',
      raisedLimits: '在过去 {days} 天内，您有 {count} 次调高或取消限额。',
      reachedLimits: '在过去 {days} 天内，您有 {count} 天用完了每日限额。',
    },
    offer:
      '您对此感觉如何？只有您自己知道。如果超出了您的意愿，<a>您可以设定限额或休息一段时间</a>。休息会立即开始。',
    lines: '您也可以找人聊聊，不会有人评判您：',
    quiet: '在 {date} 之前，我们不会向您展示优惠活动。',
    locale: 'zh-CN',
  },
  TH: {
    title: 'ตัวเลขบางส่วนจากการเล่นของคุณ',
    figures: {
      chasing: 'คุณฝากเงิน {amount} หลังจากเสีย {loss} ในวันเดียวได้ไม่นาน',
      raisedStakes: 'ใน {hours} ชั่วโมงที่ผ่านมา คุณเพิ่มเดิมพันทันทีหลังเสีย {count} ครั้ง สูงสุด {amount}',
      nightPlay: 'ใน {days} วันที่ผ่านมา คุณเล่นดึก {count} คืน',
      failedDeposits: 'ใน {hours} ชั่วโมงที่ผ่านมา รายการฝากของคุณไม่สำเร็จ {count} รายการ',
      cancelledWithdrawals: 'ใน {days} วันที่ผ่านมา คุณยกเลิกการถอน {count} รายการ รวม {amount}',
      raisedLimits: 'ใน {days} วันที่ผ่านมา คุณเพิ่มหรือยกเลิกวงเงิน {count} ครั้ง',
      reachedLimits: 'ใน {days} วันที่ผ่านมา คุณใช้วงเงินรายวันหมด {count} วัน',
    },
    offer:
      'คุณรู้สึกอย่างไรกับเรื่องนี้ มีเพียงคุณที่บอกได้ หากมากกว่าที่คุณต้องการ <a>คุณตั้งวงเงินหรือพักเล่นได้</a> การพักเริ่มทันที',
    lines: 'คุณคุยกับใครสักคนได้ โดยไม่มีใครตัดสินคุณ',
    quiet: 'เราจะไม่แสดงโปรโมชั่นให้คุณจนถึงวันที่ {date}',
    locale: 'th-TH',
  },
};

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

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

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
  const { figures: sentences, offer, lines, quiet, locale } = texts[language];
  const { windowHours } = market.harm[kind];
  const sentence = fill(sentences[kind], {
    count: String(figures.count),
    amount: pesoText(figures.amount ?? 0),
    loss: pesoText(figures.loss ?? 0),
    hours: String(windowHours),
    days: String(Math.floor(windowHours / 24)),
  });
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Manila' });
  const links = offer.replace('<a>', '<a href="/member?page=protection">');
  const last = fill(quiet, { date: format.format(quietUntil) });
  return [sentence, links, lines]
    .map((text) => `<p>${text}</p>`)
    .concat(listLines(market), `<p>${last}</p>`)
    .join('');
}

/** Title and content of the message to the member, in all languages. It names figures, and never judges or advertises. */
export function harmMessage(sign: NotifiedSign) {
  const inAll = (text: (language: Language) => string) => ({
    EN: text('EN'),
    TY: text('TY'),
    CN: text('CN'),
    TH: text('TH'),
  });
  return {
    titles: inAll((language) => texts[language].title),
    contents: inAll((language) => contentOf(language, sign)),
  };
}
