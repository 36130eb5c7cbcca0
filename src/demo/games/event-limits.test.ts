import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPlayer, clock, type TestPlayer } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { betKinds, testSeeds } from '#tests/support/bet-kinds.ts';
import { openBetGame, openGames, prepareGames } from '#tests/support/open-games.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '#gateway/store/database.ts';
import { pricesAt } from './book/board.ts';
import { sportsLeagues } from './book/leagues.ts';
import { fixturesBetween } from './book/schedule.ts';
import { roundAt } from './cockfight/rules.ts';
import { eventLimits } from './event-limits.ts';
import { randomFrom } from './fair/random-from.ts';
import { liveGames, type LiveKind } from './live/live-games.ts';
import { liveRoundAt } from './live/live-rounds.ts';

const attempts = 64;
const stakeCentavos = 500_00;
const rich = 1_000_000_00;

let database: Database;
const players: TestPlayer[] = [];

beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareGames(database);
  for (let n = 0; n < attempts; n += 1) players.push(await addPlayer(database, `player${n}`, rich));
}, 120_000);
afterAll(() => database.close());

/** A bet on one event: the kind of its game, and the request with another stake. */
interface EventKind {
  readonly title: string;
  readonly name: string;
  readonly body: (now: number, stakeCentavos: number) => object;
}

const live = (kind: LiveKind, place: string): EventKind => {
  const table = betKinds.find(({ name }) => name === `live-${kind}`)?.nodeId ?? 0;
  return {
    title: `a round of live ${kind}`,
    name: `live-${kind}`,
    body: (now, stake) => ({
      table,
      round: liveRoundAt(table, now).number,
      stakeCentavos: stake,
      bets: { [place]: stake },
    }),
  };
};

/** The first match of the sports book, and a bet on its home side. */
function homeSide(now: number) {
  const [league] = sportsLeagues;
  const [fixture] = league ? fixturesBetween(league, now + 1, now + league.aheadMs) : [];
  if (fixture === undefined) throw new RangeError('A league has matches');
  const price = new Map(pricesAt(fixture, now, testSeeds)).get('1');
  return { fixture: fixture.id, pick: '1', price };
}

const kinds: readonly EventKind[] = [
  live('baccarat', 'banker'),
  live('roulette', 'red'),
  live('sicbo', 'small'),
  {
    title: 'a fight',
    name: 'cockfight',
    body: (now, stake) => ({ round: roundAt(now).number, side: 'meron', stakeCentavos: stake }),
  },
  {
    title: 'a match of the book',
    name: 'single-bet',
    body: (now, stake) => ({ stakeCentavos: stake, legs: [homeSide(now)] }),
  },
];

/** A time at which the live tables and the fights of these tests take bets. */
function openTime(nth: number): number {
  const isOpen = (at: number) =>
    at < roundAt(at).closesAt &&
    betKinds
      .filter(({ category }) => category === 'LIVE')
      .every(({ nodeId }) => at < liveRoundAt(nodeId, at).closesAt);
  let at = clock.now() + nth * 3_600_000;
  while (!isOpen(at)) at += 1_000;
  return at;
}

describe.each(kinds)('bets on $title', ({ name, body }) => {
  const kind = betKinds.find((one) => one.name === name);

  it(`are refused above the limit of a member, of ${attempts} bets at once`, async () => {
    const [player] = players;
    if (kind === undefined || player === undefined) throw new Error(`No bets of ${name}`);
    const now = openTime(1);
    const send = openGames(database, { now: () => now });
    const session = await openBetGame(database.sql, player, kind);
    const answers = await Promise.all(
      Array.from({ length: attempts }, (_, n) =>
        send(`/${kind.kind}/place`, { session, key: `${name}-${n}`, ...body(now, stakeCentavos) }),
      ),
    );
    const placed = answers.filter(({ status }) => status === 200);
    expect(placed).toHaveLength(eventLimits.memberPlace / stakeCentavos);
    for (const refused of answers.filter(({ status }) => status !== 200))
      expect(refused).toEqual({ status: 409, reason: 'round_limit', mostStakeCentavos: 0 });
    const { staked } = await database.sql
      .selectFrom('round')
      .select((of) => of.fn.sum<number>('stake').as('staked'))
      .where('node_id', '=', kind.nodeId)
      .executeTakeFirstOrThrow();
    expect(Number(staked)).toBe(eventLimits.memberPlace);
  }, 120_000);
});

it(`the house takes bets of ${attempts} members at once on one number up to its limit`, async () => {
  const kind = betKinds.find((one) => one.name === 'live-roulette');
  if (kind === undefined) throw new Error('There are no bets at a live roulette');
  const now = openTime(2);
  const send = openGames(database, { now: () => now });
  const { body } = live('roulette', '17');
  const sessions: string[] = [];
  for (const player of players.slice(1))
    sessions.push(await openBetGame(database.sql, player, kind));
  const answers = await Promise.all(
    sessions.map((session, n) =>
      send('/roulette/place', { session, key: `number-${n}`, ...body(now, 5_000_00) }),
    ),
  );
  const loss = 35 * 5_000_00;
  const most = Math.floor(eventLimits.houseLoss / loss);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(most);
  const rest = Math.floor((eventLimits.houseLoss - most * loss) / 35 / 100) * 100;
  for (const refused of answers.filter(({ status }) => status !== 200))
    expect(refused).toEqual({ status: 409, reason: 'house_limit', mostStakeCentavos: rest });
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
}, 120_000);

it.each(Object.keys(liveGames) as LiveKind[])(
  'each result of %s pays on every place as one of its outcomes',
  (kind) => {
    const { places, outcomes, deal, payoutOf } = liveGames[kind];
    const paysOf = (result: object) =>
      places.map((place) => payoutOf(1_000, place, result)).join(' ');
    const known = new Set(outcomes.map(paysOf));
    const seen = new Set<string>();
    for (let n = 0; n < 3_000; n += 1)
      seen.add(paysOf(deal(randomFrom(testSeeds.seedOf(`outcome ${n}`, 0), ''))));
    expect(seen).toEqual(known);
  },
);
