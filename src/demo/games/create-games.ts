import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { GamesNeeds } from '#gateway/play/play.ts';
import { createFramedSite } from '../framed-site.ts';
import { createArena } from './cockfight/create-arena.ts';
import { createPoker } from './poker/create-poker.ts';
import { createBook } from './book/create-book.ts';
import { esportsLeagues, sportsLeagues } from './book/leagues.ts';
import { createAssets } from './create-assets.ts';
import { createDraws } from './lottery/create-draws.ts';
import { createLiveTable } from './live/create-live-table.ts';
import { isLiveKind } from './live/live-games.ts';
import { createFair } from './fair/create-fair.ts';
import { createTable } from './create-table.ts';
import { refuse } from './game-responses.ts';
import { tablePage } from './table-page.ts';
import { tables } from './tables.ts';

const html = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };

/** The calls of a game whose bets wait for a result. Null for the other kinds. */
function createLaterGame(kind: string, needs: GamesNeeds): Hono | null {
  switch (kind) {
    case 'sports':
      return createBook({ ...needs, kind, leagues: sportsLeagues });
    case 'esports':
      return createBook({ ...needs, kind, leagues: esportsLeagues });
    case 'cockfight':
      return createArena({ ...needs, kind });
    case 'lottery':
      return createDraws({ ...needs, kind });
    case 'poker':
      return createPoker({ ...needs, kind });
    default:
      return null;
  }
}

/** Titles of live casino have rounds that the players of a table share. */
const isAtLiveTable = (category: GameType): boolean => category === 'LIVE';

const neverShared = () => false;

/** The site of the games' origin. Only the app may frame its pages. Every kind is at `/<kind>` with real money at `/trial/<kind>` with play money, and at `/replay/<kind>` to draw past rounds. */
export function createGames(needs: GamesNeeds): Hono {
  const { rounds, trialRounds, replays, seeds, appOrigins, findGame, log } = needs;
  const app = createFramedSite(appOrigins);
  app.use(
    bodyLimit({ maxSize: 4 * 1024, onError: (context) => refuse(context, 'request_invalid') }),
  );
  for (const [kind, table] of Object.entries(tables)) {
    if (isLiveKind(kind)) app.route(`/${kind}`, createLiveTable({ ...needs, kind }));
    const laterGame = createLaterGame(kind, needs);
    if (laterGame !== null) app.route(`/${kind}`, laterGame);
    const isLater = laterGame !== null;
    for (const [path, gameRounds] of [
      [`/${kind}`, rounds],
      [`/trial/${kind}`, trialRounds],
      [`/replay/${kind}`, replays],
    ] as const) {
      app.get(path, (context) => context.body(tablePage(kind), 200, html));
      app.route(
        path,
        createTable({
          kind,
          table,
          rounds: gameRounds,
          seeds,
          conductOf: needs.conductOf,
          isLater,
          isShared: isLiveKind(kind) && gameRounds === rounds ? isAtLiveTable : neverShared,
          appOrigins,
          log,
        }),
      );
    }
  }
  app.route('/', createFair());
  app.route('/', createAssets(findGame));
  app.onError((error, context) => {
    log(`${context.req.method} ${context.req.path} of the games failed: ${error.message}`, error);
    return context.text('The game cannot be reached just now. Please open it again.', 500);
  });
  app.notFound((context) => context.text('There is no such page among the games.', 404));
  return app;
}
