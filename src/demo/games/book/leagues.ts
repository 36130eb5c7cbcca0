import type { Discipline } from './score-tables.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Eight sides that meet each other by turns. */
export interface League {
  readonly id: string;
  readonly name: string;
  readonly discipline: Discipline;
  /** Words in the titles of games that show this league first. */
  readonly inTitles: readonly string[];
  /** Time from one set of matches to the next, and the length of a match, in milliseconds. */
  readonly everyMs: number;
  readonly lastsMs: number;
  /** Number of matches that start at once: 1 to 4. */
  readonly matches: number;
  /** The time before a match at which its bets begin, in milliseconds. */
  readonly aheadMs: number;
  /** The sides with their strength, from 0 to 2. */
  readonly sides: readonly (readonly [name: string, strength: 0 | 1 | 2])[];
}

/** The leagues of the sports book. Their matches are played nowhere: their scores are drawn. */
export const sportsLeagues: readonly League[] = [
  {
    id: 'isla',
    name: 'Liga Isla',
    discipline: 'football',
    inTitles: ['Football'],
    everyMs: 20 * minute,
    lastsMs: 12 * minute,
    matches: 2,
    aheadMs: 2 * hour,
    sides: [
      ['Alon United', 2],
      ['Bagwis FC', 1],
      ['Cebu Parola', 2],
      ['Dagat Rovers', 0],
      ['Habagat City', 1],
      ['Laot Athletic', 0],
      ['Perlas FC', 1],
      ['Tala Rangers', 1],
    ],
  },
  {
    id: 'kapuluan',
    name: 'Kapuluan Cup',
    discipline: 'football',
    inTitles: [],
    everyMs: 3 * hour,
    lastsMs: 105 * minute,
    matches: 3,
    aheadMs: 24 * hour,
    sides: [
      ['Batangas Bay', 1],
      ['Davao Agila', 2],
      ['Iloilo Bituin', 1],
      ['Legazpi Bulkan', 0],
      ['Manila Lantern', 2],
      ['Palawan Reef', 1],
      ['Samar Tide', 0],
      ['Zambo Vinta', 1],
    ],
  },
  {
    id: 'hoops',
    name: 'Isla Hoops',
    discipline: 'basketball',
    inTitles: ['Hoops', 'Court'],
    everyMs: 30 * minute,
    lastsMs: 20 * minute,
    matches: 2,
    aheadMs: 3 * hour,
    sides: [
      ['Amihan Flyers', 1],
      ['Barako Bulls', 2],
      ['Jeepney Kings', 1],
      ['Kalabaw Five', 0],
      ['Lakan Guards', 2],
      ['Mangga Splash', 1],
      ['Tamaraw Rush', 1],
      ['Tricycle Express', 0],
    ],
  },
  {
    id: 'barangay',
    name: 'Inter-Town Cup',
    discipline: 'basketball',
    inTitles: ['Inter-Town'],
    everyMs: 4 * hour,
    lastsMs: 90 * minute,
    matches: 2,
    aheadMs: 24 * hour,
    sides: [
      ['Balanga', 1],
      ['Calamba', 1],
      ['Dipolog', 0],
      ['Kidapawan', 1],
      ['Mabalacat', 2],
      ['Roxas', 0],
      ['Tagaytay', 2],
      ['Vigan', 1],
    ],
  },
];

/** The leagues of e-sports. */
export const esportsLeagues: readonly League[] = [
  {
    id: 'versus',
    name: 'Alon Versus, best of three',
    discipline: 'maps',
    inTitles: ['Versus'],
    everyMs: 20 * minute,
    lastsMs: 14 * minute,
    matches: 2,
    aheadMs: 2 * hour,
    sides: [
      ['Anito Five', 2],
      ['Bakunawa', 2],
      ['Diwata GG', 1],
      ['Kapre Squad', 0],
      ['Mambabarang', 1],
      ['Sarimanok', 1],
      ['Tikbalang', 1],
      ['Tiyanak', 0],
    ],
  },
  {
    id: 'arena',
    name: 'Isla Arena, first to 13 rounds',
    discipline: 'rounds',
    inTitles: ['Arena'],
    everyMs: 30 * minute,
    lastsMs: 18 * minute,
    matches: 2,
    aheadMs: 3 * hour,
    sides: [
      ['Bantay', 1],
      ['Ghost Jeep', 1],
      ['Ilaw', 2],
      ['Kidlat', 2],
      ['Mandirigma', 1],
      ['Night Market', 0],
      ['Santelmo', 1],
      ['Sundang', 0],
    ],
  },
  {
    id: 'matchday',
    name: 'Agila Matchday, e-football',
    discipline: 'football',
    inTitles: ['Matchday', 'Agila'],
    everyMs: 15 * minute,
    lastsMs: 9 * minute,
    matches: 2,
    aheadMs: 90 * minute,
    sides: [
      ['agila_07', 2],
      ['bossing', 1],
      ['kuya_jet', 1],
      ['lodi', 2],
      ['maya22', 1],
      ['petmalu', 0],
      ['quiapo_kid', 1],
      ['ulan', 0],
    ],
  },
];
