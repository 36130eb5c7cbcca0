import type { Language } from '#protocol/model/language.ts';
import type { identityKinds, NotificationText } from '../notification-text.ts';

/** Notifications about the identity of a member, by language. `{reason}` is the operator's text. */
export const identityTexts: Readonly<
  Record<Language, Readonly<Record<(typeof identityKinds)[number], NotificationText>>>
> = {
  EN: {
    identityApproved: {
      title: 'We have confirmed your identity',
      content: 'Thank you. You can deposit and withdraw as you like, and nothing more is needed.',
    },
    identityRefused: {
      title: 'We could not confirm your identity yet',
      content: '{reason} Your money is safe. You can send new pictures under Security, Identity.',
    },
    identityAskedAgain: {
      title: 'We have to confirm your identity again',
      content:
        '{reason} Your money is safe. Please send new pictures under Security, Identity. Until then, some deposits and withdrawals wait.',
    },
  },
  TY: {
    identityApproved: {
      title: 'Nakumpirma na namin kung sino ka',
      content:
        'Salamat. Puwede ka nang magdeposito at mag-withdraw, at wala nang iba pang kailangan.',
    },
    identityRefused: {
      title: 'Hindi pa namin makumpirma kung sino ka',
      content:
        '{reason} Ligtas ang pera mo. Puwede kang magpadala ng mga bagong larawan sa Seguridad, Pagkakakilanlan.',
    },
    identityAskedAgain: {
      title: 'Kailangan naming kumpirmahin muli kung sino ka',
      content:
        '{reason} Ligtas ang pera mo. Magpadala ng mga bagong larawan sa Seguridad, Pagkakakilanlan. Hanggang doon, maghihintay ang ilang deposito at pag-withdraw.',
    },
  },
  CN: {
    identityApproved: {
      title: '您的身份已确认',
      content: '谢谢。您可以正常存款和提款，无需再提供其他资料。',
    },
    identityRefused: {
      title: '我们暂时无法确认您的身份',
      content: '{reason} 您的资金是安全的。您可以在“安全”的“身份”中重新提交照片。',
    },
    identityAskedAgain: {
      title: '我们需要再次确认您的身份',
      content:
        '{reason} 您的资金是安全的。请在“安全”的“身份”中重新提交照片。在此之前，部分存款和提款需要等待。',
    },
  },
  TH: {
    identityApproved: {
      title: 'เรายืนยันตัวตนของคุณแล้ว',
      content: 'ขอบคุณ คุณฝากและถอนเงินได้ตามปกติ ไม่ต้องส่งอะไรเพิ่ม',
    },
    identityRefused: {
      title: 'เรายังยืนยันตัวตนของคุณไม่ได้',
      content: '{reason} เงินของคุณปลอดภัย คุณส่งรูปใหม่ได้ที่ความปลอดภัย หัวข้อตัวตน',
    },
    identityAskedAgain: {
      title: 'เราต้องยืนยันตัวตนของคุณอีกครั้ง',
      content:
        '{reason} เงินของคุณปลอดภัย โปรดส่งรูปใหม่ที่ความปลอดภัย หัวข้อตัวตน ระหว่างนี้การฝากและถอนบางรายการต้องรอ',
    },
  },
};
