import type { Language } from '#protocol/model/language.ts';
import type { feedbackKinds, NotificationText } from '../notification-text.ts';

/** Notifications about feedback, by language. `{number}` is its reference number, `{answer}` the operator's text. */
export const feedbackTexts: Readonly<
  Record<Language, Readonly<Record<(typeof feedbackKinds)[number], NotificationText>>>
> = {
  EN: {
    feedbackAnswered: {
      title: 'We have answered your feedback',
      content: 'Our answer to {number}: {answer}',
    },
    feedbackClosed: {
      title: 'Your feedback is closed',
      content: 'We have closed {number}. You can open it again within 14 days.',
    },
  },
  TY: {
    feedbackAnswered: {
      title: 'Sinagot na namin ang feedback mo',
      content: 'Ang sagot namin sa {number}: {answer}',
    },
    feedbackClosed: {
      title: 'Isinara na ang feedback mo',
      content: 'Isinara na namin ang {number}. Mabubuksan mo ito ulit sa loob ng 14 na araw.',
    },
  },
  CN: {
    feedbackAnswered: { title: '您的反馈已有答复', content: '对 {number} 的答复：{answer}' },
    feedbackClosed: {
      title: '您的反馈已关闭',
      content: '{number} 已关闭。您可以在 14 天内重新打开。',
    },
  },
  TH: {
    feedbackAnswered: {
      title: 'เราตอบความคิดเห็นของคุณแล้ว',
      content: 'คำตอบของเราสำหรับ {number}: {answer}',
    },
    feedbackClosed: {
      title: 'ความคิดเห็นของคุณถูกปิดแล้ว',
      content: 'เราปิด {number} แล้ว คุณเปิดใหม่ได้ภายใน 14 วัน',
    },
  },
};
