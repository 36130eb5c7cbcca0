import type { PastBet, PastDeposit, SeedRegular } from '#gateway/seed/seed.ts';
import { createRandom, type Random } from '../../art/kit/random.ts';
import { depositChannels } from '../deposit-channels.ts';
import { games } from '../games.ts';

const day = 24 * 60;

/** Turnover of the busiest player on one day with bets, in pesos. Each next player has less. */
const mostOfDay = 42_000;
const falloff = 0.8;

/** Days before now with a bet: the last two weeks and today. */
const playedDays = [12, 9, 5, 2, 0] as const;

const nicknames = [
  'Marikit',
  'Bagwis88',
  'TitaLourdes',
  'Kidlat',
  'Alunsina',
  'Mang Berto',
  'Hiraya',
  'SilayBoy',
  'Dagat7',
  'Luningning',
  'Amihan',
  'JunJun23',
  'Paraluman',
  'Habagat',
  'Kalayaan',
  'Ligaya',
  'Bituin09',
  'Dalisay',
] as const;

/** Players whom juan has invited: the days since their registration, and their deposit in pesos. */
const invited = [
  { nickname: 'Pareng Dodong', daysAgo: 13, pesos: 1_000, device: 'a', plays: 0.4 },
  { nickname: 'Carmelita', daysAgo: 11, pesos: 500, device: 'b', plays: 0.12 },
  { nickname: 'Jepoy', daysAgo: 8, pesos: 300, device: 'c', plays: 0.05 },
  { nickname: 'Ate Weng', daysAgo: 5, pesos: 0, device: 'd', plays: 0 },
  { nickname: 'Weng Two', daysAgo: 4, pesos: 0, device: 'd', plays: 0 },
  { nickname: 'Kuya Rommel', daysAgo: 1, pesos: 0, device: 'e', plays: 0 },
] as const;

const slots = games.filter(({ category }) => category === 'RNG').slice(0, 12);
const tables = games.filter(({ category }) => category === 'LIVE').slice(0, 6);

/** A bet of a day: on a slot, every third day at a live table. */
function betOf(random: Random, ago: number, nth: number, pesos: number): PastBet[] {
  const list = nth % 3 === 2 ? tables : slots;
  const game = list[random.whole(0, list.length - 1)];
  if (game === undefined) return [];
  const stakeCentavos = Math.max(1, Math.round((pesos * random.whole(60, 140)) / 100)) * 100;
  const won = random.whole(0, 9) < 4;
  const minutesAgo = ago * day + random.whole(3, 50);
  return [
    {
      kind: 'bet',
      minutesAgo,
      endedMinutesAgo: minutesAgo,
      nodeId: game.nodeId,
      category: game.category,
      vendor: game.vendor,
      stakeCentavos,
      choice: null,
      result: { payoutCentavos: won ? Math.floor(stakeCentavos * 1.9) : 0, outcome: null },
      feedsJackpot: game.isJackpot,
      cancelled: null,
    },
  ];
}

function betsOf(username: string, pesos: number, since: number): PastBet[] {
  const random = createRandom(`bets of ${username}`);
  const days = pesos < 1 ? [] : playedDays.filter((ago) => ago < since);
  return days.flatMap((ago, nth) => betOf(random, ago, nth, pesos));
}

function depositOf(daysAgo: number, pesos: number): PastDeposit[] {
  if (pesos === 0) return [];
  const channel = 'agos-qr';
  const remark = depositChannels.find(({ code }) => code === channel)?.name ?? '';
  const minutesAgo = daysAgo * day - 30;
  const payment = { kind: 'deposit', minutesAgo, centavos: pesos * 100, remark, channel } as const;
  return [{ ...payment, state: 'paid', tookSeconds: 40 }];
}

/** The mobile number of a regular. The accounts of the demo have lower ones. */
const mobileOf = (nth: number) => `+63917555${8_000 + nth}`;

const usernameOf = (nickname: string) => nickname.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Players who have found the way themselves. */
const ownWay: readonly SeedRegular[] = nicknames.map((nickname, nth) => {
  const username = usernameOf(nickname);
  const registeredDaysAgo = 60 + nth * 9;
  const past = betsOf(username, mostOfDay * falloff ** nth, registeredDaysAgo);
  const mobile = mobileOf(nth);
  return { username, nickname, mobile, registeredDaysAgo, invitedBy: null, device: username, past };
});

const friends: readonly SeedRegular[] = invited.map(
  ({ nickname, daysAgo: registeredDaysAgo, pesos, device, plays }, nth) => {
    const username = usernameOf(nickname);
    const bets = betsOf(username, Math.floor(5_000 * plays), registeredDaysAgo);
    const past = [...depositOf(registeredDaysAgo, pesos), ...bets];
    const mobile = mobileOf(nicknames.length + nth);
    return { username, nickname, mobile, registeredDaysAgo, invitedBy: 'juan', device, past };
  },
);

/** Players of the demo who fill the leaderboards. The last of them were invited by juan, and two share a device. */
export const regulars: readonly SeedRegular[] = [...ownWay, ...friends];
