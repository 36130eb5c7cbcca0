import type { Language } from '#protocol/model/language.ts';
import type { bonusKinds, NotificationText } from '../notification-text.ts';

/** Notifications about the end of a bonus, by language. `{amount}` is in pesos. */
export const bonusTexts: Readonly<
  Record<Language, Readonly<Record<(typeof bonusKinds)[number], NotificationText>>>
> = {
  EN: {
    bonusReleased: {
      title: 'Your bonus became cash',
      content: 'You played a bonus through: {amount} is in your balance.',
    },
    bonusExpired: {
      title: 'Your bonus has expired',
      content:
        'The time of a bonus was over before it was played through: {amount} of bonus money ended with it. Your cash stays as it is.',
    },
    bonusTaken: {
      title: 'Your bonus has ended',
      content:
        'A bonus was taken back: {amount} of bonus money ended with it. See the reason in Bonuses.',
    },
  },
  TY: {
    bonusReleased: {
      title: 'Naging cash na ang bonus mo',
      content: 'Natapos mo ang turnover ng bonus: nasa balance mo na ang {amount}.',
    },
    bonusExpired: {
      title: 'Nag-expire na ang bonus mo',
      content:
        'Lumipas ang panahon ng bonus bago mo natapos ang turnover: kasama nitong nawala ang {amount} na perang bonus. Hindi nagalaw ang cash mo.',
    },
    bonusTaken: {
      title: 'Natapos na ang bonus mo',
      content:
        'Binawi ang isang bonus: kasama nitong nawala ang {amount} na perang bonus. Tingnan ang dahilan sa Mga bonus.',
    },
  },
  CN: {
    bonusReleased: {
      title: '您的奖金已转为现金',
      content: '您已完成奖金的流水要求：{amount} 已存入您的余额。',
    },
    bonusExpired: {
      title: '您的奖金已过期',
      content: '奖金在完成流水要求前已到期：其中 {amount} 奖金已失效，您的现金不受影响。',
    },
    bonusTaken: {
      title: '您的奖金已结束',
      content: '一笔奖金已被收回：其中 {amount} 奖金已失效。原因请见“红利”。',
    },
  },
  TH: {
    bonusReleased: {
      title: 'โบนัสของคุณเป็นเงินสดแล้ว',
      content: 'คุณทำยอดเล่นของโบนัสครบแล้ว {amount} อยู่ในยอดเงินของคุณ',
    },
    bonusExpired: {
      title: 'โบนัสของคุณหมดอายุแล้ว',
      content: 'โบนัสหมดเวลาก่อนทำยอดเล่นครบ เงินโบนัส {amount} จึงสิ้นสุดลง เงินสดของคุณคงเดิม',
    },
    bonusTaken: {
      title: 'โบนัสของคุณสิ้นสุดแล้ว',
      content: 'โบนัสถูกเรียกคืน เงินโบนัส {amount} จึงสิ้นสุดลง ดูเหตุผลได้ที่หน้าโบนัส',
    },
  },
};
