import { Hono } from 'hono';
import { check, integer, is, maxValue, minValue, number, object, picklist, pipe } from 'valibot';
import type { TableResult } from '#protocol/model/lobby/table-results.ts';
import {
  type Bets,
  type EventBet,
  type GameSeeds,
  hashOfSeed,
  isRevealed,
  takesBets,
} from '#gateway/play/play.ts';
import { randomFrom } from '../fair/random-from.ts';
import { readRequest, roundKey, secret, sessionRequest } from '../game-requests.ts';
import { createRespond, GameRefusal, refuse } from '../game-responses.ts';
import { eventLimits } from '../event-limits.ts';
import {
  bet,
  drawWinner,
  payoutOf,
  roundAt,
  roundNumbered,
  type Side,
  sides,
  stakeBounds,
} from './rules.ts';

/** Number of past fights on the trend. */
const trendLength = 60;

const placeRequest = object({
  session: secret,
  key: roundKey,
  round: pipe(number(), integer(), minValue(0)),
  side: picklist(sides),
  stakeCentavos: pipe(
    number(),
    integer(),
    minValue(stakeBounds.least),
    maxValue(stakeBounds.most),
    check((centavos) => centavos % 100 === 0),
  ),
});

interface ArenaNeeds {
  readonly kind: string;
  readonly bets: Bets;
  readonly seeds: GameSeeds;
  readonly log: (line: string) => void;
}

/** All that a result needs of the seeds. */
type Seeds = Pick<GameSeeds, 'seedOf'>;

/** The name of a fight, which its seed and the sums of its bets have. */
const nameOf = (nth: number): string => `fight:${nth}`;

/** The seed of a fight, whose hash is shown from its start on. */
const seedOf = (seeds: Seeds, nth: number): string =>
  seeds.seedOf(nameOf(nth), roundNumbered(nth).startsAt);

/** The winner of a round, which nobody may learn before its end, and the seed that decides it. */
export function fightEnd(nth: number, seeds: Seeds) {
  const seed = seedOf(seeds, nth);
  return { winner: drawWinner(randomFrom(seed, 'fight')), seed };
}

/** The number of the last fight whose winner is known. */
function endedAt(now: number): number {
  const round = roundAt(now);
  return now >= round.endsAt && isRevealed(round, now) ? round.number : round.number - 1;
}

/** Number of results that the lobby shows. */
const latestLength = 6;

/** The winners of the last fights, newest first. All titles show the same arena. */
export function latestFights(seeds: Seeds, now: number): TableResult[] {
  const last = endedAt(now);
  return Array.from({ length: latestLength }, (_, ago) => ({
    outcome: fightEnd(last - ago, seeds).winner,
    number: null,
  }));
}

/** The round of a time with the hash of its seed, and the fights before it, newest last. */
export function arenaAt(now: number, seeds: GameSeeds) {
  const round = roundAt(now);
  const last = endedAt(now);
  const first = Math.max(0, last - trendLength + 1);
  const past = Array.from({ length: last - first + 1 }, (_, n) => first + n);
  const { seed, winner } = fightEnd(last, seeds);
  return {
    now,
    round: { ...round, hash: hashOfSeed(seedOf(seeds, round.number)) },
    trend: past.map((nth) => fightEnd(nth, seeds).winner),
    last: { round: last, winner, seed, hash: hashOfSeed(seed) },
  };
}

/** A bet on a fight as its limits count it. */
export function fightEvent(nth: number, side: Side, stakeCentavos: number): EventBet {
  const { closesAt, endsAt } = roundNumbered(nth);
  const payouts = sides.map((winner) => payoutOf(stakeCentavos, side, winner));
  return {
    event: nameOf(nth),
    closesAt,
    endsAt,
    stakes: { [side]: stakeCentavos },
    payouts,
    places: [{ stakeCentavos, payouts }],
    isCombined: false,
    limits: eventLimits,
  };
}

/** The calls of the arena: `POST /arena` (the round, the trend, the member's bets) and `/place` (one bet on the round). */
export function createArena({ kind, bets, seeds, log }: ArenaNeeds): Hono {
  const app = new Hono();
  const respond = createRespond(log);

  app.post('/arena', async (context) => {
    const body = await readRequest(context, sessionRequest);
    if (body === null) return refuse(context, 'request_invalid');
    return respond(context, async () => {
      const listed = await bets.list(body.session, kind);
      // Bets of earlier versions of the game have other choices.
      const shown = listed.bets.filter(({ choice }) => is(bet, choice));
      return { ...listed, bets: shown, ...arenaAt(await bets.now(), seeds) };
    });
  });

  app.post('/place', async (context) => {
    const body = await readRequest(context, placeRequest);
    if (body === null) return refuse(context, 'request_invalid');
    const { session, key, round, side, stakeCentavos } = body;

    function decide(now: number) {
      const asked = roundNumbered(round);
      if (roundAt(now).number !== round || !takesBets(asked, now))
        throw new GameRefusal('bet_closed');
      const { winner, seed } = fightEnd(round, seeds);
      const payoutCentavos = payoutOf(stakeCentavos, side, winner);
      const result = { payoutCentavos, outcome: { side, winner, seed } };
      const events = [fightEvent(round, side, stakeCentavos)];
      return { choice: { side, round }, result, dueAt: asked.endsAt, events };
    }

    return respond(context, () => bets.place(session, kind, { key, stakeCentavos, decide }));
  });

  return app;
}
