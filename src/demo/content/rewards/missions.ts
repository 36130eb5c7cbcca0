import type { SeedMission } from '#gateway/seed/seed.ts';

const pesos = 100;

/** The missions of the demo, each with texts in four languages. */
export const missions: readonly SeedMission[] = [
  {
    id: 'day-login',
    period: 'day',
    goal: 'logins',
    category: null,
    target: 1,
    reward: 5 * pesos,
    title: { EN: 'Say hello today', TY: 'Mag-hello ngayong araw', CN: '今日签到', TH: 'แวะมาวันนี้' },
  },
  {
    id: 'day-bets',
    period: 'day',
    goal: 'bets',
    category: null,
    target: 10,
    reward: 15 * pesos,
    title: { EN: 'Ten rounds', TY: 'Sampung round', CN: '十局挑战', TH: 'สิบรอบวันนี้' },
  },
  {
    id: 'day-turnover',
    period: 'day',
    goal: 'turnover',
    category: null,
    target: 1_000 * pesos,
    reward: 30 * pesos,
    title: { EN: 'A good breeze', TY: 'Magandang hangin', CN: '顺风起航', TH: 'ลมส่งท้าย' },
  },
  {
    id: 'week-login',
    period: 'week',
    goal: 'logins',
    category: null,
    target: 5,
    reward: 50 * pesos,
    title: {
      EN: 'Five days at sea',
      TY: 'Limang araw sa dagat',
      CN: '出海五日',
      TH: 'ห้าวันกลางทะเล',
    },
  },
  {
    id: 'week-deposit',
    period: 'week',
    goal: 'deposit',
    category: null,
    target: 500 * pesos,
    reward: 40 * pesos,
    title: { EN: 'Load the boat', TY: 'Kargahan ang bangka', CN: '满载启程', TH: 'เติมเสบียงเรือ' },
  },
  {
    id: 'week-slots',
    period: 'week',
    goal: 'turnover',
    category: 'RNG',
    target: 2_000 * pesos,
    reward: 60 * pesos,
    title: { EN: 'Slot voyage', TY: 'Biyaheng slots', CN: '老虎机远航', TH: 'ล่องเรือสล็อต' },
  },
  {
    id: 'week-live',
    period: 'week',
    goal: 'bets',
    category: 'LIVE',
    target: 12,
    reward: 45 * pesos,
    title: { EN: 'At the live tables', TY: 'Sa live tables', CN: '真人桌常客', TH: 'ขาประจำโต๊ะสด' },
  },
];
