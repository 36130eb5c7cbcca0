import type { Language } from '#protocol/model/language.ts';
import type { NotificationText, withdrawalKinds } from '../notification-text.ts';

/** Notifications about withdrawals, by language. `{amount}` is in pesos, `{reason}` is the operator's text. */
export const withdrawalTexts: Readonly<
  Record<Language, Readonly<Record<(typeof withdrawalKinds)[number], NotificationText>>>
> = {
  EN: {
    withdrawalRejected: {
      title: 'Your withdrawal was rejected',
      content: '{amount} is back in your balance. The reason: {reason}',
    },
    withdrawalReleased: {
      title: 'Your withdrawal could not be paid',
      content: '{amount} is back in your balance. The reason: {reason}',
    },
    withdrawalPartPaid: {
      title: 'A part of your withdrawal is paid',
      content: 'We paid {amount} to your account. The rest follows.',
    },
    withdrawalPaid: {
      title: 'Your withdrawal is paid',
      content:
        'We paid {amount} to your account. Please tell us in the list of withdrawals if it has arrived.',
    },
    withdrawalConfirmed: {
      title: 'Your withdrawal counts as received',
      content: '{amount} counts as received now.',
    },
    withdrawalDisputeRefused: {
      title: 'We checked your missing payment',
      content: 'We found that {amount} was paid in full. The reason: {reason}',
    },
    withdrawalCompensated: {
      title: 'We paid the missing money',
      content: 'We paid {amount} that was missing from your withdrawal.',
    },
  },
  TY: {
    withdrawalRejected: {
      title: 'Hindi naaprobahan ang withdrawal mo',
      content: 'Nasa balance mo na ulit ang {amount}. Ang dahilan: {reason}',
    },
    withdrawalReleased: {
      title: 'Hindi naipadala ang withdrawal mo',
      content: 'Nasa balance mo na ulit ang {amount}. Ang dahilan: {reason}',
    },
    withdrawalPartPaid: {
      title: 'Naipadala na ang bahagi ng withdrawal mo',
      content: 'Naipadala na namin ang {amount} sa account mo. Susunod ang natitira.',
    },
    withdrawalPaid: {
      title: 'Naipadala na ang withdrawal mo',
      content:
        'Naipadala na namin ang {amount} sa account mo. Sabihin sa amin sa listahan ng withdrawal kung dumating na ito.',
    },
    withdrawalConfirmed: {
      title: 'Itinuturing nang natanggap ang withdrawal mo',
      content: 'Itinuturing nang natanggap ang {amount}.',
    },
    withdrawalDisputeRefused: {
      title: 'Sinuri namin ang kulang mong bayad',
      content: 'Nakita naming buong naipadala ang {amount}. Ang dahilan: {reason}',
    },
    withdrawalCompensated: {
      title: 'Naipadala na ang kulang na pera',
      content: 'Naipadala na namin ang {amount} na kulang sa withdrawal mo.',
    },
  },
  CN: {
    withdrawalRejected: {
      title: '您的提款被拒绝',
      content: '{amount} 已退回您的余额。原因：{reason}',
    },
    withdrawalReleased: {
      title: '您的提款无法支付',
      content: '{amount} 已退回您的余额。原因：{reason}',
    },
    withdrawalPartPaid: {
      title: '您的提款已支付一部分',
      content: '我们已向您的账户支付 {amount}，其余部分随后支付。',
    },
    withdrawalPaid: {
      title: '您的提款已支付',
      content: '我们已向您的账户支付 {amount}。请在提款列表中告诉我们是否已到账。',
    },
    withdrawalConfirmed: {
      title: '您的提款已视为收到',
      content: '{amount} 现已视为收到。',
    },
    withdrawalDisputeRefused: {
      title: '我们已核查您反映的未到账款项',
      content: '我们查明 {amount} 已全额支付。原因：{reason}',
    },
    withdrawalCompensated: {
      title: '我们已补付缺少的款项',
      content: '我们已补付您提款中缺少的 {amount}。',
    },
  },
  TH: {
    withdrawalRejected: {
      title: 'การถอนเงินของคุณถูกปฏิเสธ',
      content: '{amount} กลับเข้ายอดเงินของคุณแล้ว เหตุผล: {reason}',
    },
    withdrawalReleased: {
      title: 'ไม่สามารถจ่ายเงินที่คุณถอนได้',
      content: '{amount} กลับเข้ายอดเงินของคุณแล้ว เหตุผล: {reason}',
    },
    withdrawalPartPaid: {
      title: 'จ่ายเงินถอนของคุณแล้วบางส่วน',
      content: 'เราโอน {amount} เข้าบัญชีของคุณแล้ว ส่วนที่เหลือจะตามมา',
    },
    withdrawalPaid: {
      title: 'จ่ายเงินถอนของคุณแล้ว',
      content: 'เราโอน {amount} เข้าบัญชีของคุณแล้ว โปรดแจ้งเราในรายการถอนเงินว่าเงินเข้าแล้วหรือไม่',
    },
    withdrawalConfirmed: {
      title: 'ถือว่าคุณได้รับเงินถอนแล้ว',
      content: 'ขณะนี้ถือว่าคุณได้รับ {amount} แล้ว',
    },
    withdrawalDisputeRefused: {
      title: 'เราตรวจสอบเงินที่คุณแจ้งว่าไม่ได้รับแล้ว',
      content: 'เราพบว่าได้จ่าย {amount} ครบแล้ว เหตุผล: {reason}',
    },
    withdrawalCompensated: {
      title: 'เราจ่ายเงินส่วนที่ขาดแล้ว',
      content: 'เราจ่าย {amount} ที่ขาดไปจากการถอนเงินของคุณแล้ว',
    },
  },
};
