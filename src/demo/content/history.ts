import { safeParse } from 'valibot';
import type {
  PastBet,
  PastDeposit,
  PastEvent,
  PastPayment,
  PastWithdrawal,
  SeedGame,
} from '#gateway/seed/seed.ts';
import { createRandom, type Random } from '../art/kit/random.ts';
import type { TableGame } from '../games/table-game.ts';
import { scoreTables } from '../games/book/score-tables.ts';
import { tables } from '../games/tables.ts';
import { type GameKind, isGameKind } from './game-kind.ts';
import { depositChannels } from './deposit-channels.ts';
import { games } from './games.ts';

const hour = 60;
const day = 24 * hour;

/** A single bet on a match. The price is in hundredths of the stake. */
function slip(
  league: string,
  home: string,
  away: string,
  table: string,
  ...[pick, price]: readonly [pick: string, price: number]
) {
  const line = scoreTables.get(table)?.line;
  return {
    legs: [{ fixture: 'past', league, home, away, startsAt: null, table, line, pick, price }],
  };
}

/** The bets of each kind of game that the history places. A slot has no choice. */
const choices: Readonly<Record<GameKind, readonly [unknown, ...unknown[]]>> = {
  slot: [null],
  fish: ['koi', 'crab'],
  baccarat: ['player', 'banker'],
  bingo: [
    Array.from({ length: 25 }, (_, place) =>
      place === 12 ? 0 : (place % 5) * 15 + Math.floor(place / 5) + 1,
    ),
  ],
  lottery: [
    { game: 'PERLAS6', numbers: [4, 8, 15, 16, 23, 42] },
    { game: 'HAPON2', numbers: [7, 21] },
    { game: 'ALON3', numbers: [3, 1, 4] },
  ],
  duel: ['high', 'low'],
  sports: [
    slip('Liga Isla', 'Alon United', 'Dagat Rovers', 'football:2', '1', 148),
    slip('Liga Isla', 'Perlas FC', 'Tala Rangers', 'football:0', 'X', 361),
    slip('Isla Hoops', 'Lakan Guards', 'Jeepney Kings', 'basketball:1', 'over', 186),
  ],
  esports: [
    slip('Alon Versus, best of three', 'Bakunawa', 'Sarimanok', 'maps:1', '1', 154),
    slip('Isla Arena, first to 13 rounds', 'Kidlat', 'Bantay', 'rounds:1', 'under', 195),
  ],
  cockfight: [
    { side: 'meron', round: null },
    { side: 'wala', round: null },
  ],
  poker: [{ part: 'ante', tag: '', salt: '' }],
  roulette: ['red', 'black'],
  sicbo: ['big', 'small'],
};

/** The games that a player plays, a few of each kind. */
function favouritesOf(kinds: readonly GameKind[]): readonly SeedGame[] {
  return kinds.flatMap((kind) => games.filter((game) => game.kind === kind).slice(0, 3));
}

/** The times of a bet, in minutes before now. */
interface Times {
  readonly placed: number;
  /** Negative: the bet is open. */
  readonly ended: number;
}

/** The game with the stakes of its title. */
function tableOf(game: SeedGame): TableGame | null {
  if (!isGameKind(game.kind)) return null;
  const table = tables[game.kind];
  return table.forTitle?.(game) ?? table;
}

/** A bet that the rules of its game decide. */
function betOn(game: SeedGame, random: Random, { placed, ended }: Times): PastBet[] {
  const table = tableOf(game);
  if (table === null || !isGameKind(game.kind)) return [];
  const choice = safeParse(table.choice, random.pick(choices[game.kind]));
  const stake = table.stakes[random.whole(0, Math.min(3, table.stakes.length - 1))] ?? 500;
  if (!choice.success) throw new TypeError(`${game.kind} knows no such bet`);
  const below = (limit: number): number => random.whole(0, limit - 1);
  const { category, nodeId, vendor, isJackpot } = game;
  return [
    {
      kind: 'bet',
      minutesAgo: placed,
      endedMinutesAgo: ended,
      nodeId,
      category,
      vendor,
      stakeCentavos: stake,
      choice: choice.output,
      result: table.decide(stake, choice.output, below),
      feedsJackpot: isJackpot,
      cancelled: null,
    },
  ];
}

/** A player's habits. */
interface Habits {
  readonly seed: string;
  readonly kinds: readonly [GameKind, ...GameKind[]];
  /** First and last day with bets, counted back from now. */
  readonly days: readonly [number, number];
  /** The most bets of a day. */
  readonly most: number;
}

/** Bets over some weeks, several in one evening. */
function betsOf({ seed, kinds, days, most }: Habits): PastBet[] {
  const random = createRandom(`history of ${seed}`);
  const [first, last] = days;
  const own = favouritesOf(kinds);
  return Array.from({ length: first - last + 1 }, (_, nth) => first - nth).flatMap((ago) =>
    Array.from({ length: random.whole(0, most) }, (_, bet) => {
      const placed = ago * day - random.whole(0, 2 * hour) - bet * 7;
      const game = own[random.whole(0, own.length - 1)];
      if (game === undefined || placed < 2 * hour) return [];
      const waits = ['sports', 'esports'].includes(game.kind) ? 2 * hour : 0;
      return betOn(game, random, { placed, ended: placed - waits });
    }).flat(),
  );
}

/** Bets that wait for their result: each is placed some hours ago and ends in some hours. */
function openBets(
  seed: string,
  hours: readonly (readonly [GameKind, number, number])[],
): PastBet[] {
  const random = createRandom(`open bets of ${seed}`);
  return hours.flatMap(([kind, since, until]) => {
    const [game] = favouritesOf([kind]);
    const times = { placed: since * hour, ended: -until * hour };
    return game === undefined ? [] : betOn(game, random, times);
  });
}

/** A bet on a match that was called off. */
function cancelledBet(seed: string, daysAgo: number): PastBet[] {
  const [game] = favouritesOf(['sports']);
  const times = { placed: daysAgo * day, ended: daysAgo * day - 5 * hour };
  const bets = game === undefined ? [] : betOn(game, createRandom(`cancelled of ${seed}`), times);
  return bets.map((bet) => ({ ...bet, cancelled: 'Match called off: heavy rain' }));
}

function payment(
  kind: PastPayment['kind'],
  daysAgo: number,
  pesos: number,
  remark: string,
): PastPayment {
  return { kind, minutesAgo: Math.round(daysAgo * day), centavos: pesos * 100, remark };
}

function deposit(
  daysAgo: number,
  pesos: number,
  channel: 'agos-qr' | 'agos' | 'kislap-qr' | 'bughaw',
  rest: Partial<PastDeposit> = {},
): PastDeposit {
  const minutesAgo = Math.round(daysAgo * day);
  const remark = depositChannels.find(({ code }) => code === channel)?.name ?? '';
  const payment = { kind: 'deposit', minutesAgo, centavos: pesos * 100, remark, channel } as const;
  return { ...payment, state: 'paid', ...rest };
}

function withdrawal(
  daysAgo: number,
  pesos: number,
  rest: Pick<PastWithdrawal, 'state' | 'reason' | 'confirmedBy' | 'received'>,
): PastWithdrawal {
  const minutesAgo = Math.round(daysAgo * day);
  return {
    kind: 'withdrawal',
    minutesAgo,
    centavos: pesos * 100,
    remark: 'Bank transfer',
    ...rest,
  };
}

function oldestFirst(events: readonly PastEvent[]): readonly PastEvent[] {
  return events.toSorted((a, b) => b.minutesAgo - a.minutesAgo);
}

const everyKind = [
  'slot',
  'sports',
  'baccarat',
  'fish',
  'lottery',
  'poker',
  'duel',
  'cockfight',
  'esports',
  'bingo',
  'roulette',
  'sicbo',
] as const;

/** Bets and payments of the demo accounts, by username. */
export const history: Readonly<Record<string, readonly PastEvent[]>> = {
  juan: oldestFirst([
    deposit(40.5, 2_000, 'agos-qr', { tookSeconds: 52 }),
    payment('bonus', 40.4, 500, 'First deposit bonus'),
    deposit(26.2, 1_500, 'kislap-qr', { tookSeconds: 38 }),
    deposit(18.4, 800, 'agos', { state: 'failed' }),
    withdrawal(19.3, 1_200, { state: 'confirmed' }),
    withdrawal(12.6, 900, {
      state: 'rejected',
      reason: 'The bank refused the account number. Please check it and ask again.',
    }),
    payment('rebate', 14.1, 85, 'Weekly rebate'),
    deposit(9.7, 1_000, 'agos-qr', { state: 'expired' }),
    deposit(9.6, 1_000, 'agos-qr', { tookSeconds: 44 }),
    deposit(2.1, 300, 'agos', { state: 'cancelled', tookSeconds: 130 }),
    payment('rebate', 7.1, 64, 'Weekly rebate'),
    withdrawal(3.2, 500, { state: 'confirmed', confirmedBy: 'clock' }),
    withdrawal(0.4, 650, { state: 'paid' }),
    ...betsOf({ seed: 'juan', kinds: everyKind, days: [40, 0], most: 6 }),
    ...cancelledBet('juan', 5.2),
    ...openBets('juan', [
      ['sports', 5, 20],
      ['sports', 3, 44],
      ['sports', 2, 110],
      ['lottery', 4, 26],
      ['lottery', 3, 74],
    ]),
  ]),
  ana: oldestFirst([
    deposit(38.3, 5_000, 'bughaw', { tookSeconds: 2_400, bankReference: 'IB 5520 1174' }),
    withdrawal(21.4, 8_000, { state: 'confirmed' }),
    withdrawal(2.3, 3_000, { state: 'disputed', received: 2_000_00 }),
    withdrawal(0.2, 1_500, { state: 'taken' }),
    withdrawal(0.1, 2_500, { state: 'requested' }),
    payment('rebate', 14.1, 42, 'Weekly rebate'),
    deposit(11.7, 3_000, 'agos', { tookSeconds: 61 }),
    deposit(0.06, 2_000, 'bughaw', { state: 'review', bankReference: 'IB 8841 0036' }),
    ...betsOf({
      seed: 'ana',
      kinds: ['baccarat', 'sports', 'poker', 'slot'],
      days: [36, 3],
      most: 3,
    }),
    ...openBets('ana', [['sports', 30, 50]]),
  ]),
};
