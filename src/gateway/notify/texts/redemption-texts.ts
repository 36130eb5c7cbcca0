import type { Language } from '#protocol/model/language.ts';
import type { NotificationText, redemptionKinds } from '../notification-text.ts';

/** Notifications about redemptions, by language. `{amount}` is in pesos, `{reason}` is the operator's text. */
export const redemptionTexts: Readonly<
  Record<Language, Readonly<Record<(typeof redemptionKinds)[number], NotificationText>>>
> = {
  EN: {
    redemptionApproved: {
      title: 'Your redemption is approved',
      content: 'Your redemption for {points} points is approved. See it in the points mall.',
    },
    redemptionSent: {
      title: 'Your gift is on its way',
      content: 'We sent it with {courier}. Its tracking number is {tracking}.',
    },
    redemptionRejected: {
      title: 'Your redemption was rejected',
      content: '{points} points are back. The reason: {reason}',
    },
    redemptionRefunded: {
      title: 'Your redemption was rejected',
      content:
        '{points} points are back, and {amount} is back in your balance. The reason: {reason}',
    },
  },
  TY: {
    redemptionApproved: {
      title: 'Aprobado na ang redemption mo',
      content: 'Aprobado na ang redemption mo na {points} puntos. Tingnan ito sa points mall.',
    },
    redemptionSent: {
      title: 'Papunta na ang regalo mo',
      content: 'Ipinadala namin ito sa {courier}. Ang tracking number ay {tracking}.',
    },
    redemptionRejected: {
      title: 'Hindi naaprobahan ang redemption mo',
      content: 'Naibalik ang {points} puntos. Ang dahilan: {reason}',
    },
    redemptionRefunded: {
      title: 'Hindi naaprobahan ang redemption mo',
      content:
        'Naibalik ang {points} puntos, at ang {amount} ay nasa balance mo na ulit. Ang dahilan: {reason}',
    },
  },
  CN: {
    redemptionApproved: {
      title: '您的兑换已通过',
      content: '您使用 {points} 积分的兑换已通过，请到积分商城查看。',
    },
    redemptionSent: {
      title: '您的礼品已寄出',
      content: '我们已通过 {courier} 寄出，运单号为 {tracking}。',
    },
    redemptionRejected: {
      title: '您的兑换被拒绝',
      content: '已退还 {points} 积分。原因：{reason}',
    },
    redemptionRefunded: {
      title: '您的兑换被拒绝',
      content: '已退还 {points} 积分，{amount} 已退回您的余额。原因：{reason}',
    },
  },
  TH: {
    redemptionApproved: {
      title: 'การแลกของคุณได้รับอนุมัติแล้ว',
      content: 'การแลก {points} คะแนนของคุณได้รับอนุมัติแล้ว ดูได้ที่ร้านแลกคะแนน',
    },
    redemptionSent: {
      title: 'ของขวัญของคุณถูกส่งแล้ว',
      content: 'เราส่งกับ {courier} หมายเลขพัสดุคือ {tracking}',
    },
    redemptionRejected: {
      title: 'การแลกของคุณถูกปฏิเสธ',
      content: 'คืน {points} คะแนนแล้ว เหตุผล: {reason}',
    },
    redemptionRefunded: {
      title: 'การแลกของคุณถูกปฏิเสธ',
      content: 'คืน {points} คะแนนแล้ว และ {amount} กลับเข้ายอดเงินของคุณแล้ว เหตุผล: {reason}',
    },
  },
};
