import type { Language } from '#protocol/model/language.ts';
import type { ReferralStage } from '#protocol/vocabulary/referral.ts';

type Worded = Readonly<Record<Language, string>>;

/** Titles of the rewards for the stages of invited players. */
export const stageTitles: Readonly<Record<ReferralStage, Worded>> = {
  registered: {
    EN: 'A friend you invited has joined',
    TY: 'Sumali ang inimbitahan mong kaibigan',
    CN: '您邀请的好友已注册',
    TH: 'เพื่อนที่คุณชวนสมัครแล้ว',
  },
  deposit: {
    EN: 'A friend you invited has made a deposit',
    TY: 'Nag-deposit ang inimbitahan mong kaibigan',
    CN: '您邀请的好友已存款',
    TH: 'เพื่อนที่คุณชวนฝากเงินแล้ว',
  },
  turnover: {
    EN: 'A friend you invited has reached the turnover',
    TY: 'Naabot ng inimbitahan mong kaibigan ang turnover',
    CN: '您邀请的好友已达到流水要求',
    TH: 'เพื่อนที่คุณชวนทำยอดเดิมพันครบแล้ว',
  },
};
