import { Hono } from 'hono';
import type { Rounds } from '../rounds.ts';

/** What the demo games need of the gateway that mounts them. */
export interface GamesNeeds {
  readonly rounds: Rounds;
  /** Who may frame the games: origins, or an origin with `:*` for any port. */
  readonly appOrigins: readonly string[];
}

/** The second origin: pages that play and answer only in a frame of the app. */
export function createGames(needs: GamesNeeds): Hono {
  const app = new Hono();
  app.get('/slot', (context) => context.text(needs.appOrigins.join(' ')));
  return app;
}
