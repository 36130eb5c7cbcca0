import type { Language } from '#protocol/model/language.ts';
import type { activityKinds, NotificationText } from '../notification-text.ts';

/** Notifications about applications for promotions, by language. `{reason}` is the operator's text. */
export const activityTexts: Readonly<
  Record<Language, Readonly<Record<(typeof activityKinds)[number], NotificationText>>>
> = {
  EN: {
    activityRejected: {
      title: 'Your application was not accepted',
      content: 'The reason: {reason} While registration is open, you can apply again.',
    },
    activityPayable: {
      title: 'A promotion is ready to pay out',
      content: 'You have met all conditions. Open the promotion to take your reward.',
    },
    activityMissed: {
      title: 'A promotion has ended',
      content: 'Its time ran out before all conditions were met. Nothing was taken from you.',
    },
  },
  TY: {
    activityRejected: {
      title: 'Hindi natanggap ang application mo',
      content: 'Ang dahilan: {reason} Habang bukas ang pagpapalista, puwede kang mag-apply ulit.',
    },
    activityPayable: {
      title: 'May promo na handa nang magbayad',
      content: 'Natupad mo na ang lahat ng kondisyon. Buksan ang promo para kunin ang premyo.',
    },
    activityMissed: {
      title: 'Natapos na ang isang promo',
      content: 'Naubos ang oras bago natupad ang lahat ng kondisyon. Walang nabawas sa iyo.',
    },
  },
  CN: {
    activityRejected: {
      title: '您的活动申请未通过',
      content: '原因：{reason} 报名期间可以重新申请。',
    },
    activityPayable: {
      title: '有一项优惠可以领取了',
      content: '您已满足全部条件。打开活动即可领取奖励。',
    },
    activityMissed: {
      title: '一项优惠已结束',
      content: '时间结束前未满足全部条件，您没有任何损失。',
    },
  },
  TH: {
    activityRejected: {
      title: 'ใบสมัครของคุณไม่ผ่าน',
      content: 'เหตุผล: {reason} ระหว่างที่ยังเปิดรับสมัคร คุณสมัครใหม่ได้',
    },
    activityPayable: {
      title: 'มีโปรโมชั่นพร้อมจ่ายแล้ว',
      content: 'คุณทำครบทุกเงื่อนไขแล้ว เปิดโปรโมชั่นเพื่อรับรางวัล',
    },
    activityMissed: {
      title: 'โปรโมชั่นหนึ่งสิ้นสุดแล้ว',
      content: 'หมดเวลาก่อนทำครบทุกเงื่อนไข ไม่มีการหักสิ่งใดจากคุณ',
    },
  },
};
