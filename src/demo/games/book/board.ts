import {
  type EventBet,
  type GameSeeds,
  hashOfSeed,
  isRevealed,
  revealAfterMs,
  type SharedRound,
  takesBets,
} from '#gateway/play/play.ts';
import { randomFrom } from '../fair/random-from.ts';
import { eventLimits } from '../event-limits.ts';
import { drawScore, type Leg, payoutIfWon } from './book-rules.ts';
import type { League } from './leagues.ts';
import { aimAt, type Pick, picks, priceOf, priceStepMs } from './prices.ts';
import { findFixture, type Fixture, fixturesBetween, tableNamed } from './schedule.ts';

/** Bets on a match close at its start. */
const betsOn = ({ startsAt }: Fixture): SharedRound => ({ closesAt: startsAt });

/** The name of a match, which its seed and the sums of its bets have. */
const nameOf = ({ id }: Fixture): string => `match:${id}`;

/** The time from which the hash of a match is shown. */
const openedAt = ({ startsAt, league }: Fixture): number => startsAt - league.aheadMs;

/** The time that results stay on the board, in milliseconds. */
const resultsMs = 3 * 3_600_000;

/** The prices of a match at a time, in hundredths. */
export function pricesAt(fixture: Fixture, at: number, seeds: GameSeeds) {
  const table = tableNamed(fixture.table);
  const shown = Math.min(at, fixture.startsAt);
  return picks.flatMap((pick) => {
    const noise = (nth: number) =>
      randomFrom(
        seeds.seedOf(`price:${fixture.id}:${pick}:${nth}`, openedAt(fixture)),
        'aim',
      )(1_001);
    const price = priceOf(table, pick, aimAt(shown, noise));
    return price === null ? [] : [[pick, price] as const];
  });
}

/** The final score of a match, which nobody may learn before its end, and the seed that decides it. */
export function endOf(fixture: Fixture, seeds: GameSeeds) {
  const seed = seeds.seedOf(nameOf(fixture), openedAt(fixture));
  return { ...drawScore(fixture.table, randomFrom(seed, 'score')), seed };
}

/** The points of a side until a share of the match: each point has a moment of its own. */
function pointsUntil(points: number, share: number, moments: (limit: number) => number): number {
  const times = Array.from({ length: points }, () => moments(1_000));
  return times.filter((time) => time < share * 1_000).length;
}

/** The score of a match that is being played. It is the score of `revealAfterMs` ago, so that it reveals nothing while bets close. */
export function scoreAt(fixture: Fixture, now: number, seeds: GameSeeds) {
  const { home, away, seed } = endOf(fixture, seeds);
  const playedMs = Math.max(0, now - revealAfterMs - fixture.startsAt);
  const share = playedMs / fixture.league.lastsMs;
  return {
    home: pointsUntil(home, share, randomFrom(seed, 'home')),
    away: pointsUntil(away, share, randomFrom(seed, 'away')),
    played: Math.floor(share * 100),
  };
}

/** A match as the page shows it. `score` from the start on, `seed` from the end on. */
function card(fixture: Fixture, now: number, seeds: GameSeeds) {
  const { id, league, home, away, startsAt, endsAt, table } = fixture;
  const common = { id, league: league.id, home, away, startsAt, endsAt };
  const hash = hashOfSeed(seeds.seedOf(nameOf(fixture), openedAt(fixture)));
  if (now >= endsAt && isRevealed(betsOn(fixture), now)) {
    const { seed, ...score } = endOf(fixture, seeds);
    return { ...common, state: 'ended' as const, score, table, hash, seed };
  }
  if (!takesBets(betsOn(fixture), now)) {
    return { ...common, state: 'live' as const, score: scoreAt(fixture, now, seeds), hash };
  }
  const prices = Object.fromEntries(pricesAt(fixture, now, seeds));
  const before = Object.fromEntries(pricesAt(fixture, now - priceStepMs, seeds));
  return { ...common, state: 'open' as const, line: tableNamed(table).line, prices, before, hash };
}

/** The matches that are open, being played, and ended lately, by time. */
export function boardAt(leagues: readonly League[], now: number, seeds: GameSeeds) {
  return leagues
    .flatMap((league) => {
      const all = fixturesBetween(league, now - resultsMs - league.lastsMs, now + league.aheadMs);
      const past = all.filter(({ startsAt }) => startsAt <= now).slice(-6 * league.matches);
      return [...past, ...all.filter(({ startsAt }) => startsAt > now)];
    })
    .toSorted((a, b) => a.startsAt - b.startsAt || a.id.localeCompare(b.id))
    .map((fixture) => card(fixture, now, seeds));
}

/** A bet on a match as the page asks for it, with the price that it shows. */
interface AskedLeg {
  readonly fixture: string;
  readonly pick: Pick;
  readonly price: number;
}

/** The reason for which a bet is not taken: a match has started, prices have changed, two legs on one match, or no such bet. */
type NotTaken = 'bet_closed' | 'odds_changed' | 'same_match' | 'request_invalid';

/** A price may be one step old, because it moves while the bet is on its way. */
function isPriceGood({ pick, price }: AskedLeg, fixture: Fixture, now: number, seeds: GameSeeds) {
  return [now, now - priceStepMs].some((at) =>
    pricesAt(fixture, at, seeds).some(([one, shown]) => one === pick && shown === price),
  );
}

/** A leg of a bet with its match. */
interface TakenLeg {
  readonly leg: Leg;
  readonly fixture: Fixture;
}

/** The legs of a bet with their matches, or the reason why it is not taken at a time. */
export function takeLegs(
  leagues: readonly League[],
  asked: readonly AskedLeg[],
  now: number,
  seeds: GameSeeds,
): { readonly refused: NotTaken } | { readonly taken: readonly TakenLeg[] } {
  const found = asked.map((leg) => ({ leg, fixture: findFixture(leagues, leg.fixture) }));
  const known = found.flatMap(({ fixture }) => fixture?.id ?? []);
  if (new Set(known).size < known.length) return { refused: 'same_match' };
  const taken: TakenLeg[] = [];
  for (const { leg, fixture } of found) {
    const isKnown = fixture !== null && fixture.startsAt <= now + fixture.league.aheadMs;
    if (!isKnown) return { refused: 'request_invalid' };
    if (!takesBets(betsOn(fixture), now)) return { refused: 'bet_closed' };
    if (!isPriceGood(leg, fixture, now, seeds)) return { refused: 'odds_changed' };
    const { id, league, home, away, startsAt, table } = fixture;
    const { pick, price } = leg;
    const { line } = tableNamed(table);
    const kept = {
      fixture: id,
      league: league.name,
      home,
      away,
      startsAt,
      table,
      line,
      pick,
      price,
    };
    taken.push({ leg: kept, fixture });
  }
  return { taken };
}

/** The outcomes of a match, by the picks that win. */
const outcomes: readonly (readonly Pick[])[] = (['1', 'X', '2'] as const).flatMap((winner) => [
  [winner, 'over'],
  [winner, 'under'],
]);

/** A bet on one match or on several as the limits of the matches count it. */
export function matchEvents(taken: readonly TakenLeg[], stakeCentavos: number): EventBet[] {
  const payout = payoutIfWon(
    stakeCentavos,
    taken.map(({ leg }) => leg),
  );
  const paysAt = (pick: Pick, payout: number) =>
    outcomes.map((winning) => (winning.includes(pick) ? payout : 0));
  return taken.map(({ leg, fixture }) => ({
    event: nameOf(fixture),
    ...betsOn(fixture),
    endsAt: fixture.endsAt,
    stakes: { [leg.pick]: stakeCentavos },
    payouts: paysAt(leg.pick, payout),
    places: [{ stakeCentavos, payouts: paysAt(leg.pick, payoutIfWon(stakeCentavos, [leg])) }],
    isCombined: taken.length > 1,
    limits: eventLimits,
  }));
}
