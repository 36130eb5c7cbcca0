import type { Language } from '#protocol/model/language.ts';
import type { NotificationText, resultKinds } from '../notification-text.ts';

/** Notifications about results, by language. `{draw}` is the number of a draw, `{amount}` is in pesos. */
export const resultTexts: Readonly<
  Record<Language, Readonly<Record<(typeof resultKinds)[number], NotificationText>>>
> = {
  EN: {
    ticketWon: {
      title: 'Your lottery ticket has won',
      content: 'Draw {draw} has paid {amount} for your ticket. It is in your balance.',
    },
  },
  TY: {
    ticketWon: {
      title: 'Nanalo ang tiket mo sa lottery',
      content: 'Nagbayad ang bola {draw} ng {amount} para sa tiket mo. Nasa balance mo na ito.',
    },
  },
  CN: {
    ticketWon: {
      title: '您的彩票中奖了',
      content: '第 {draw} 期已为您的彩票派彩 {amount}，已存入您的余额。',
    },
  },
  TH: {
    ticketWon: {
      title: 'ตั๋วหวยของคุณถูกรางวัล',
      content: 'งวด {draw} จ่ายรางวัล {amount} ให้ตั๋วของคุณ เข้ายอดเงินของคุณแล้ว',
    },
  },
};
