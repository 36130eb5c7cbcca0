import type { LobbyCalendar } from '#gateway/catalogue/catalogue.ts';
import { games } from './content/games.ts';
import { lotteryRules } from './content/lottery.ts';
import { vendors } from './content/vendors.ts';
import { esportsLeagues, type League, sportsLeagues } from './games/book/leagues.ts';
import { fixturesBetween } from './games/book/schedule.ts';
import { latestFights } from './games/cockfight/create-arena.ts';
import { roundsAhead } from './games/cockfight/rules.ts';
import { latestResults } from './games/live/create-live-table.ts';
import { isLiveKind } from './games/live/live-games.ts';
import { drawResult, resultOfTicket } from './games/lottery/draw-results.ts';
import { comingDraws, pastDraws } from './games/lottery/draw-times.ts';

/** Matches that are named ahead, of each league. */
const matchesAhead = 4;

/** Fights that are named ahead. */
const fightsAhead = 3;

/** The title that shows the arena first, and its provider. */
const arena = games.find(({ kind }) => kind === 'cockfight');
const arenaName = vendors.find(({ code }) => code === arena?.vendor)?.name ?? '';

const lotteryCodes = Object.keys(lotteryRules);

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

/** The next fights of the arena, whose bets close when they begin. */
function nextFights(now: number) {
  if (arena === undefined) return [];
  const { category, vendor, nodeId } = arena;
  return roundsAhead(now, fightsAhead).map(({ number, closesAt }) => ({
    id: `fight-${number}`,
    category,
    vendor,
    nodeId,
    name: 'Meron\u00a0– Wala',
    league: `${arenaName}, #${number}`,
    startsAt: closesAt,
  }));
}

/** The draws of the lottery, the matches of the books, the fights of the arena, and the results of the live tables and the arena. */
export const calendar: LobbyCalendar = {
  matchesAfter: (now) =>
    [
      ...nextFights(now),
      ...books.flatMap(({ leagues, kind }) =>
        leagues.flatMap((league) => nextMatches(league, kind, now)),
      ),
    ].toSorted((one, other) => one.startsAt - other.startsAt),
  drawsAfter: (now) =>
    lotteryCodes.flatMap((game) =>
      comingDraws(game, now)
        .slice(0, 1)
        .map(({ numero, endsAt }) => ({ gameCode: game, numero, opensAt: endsAt })),
    ),
  drawsUntil: (now, seeds) =>
    lotteryCodes.flatMap((game) =>
      pastDraws(game, now).map((draw) => ({
        gameCode: game,
        numero: draw.numero,
        opensAt: draw.endsAt,
        openCode: drawResult(seeds, draw).drawn.join(','),
      })),
    ),
  resultOf: resultOfTicket,
  resultsUntil: (now, { kind, nodeId }, seeds) => {
    if (isLiveKind(kind)) return latestResults(seeds, { kind, table: nodeId }, now);
    return kind === 'cockfight' ? latestFights(seeds, now) : [];
  },
};
