import { Hono } from 'hono';
import {
  array,
  check,
  integer,
  is,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  picklist,
  pipe,
  string,
} from 'valibot';
import type { Bets, GameSeeds } from '#gateway/play/play.ts';
import { roundKey, readRequest, secret, sessionRequest } from '../game-requests.ts';
import { createRespond, GameRefusal, refuse } from '../game-responses.ts';
import { boardAt, endOf, matchEvents, takeLegs } from './board.ts';
import { type Book, decideSlip, mostLegs, slip, stakeBounds } from './book-rules.ts';
import { picks } from './prices.ts';
import { isSameSecond } from '../same-second.ts';

/** A bet as the page asks for it. */
const placeRequest = object({
  session: secret,
  key: roundKey,
  stakeCentavos: pipe(
    number(),
    integer(),
    minValue(stakeBounds.least),
    maxValue(stakeBounds.most),
    check((centavos) => centavos % 100 === 0),
  ),
  legs: pipe(
    array(
      object({
        fixture: pipe(string(), maxLength(40)),
        pick: picklist(picks),
        price: pipe(number(), integer()),
      }),
    ),
    minLength(1),
    maxLength(mostLegs),
  ),
});

interface BookNeeds extends Book {
  readonly kind: string;
  readonly bets: Bets;
  readonly seeds: GameSeeds;
  readonly log: (line: string) => void;
}

/** Returns the board at a time. A board is made once a second. */
function createBoard({ leagues, seeds }: BookNeeds) {
  let kept: { readonly at: number; readonly board: ReturnType<typeof boardAt> } | null = null;
  return (now: number) => {
    if (kept === null || !isSameSecond(kept.at, now))
      kept = { at: now, board: boardAt(leagues, now, seeds) };
    return kept.board;
  };
}

/** The calls of a book: `POST /board` (matches, the member's bets and the balance) and `/place` (one bet). */
export function createBook(needs: BookNeeds): Hono {
  const { kind, leagues, bets, seeds } = needs;
  const app = new Hono();
  const respond = createRespond(needs.log);
  const board = createBoard(needs);

  app.post('/board', async (context) => {
    const body = await readRequest(context, sessionRequest);
    if (body === null) return refuse(context, 'request_invalid');
    return respond(context, async () => {
      const listed = await bets.list(body.session, kind);
      const now = await bets.now();
      // Bets of earlier versions of the game have other choices.
      const shown = listed.bets.filter(({ choice }) => is(slip, choice));
      return { ...listed, bets: shown, now, matches: board(now) };
    });
  });

  app.post('/place', async (context) => {
    const body = await readRequest(context, placeRequest);
    if (body === null) return refuse(context, 'request_invalid');
    const { session, key, stakeCentavos, legs: asked } = body;

    function decide(now: number) {
      const answer = takeLegs(leagues, asked, now, seeds);
      if ('refused' in answer) throw new GameRefusal(answer.refused);
      const legs = answer.taken.map(({ leg }) => leg);
      const ends = new Map(answer.taken.map(({ fixture }) => [fixture.id, endOf(fixture, seeds)]));
      const result = decideSlip(stakeCentavos, legs, ({ fixture }) => {
        const end = ends.get(fixture);
        if (end === undefined) throw new RangeError(`There is no match ${fixture}`);
        return end;
      });
      const dueAt = Math.max(...answer.taken.map(({ fixture }) => fixture.endsAt));
      const events = matchEvents(answer.taken, stakeCentavos);
      return { choice: { legs }, result, dueAt, events };
    }

    return respond(context, () => bets.place(session, kind, { key, stakeCentavos, decide }));
  });

  return app;
}
