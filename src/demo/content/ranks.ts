import type { SeedRank, Worded } from '#gateway/seed/seed.ts';
import { highestRebate } from './rewards/rebate-rates.ts';

const pesos = 100;

/** A name that is the same in every language. */
function named(name: string): Worded {
  return { EN: name, TY: name, CN: name, TH: name };
}

type Level = Parameters<typeof highestRebate>[0];

function rebate(level: Level): Worded {
  const percent = highestRebate(level);
  return {
    EN: `Rebate of up to ${percent}% of your turnover`,
    TY: `Rebate na hanggang ${percent}% ng iyong turnover`,
    CN: `流水返水最高 ${percent}%`,
    TH: `เงินคืนสูงสุด ${percent}% ของยอดเดิมพัน`,
  };
}

const gifts = { sailor: 38, captain: 388, keeper: 3_888 } as const;

function gift(level: keyof typeof gifts): Worded {
  const amount = gifts[level].toLocaleString('en');
  return {
    EN: `A gift of ₱${amount} when you reach it`,
    TY: `Regalong ₱${amount} kapag naabot mo ito`,
    CN: `晋级礼金 ${amount} 比索`,
    TH: `ของขวัญ ${amount} เปโซเมื่อถึงระดับนี้`,
  };
}

/** The levels of the club, from the lowest. */
export const ranks: readonly SeedRank[] = [
  {
    id: 'shore',
    name: named('Tabing-dagat'),
    monthTurnover: 0,
    totalTurnover: 0,
    gift: 0,
    benefits: [rebate('shore')],
  },
  {
    id: 'sailor',
    name: named('Mandaragat'),
    monthTurnover: 1_000 * pesos,
    totalTurnover: 5_000 * pesos,
    gift: gifts.sailor * pesos,
    benefits: [rebate('sailor'), gift('sailor')],
  },
  {
    id: 'captain',
    name: named('Kapitan'),
    monthTurnover: 50_000 * pesos,
    totalTurnover: 200_000 * pesos,
    gift: gifts.captain * pesos,
    benefits: [rebate('captain'), gift('captain')],
  },
  {
    id: 'keeper',
    name: named('Bantay-parola'),
    monthTurnover: 500_000 * pesos,
    totalTurnover: 2_000_000 * pesos,
    gift: gifts.keeper * pesos,
    benefits: [rebate('keeper'), gift('keeper')],
  },
];
