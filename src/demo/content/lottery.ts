import type { SeedDraw, SeedLotteryGame, Worded } from '#gateway/seed/seed.ts';
import { createRandom, type Random } from '../art/kit/random.ts';

/** The rules of a lottery game's draw. */
export interface LotteryRules {
  readonly balls: number;
  readonly highest: number;
  /** True when a drawn ball is put back, so that a number can be drawn twice. */
  readonly returned: boolean;
  readonly everyMinutes: number;
}

function game(
  gameId: number,
  gameCode: string,
  group: SeedLotteryGame['group'],
  name: Worded,
  [balls, highest, returned, everyMinutes]: readonly [number, number, boolean, number],
) {
  return { gameId, gameCode, group, name, rules: { balls, highest, returned, everyMinutes } };
}

const all = [
  game(1, 'ALON3', 'DAILY', { EN: 'Alon Three', TY: 'Alon Tatlo', CN: '海浪三码', TH: 'อาลอน 3' }, [
    3,
    9,
    true,
    480,
  ]),
  game(2, 'TALA4', 'DAILY', { EN: 'Tala Four', TY: 'Tala Apat', CN: '星辰四码', TH: 'ทาลา 4' }, [
    4,
    9,
    true,
    720,
  ]),
  game(
    3,
    'HAPON2',
    'DAILY',
    { EN: 'Hapon Pair', TY: 'Pares sa Hapon', CN: '午后双码', TH: 'ฮาปอนคู่' },
    [2, 31, false, 1440],
  ),
  game(
    4,
    'PERLAS6',
    'JACKPOT',
    { EN: 'Perlas Six of 42', TY: 'Perlas Anim sa 42', CN: '珍珠 42 选 6', TH: 'เปอร์ลาส 6 จาก 42' },
    [6, 42, false, 5040],
  ),
  game(
    5,
    'BITUIN5',
    'JACKPOT',
    { EN: 'Bituin Five of 49', TY: 'Bituin Lima sa 49', CN: '明星 49 选 5', TH: 'บิทูอิน 5 จาก 49' },
    [5, 49, false, 5040],
  ),
  game(
    6,
    'LAKAMBINI6',
    'JACKPOT',
    {
      EN: 'Lakambini Six of 55',
      TY: 'Lakambini Anim sa 55',
      CN: '女王 55 选 6',
      TH: 'ลากัมบินี 6 จาก 55',
    },
    [6, 55, false, 10_080],
  ),
  game(
    7,
    'MABILIS5',
    'QUICK',
    { EN: 'Mabilis Five', TY: 'Mabilis na Lima', CN: '极速五码', TH: 'มาบิลิส 5' },
    [5, 9, true, 5],
  ),
  game(
    8,
    'KULAY3',
    'QUICK',
    { EN: 'Kulay Three Dice', TY: 'Kulay Tatlong Dais', CN: '彩色三骰', TH: 'กูไล 3 ลูกเต๋า' },
    [3, 6, true, 3],
  ),
] as const;

/** The rules of each lottery game, by its code. */
export const lotteryRules: Readonly<Record<string, LotteryRules>> = Object.fromEntries(
  all.map(({ gameCode, rules }) => [gameCode, rules]),
);

/** The lowest number on a ball: 0 in games of digits, else 1. */
export const lowestBall = ({ highest }: LotteryRules): number => (highest === 9 ? 0 : 1);

/** The lottery games. */
export const lotteryGames: readonly SeedLotteryGame[] = all.map(({ rules: _, ...rest }) => rest);

/** Draws the numbers of a game, separated by commas. */
function drawNumbers(random: Pick<Random, 'whole'>, rules: LotteryRules): string {
  const { balls, highest, returned } = rules;
  const low = lowestBall(rules);
  const drawn: number[] = [];
  while (drawn.length < balls) {
    const ball = random.whole(low, highest);
    if (returned || !drawn.includes(ball)) drawn.push(ball);
  }
  return (returned ? drawn : drawn.toSorted((a, b) => a - b)).join(',');
}

/** The last six results of each game. */
export const draws: readonly SeedDraw[] = all.flatMap(({ gameCode, rules }) => {
  const random = createRandom(gameCode);
  const last = random.whole(400, 4_000);
  return Array.from({ length: 6 }, (_, back) => ({
    gameCode,
    numero: `${gameCode}-${String(last - back).padStart(5, '0')}`,
    openCode: drawNumbers(random, rules),
    minutesAgo: Math.min(rules.everyMinutes, 90) + back * rules.everyMinutes,
  }));
});
