import { randomInt } from 'node:crypto';
import type { LobbyCalendar } from '#gateway/catalogue/catalogue.ts';
import { games } from './content/games.ts';
import { drawNumbers, lotteryRules } from './content/lottery.ts';
import { esportsLeagues, type League, sportsLeagues } from './games/book/leagues.ts';
import { fixturesBetween } from './games/book/schedule.ts';
import { latestResults } from './games/live/create-live-table.ts';
import { isLiveKind } from './games/live/live-games.ts';

const minute = 60_000;

/** Draws are counted from midnight of the market, which is at +08:00. */
const marketOffsetMs = 8 * 60 * minute;

/** Matches that are named ahead, of each league. */
const matchesAhead = 4;

const chance = { whole: (low: number, high: number) => randomInt(low, high + 1) };

/** The draws of each game that are `ahead` of the last one up to a time: 0 for the last, 1 for the next. */
function drawsAt(now: number, ahead: 0 | 1) {
  return Object.entries(lotteryRules).map(([gameCode, rules]) => {
    const everyMs = rules.everyMinutes * minute;
    const number = Math.floor((now + marketOffsetMs) / everyMs) + ahead;
    const opensAt = number * everyMs - marketOffsetMs;
    return { gameCode, rules, numero: `${gameCode}-${number}`, opensAt };
  });
}

type BookKind = 'sports' | 'esports';

/** The game that shows a league first: the one whose title names it, else the first of its kind. */
function gameOf({ inTitles }: League, kind: BookKind) {
  const all = games.filter((game) => game.kind === kind);
  return all.find(({ name }) => inTitles.some((word) => name.includes(word))) ?? all[0];
}

const books = [
  { leagues: sportsLeagues, kind: 'sports' },
  { leagues: esportsLeagues, kind: 'esports' },
] as const;

function nextMatches(league: League, kind: BookKind, now: number) {
  const game = gameOf(league, kind);
  if (game === undefined) return [];
  return fixturesBetween(league, now + 1, now + league.aheadMs)
    .slice(0, matchesAhead)
    .map(({ id, home, away, startsAt }) => ({
      id,
      category: game.category,
      vendor: game.vendor,
      nodeId: game.nodeId,
      // The dash ends a line.
      name: `${home}\u00a0– ${away}`,
      league: league.name,
      startsAt,
    }));
}

/** The draws of the lottery, the matches of the books, and the results of the live tables. */
export const calendar: LobbyCalendar = {
  matchesAfter: (now) =>
    books
      .flatMap(({ leagues, kind }) => leagues.flatMap((league) => nextMatches(league, kind, now)))
      .toSorted((one, other) => one.startsAt - other.startsAt),
  drawsAfter: (now) => drawsAt(now, 1),
  drawsUntil: (now) =>
    drawsAt(now, 0).map(({ rules, ...draw }) => ({
      ...draw,
      openCode: drawNumbers(chance, rules),
    })),
  resultsUntil: (now, { kind, nodeId }, seeds) =>
    isLiveKind(kind) ? latestResults(seeds, { kind, table: nodeId }, now) : [],
};
