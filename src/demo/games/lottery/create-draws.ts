import { Hono } from 'hono';
import {
  array,
  check,
  integer,
  is,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  pipe,
  string,
} from 'valibot';
import type { Bets, GameSeeds } from '#gateway/play/play.ts';
import { readRequest, roundKey, secret, stakeField } from '../game-requests.ts';
import { createRespond, GameRefusal, refuse } from '../game-responses.ts';
import { isSameSecond } from '../same-second.ts';
import { isStake } from '../table-game.ts';
import { drawEvent, drawsAt } from './draw-results.ts';
import { findDraw, isOnSale } from './draw-times.ts';
import { lottery, ticket } from './rules.ts';

const gameField = pipe(string(), maxLength(20));

const drawsRequest = object({ session: secret, game: gameField });

/** A ticket for one draw. Numbers for several draws are a ticket for each. */
const placeRequest = object({
  session: secret,
  key: roundKey,
  draw: pipe(string(), maxLength(40)),
  numbers: pipe(array(pipe(number(), integer())), maxLength(10)),
  inRow: optional(pipe(number(), integer(), minValue(2), maxValue(5))),
  stakeCentavos: pipe(
    stakeField,
    check((centavos) => isStake(lottery, centavos, null)),
  ),
});

interface DrawsNeeds {
  readonly kind: string;
  readonly bets: Bets;
  readonly seeds: GameSeeds;
  readonly log: (line: string) => void;
}

/** Returns `drawsAt`, which is computed once a second for each game. */
function createShownDraws(seeds: GameSeeds) {
  type Shown = ReturnType<typeof drawsAt> & { readonly at: number };
  const kept = new Map<string, Shown>();
  return (game: string, now: number): Shown => {
    const known = kept.get(game);
    if (known !== undefined && isSameSecond(known.at, now)) return known;
    const shown = { ...drawsAt(seeds, game, now), at: now };
    if (kept.size > 100) kept.clear();
    kept.set(game, shown);
    return shown;
  };
}

/**
 * The calls of the lottery: `POST /draws` (the draws of a game on sale, the last results, the member's tickets) and `/place`
 * (a ticket for one draw).
 */
export function createDraws({ kind, bets, seeds, log }: DrawsNeeds): Hono {
  const app = new Hono();
  const respond = createRespond(log);
  const drawsOf = createShownDraws(seeds);

  app.post('/draws', async (context) => {
    const body = await readRequest(context, drawsRequest);
    if (body === null) return refuse(context, 'request_invalid');
    return respond(context, async () => {
      const listed = await bets.list(body.session, kind);
      const now = await bets.now();
      // Tickets of earlier versions of the game had a draw of their own.
      const tickets = listed.bets.filter(
        ({ choice }) => is(ticket, choice) && choice.draw !== undefined,
      );
      const { coming, past } = drawsOf(body.game, now);
      return { ...listed, bets: tickets, now, coming, past };
    });
  });

  app.post('/place', async (context) => {
    const body = await readRequest(context, placeRequest);
    if (body === null) return refuse(context, 'request_invalid');
    const { session, key, draw: numero, numbers, inRow, stakeCentavos } = body;

    function decide(now: number) {
      const draw = findDraw(numero);
      if (draw === null || !isOnSale(draw, now)) throw new GameRefusal('bet_closed');
      const choice = { game: draw.game, numbers, draw: numero, inRow };
      if (!is(ticket, choice)) throw new GameRefusal('request_invalid');
      const events = [drawEvent(draw, numbers, stakeCentavos)];
      return { choice, result: null, dueAt: draw.endsAt, events };
    }

    return respond(context, () => bets.place(session, kind, { key, stakeCentavos, decide }));
  });

  return app;
}
