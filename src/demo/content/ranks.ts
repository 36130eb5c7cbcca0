import type { SeedRank, Worded } from '#gateway/seed/seed.ts';

const pesos = 100;

/** A name that is the same in every language. */
function named(name: string): Worded {
  return { EN: name, TY: name, CN: name, TH: name };
}

function rebate(percent: string): Worded {
  return {
    EN: `Rebate of up to ${percent}% of your turnover`,
    TY: `Rebate na hanggang ${percent}% ng iyong turnover`,
    CN: `流水返水最高 ${percent}%`,
    TH: `เงินคืนสูงสุด ${percent}% ของยอดเดิมพัน`,
  };
}

const birthday: Worded = {
  EN: 'A gift on your birthday',
  TY: 'Regalo sa iyong kaarawan',
  CN: '生日礼金',
  TH: 'ของขวัญวันเกิด',
};

const fasterWithdrawals: Worded = {
  EN: 'Your withdrawals are checked first',
  TY: 'Uunahin ang pagsuri sa iyong mga withdrawal',
  CN: '提现优先审核',
  TH: 'ตรวจสอบการถอนเงินของคุณก่อน',
};

const ownHost: Worded = {
  EN: 'A host of your own in customer service',
  TY: 'Sariling host mula sa customer service',
  CN: '专属客服经理',
  TH: 'ผู้ดูแลส่วนตัวจากฝ่ายบริการลูกค้า',
};

/** The levels of the club, from the lowest. */
export const ranks: readonly SeedRank[] = [
  {
    id: 'shore',
    name: named('Tabing-dagat'),
    monthTurnover: 0,
    totalTurnover: 0,
    gift: 0,
    benefits: [rebate('0.3')],
  },
  {
    id: 'sailor',
    name: named('Mandaragat'),
    monthTurnover: 1_000 * pesos,
    totalTurnover: 5_000 * pesos,
    gift: 38 * pesos,
    benefits: [rebate('0.5'), birthday],
  },
  {
    id: 'captain',
    name: named('Kapitan'),
    monthTurnover: 50_000 * pesos,
    totalTurnover: 200_000 * pesos,
    gift: 388 * pesos,
    benefits: [rebate('0.7'), birthday, fasterWithdrawals],
  },
  {
    id: 'keeper',
    name: named('Bantay-parola'),
    monthTurnover: 500_000 * pesos,
    totalTurnover: 2_000_000 * pesos,
    gift: 3_888 * pesos,
    benefits: [rebate('1.0'), birthday, fasterWithdrawals, ownHost],
  },
];
