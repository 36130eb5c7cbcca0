import { describe, expect, it } from 'vitest';
import { type GameSeeds, revealAfterMs, seedsFrom, type SharedRound } from '#gateway/play/play.ts';
import { boardAt } from './book/board.ts';
import { esportsLeagues, type League, sportsLeagues } from './book/leagues.ts';
import { fixturesBetween } from './book/schedule.ts';
import { arenaAt } from './cockfight/create-arena.ts';
import { roundAt } from './cockfight/rules.ts';
import { latestResults, tableAt } from './live/create-live-table.ts';
import { liveGames, type LiveKind } from './live/live-games.ts';
import { liveRoundAt } from './live/live-rounds.ts';
import { drawsAt } from './lottery/draw-results.ts';
import { comingDraws } from './lottery/draw-times.ts';

const now = Date.UTC(2026, 10, 23, 10);
const table = 10_042;
const numbers = Array.from({ length: 8 }, (_, n) => n);

/** A round with the name of the seed that decides it. */
interface SeededRound extends SharedRound {
  readonly endsAt: number;
  readonly seed: string;
}

/** A game whose rounds several players share. */
interface SharedGame {
  readonly title: string;
  readonly rounds: readonly SeededRound[];
  /** All results that the gateway shows at a time. */
  resultsAt(seeds: GameSeeds, at: number): unknown;
}

function liveTable(kind: LiveKind): SharedGame {
  const at = { kind, table };
  return {
    title: `a live table of ${kind}`,
    rounds: numbers.map((n) => {
      const round = liveRoundAt(table, now + n * 30_000);
      return { ...round, seed: `live-${kind}:${table}:${round.number}` };
    }),
    resultsAt(seeds, time) {
      const { dealt, history, last } = tableAt(seeds, at, time);
      return { dealt, history, last, lobby: latestResults(seeds, at, time) };
    },
  };
}

function bookOf({ id, ...rest }: League): SharedGame {
  const league = { id, ...rest };
  const matches = fixturesBetween(league, now, now + numbers.length * league.everyMs);
  return {
    title: `the league ${id} of a book`,
    rounds: matches.map((match) => ({
      closesAt: match.startsAt,
      endsAt: match.endsAt,
      seed: `match:${match.id}`,
    })),
    resultsAt: (seeds, time) =>
      boardAt([league], time, seeds).map((match) => ('score' in match ? match.score : null)),
  };
}

const arena: SharedGame = {
  title: 'a cockfight',
  rounds: numbers.map((n) => {
    const round = roundAt(now + n * 45_000);
    return { ...round, seed: `fight:${round.number}` };
  }),
  resultsAt(seeds, time) {
    const { trend, last } = arenaAt(time, seeds);
    return { trend, last };
  },
};

const lottery: SharedGame = {
  title: 'a draw of the lottery',
  rounds: numbers.flatMap((n) =>
    comingDraws('KULAY3', now + n * 180_000)
      .slice(0, 1)
      .map((draw) => ({ ...draw, seed: `draw:${draw.numero}` })),
  ),
  resultsAt: (seeds, time) => drawsAt(seeds, 'KULAY3', time).past,
};

const games: readonly SharedGame[] = [
  ...(Object.keys(liveGames) as LiveKind[]).map(liveTable),
  ...[...sportsLeagues, ...esportsLeagues].map(bookOf),
  arena,
  lottery,
];

const seeds = seedsFrom('a secret of the test');

/** The same seeds, except that one round has another one. */
function withOther(name: string, secret: number): GameSeeds {
  const other = seedsFrom(`another secret ${secret}`);
  return { ...seeds, seedOf: (asked, at) => (asked === name ? other : seeds).seedOf(asked, at) };
}

describe.each(games)('$title', ({ rounds, resultsAt }) => {
  it('ends its rounds at least 3 seconds after their bets close', () => {
    for (const { closesAt, endsAt } of rounds)
      expect(endsAt).toBeGreaterThanOrEqual(closesAt + revealAfterMs);
  });

  it('shows the same for every result of a round, until 3 seconds after its bets close', () => {
    expect(revealAfterMs).toBe(3_000);
    for (const [nth, { closesAt, seed }] of rounds.entries()) {
      const other = withOther(seed, nth);
      for (const at of [closesAt - 1, closesAt, closesAt + revealAfterMs - 1])
        expect(resultsAt(other, at)).toEqual(resultsAt(seeds, at));
    }
  });

  it('shows the result of a round at its end', () => {
    const differs = rounds.some(({ endsAt, seed }, nth) => {
      const shown = [withOther(seed, nth), seeds].map((some) => resultsAt(some, endsAt));
      return JSON.stringify(shown[0]) !== JSON.stringify(shown[1]);
    });
    expect(differs).toBe(true);
  });
});
