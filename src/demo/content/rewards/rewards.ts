import type { SeedRewards, Worded } from '#gateway/seed/seed.ts';
import { rebateRates } from './rebate-rates.ts';
import { redEnvelopes } from './red-envelopes.ts';

const pesos = 100;

/** Conditions of cash in one line. */
const cashTerms: Worded = {
  EN: 'Cash. The conditions of the claim hall apply.',
  TY: 'Cash. Sakop ng mga kondisyon ng claim hall.',
  CN: '现金，适用领奖大厅的条件。',
  TH: 'เงินสด เป็นไปตามเงื่อนไขของห้องรับรางวัล',
};

const ticket: Worded = {
  EN: 'Welcome ticket',
  TY: 'Tiket ng pagbati',
  CN: '迎新礼券',
  TH: 'ตั๋วต้อนรับ',
};

const regatta: Worded = {
  EN: 'Regatta of lights: thank you for joining',
  TY: 'Regatta ng mga ilaw: salamat sa pagsali',
  CN: '灯光赛船会：感谢参与',
  TH: 'ขบวนเรือแสงไฟ: ขอบคุณที่เข้าร่วม',
};

const apology: Worded = {
  EN: 'For the long wait on Tuesday',
  TY: 'Para sa matagal na paghihintay noong Martes',
  CN: '致歉：周二让您久等了',
  TH: 'ขออภัยที่ให้รอนานเมื่อวันอังคาร',
};

const apologyLetter: Worded = {
  EN: '<p>Your withdrawal took us longer than it should have. We are sorry, and would like to make up for it.</p><p>Take the reward below: it is <strong>cash</strong>.</p>',
  TY: '<p>Mas matagal kaysa dapat ang inabot ng withdrawal mo. Paumanhin, at gusto naming bumawi.</p><p>Kunin ang gantimpala sa ibaba: <strong>cash ito</strong>.</p>',
  CN: '<p>您的提款处理时间超出了应有的时长。我们深表歉意，并希望作出补偿。</p><p>请领取下方的奖励：<strong>现金</strong>。</p>',
  TH: '<p>การถอนเงินของคุณใช้เวลานานกว่าที่ควร เราขออภัยและขอชดเชยให้</p><p>รับรางวัลด้านล่างได้เลย เป็น<strong>เงินสด</strong></p>',
};

/** Rewards of the demo: rates of rebates, promo codes, red envelopes, and rewards that wait for members. */
export const rewards: SeedRewards = {
  rebateRates,
  promoCodes: [
    {
      code: 'PAROLA50',
      centavos: 50 * pesos,
      uses: 1_000,
      endsInDays: 90,
      title: {
        EN: 'Code of the lighthouse',
        TY: 'Code ng parola',
        CN: '灯塔优惠码',
        TH: 'โค้ดประภาคาร',
      },
      terms: cashTerms,
    },
    {
      code: 'LASTONE',
      centavos: 20 * pesos,
      uses: 1,
      endsInDays: 90,
      title: {
        EN: 'Code for one member',
        TY: 'Code para sa isang miyembro',
        CN: '限一人的优惠码',
        TH: 'โค้ดสำหรับสมาชิกหนึ่งคน',
      },
      terms: cashTerms,
    },
  ],
  redEnvelopes,
  offers: [
    { username: 'juan', source: 'ticket' as const, centavos: 38 * pesos, title: ticket },
    { username: 'juan', source: 'activity' as const, centavos: 120 * pesos, title: regatta },
    {
      username: 'juan',
      source: 'message' as const,
      centavos: 15 * pesos,
      title: apology,
      letter: apologyLetter,
    },
    { username: 'ana', source: 'ticket' as const, centavos: 38 * pesos, title: ticket },
    {
      username: 'ana',
      source: 'message' as const,
      centavos: 15 * pesos,
      title: apology,
      letter: apologyLetter,
    },
  ].map((offer, nth) => ({ ...offer, terms: cashTerms, endsInDays: 30 - 7 * (nth % 3) })),
};
