import type { Language } from '#protocol/model/language.ts';
import type { NotificationText, resultKinds } from '../notification-text.ts';

/** Notifications about results, by language. `{draw}` is the number of a draw. `{amount}`, `{stake}`,
 * `{payout}` and `{owed}` are in pesos. */
export const resultTexts: Readonly<
  Record<Language, Readonly<Record<(typeof resultKinds)[number], NotificationText>>>
> = {
  EN: {
    ticketWon: {
      title: 'Your lottery ticket has won',
      content: 'Draw {draw} has paid {amount} for your ticket. It is in your balance.',
    },
    betTakenBack: {
      title: 'A bet of yours was cancelled',
      content:
        'We cancelled bet {order} after its result. Its payout of {payout} was taken back and its stake of {stake} is back. Reason: {reason}',
    },
    betTakenBackOwed: {
      title: 'A bet of yours was cancelled',
      content:
        'We cancelled bet {order} after its result. Its payout of {payout} was taken back and its stake of {stake} is back. Your balance does not reach for {owed} of it. You cannot withdraw until this is settled; please contact us. Reason: {reason}',
    },
  },
  TY: {
    ticketWon: {
      title: 'Nanalo ang tiket mo sa lottery',
      content: 'Nagbayad ang bola {draw} ng {amount} para sa tiket mo. Nasa balance mo na ito.',
    },
    betTakenBack: {
      title: 'Kinansela ang isa mong taya',
      content:
        'Kinansela namin ang taya {order} pagkatapos ng resulta nito. Binawi ang panalong {payout} at naibalik ang tayang {stake}. Dahilan: {reason}',
    },
    betTakenBackOwed: {
      title: 'Kinansela ang isa mong taya',
      content:
        'Kinansela namin ang taya {order} pagkatapos ng resulta nito. Binawi ang panalong {payout} at naibalik ang tayang {stake}. Kulang ng {owed} ang balanse mo. Hindi ka muna makakapag-withdraw hangga’t hindi ito naaayos; makipag-ugnayan sa amin. Dahilan: {reason}',
    },
  },
  CN: {
    ticketWon: {
      title: '您的彩票中奖了',
      content: '第 {draw} 期已为您的彩票派彩 {amount}，已存入您的余额。',
    },
    betTakenBack: {
      title: '您的一笔投注已取消',
      content:
        '投注 {order} 在开出结果后被取消：已收回派彩 {payout}，并退还本金 {stake}。原因：{reason}',
    },
    betTakenBackOwed: {
      title: '您的一笔投注已取消',
      content:
        '投注 {order} 在开出结果后被取消：已收回派彩 {payout}，并退还本金 {stake}。您的余额还差 {owed}，解决之前您不能提款，请联系我们。原因：{reason}',
    },
  },
  TH: {
    ticketWon: {
      title: 'ตั๋วหวยของคุณถูกรางวัล',
      content: 'งวด {draw} จ่ายรางวัล {amount} ให้ตั๋วของคุณ เข้ายอดเงินของคุณแล้ว',
    },
    betTakenBack: {
      title: 'เดิมพันของคุณถูกยกเลิก',
      content:
        'เรายกเลิกเดิมพัน {order} หลังทราบผลแล้ว เรียกคืนเงินรางวัล {payout} และคืนเงินเดิมพัน {stake} เหตุผล: {reason}',
    },
    betTakenBackOwed: {
      title: 'เดิมพันของคุณถูกยกเลิก',
      content:
        'เรายกเลิกเดิมพัน {order} หลังทราบผลแล้ว เรียกคืนเงินรางวัล {payout} และคืนเงินเดิมพัน {stake} ยอดเงินของคุณยังขาด {owed} คุณจะถอนเงินไม่ได้จนกว่าเรื่องนี้จะเรียบร้อย โปรดติดต่อเรา เหตุผล: {reason}',
    },
  },
};
