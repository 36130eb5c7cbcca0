import { randomInt } from 'node:crypto';
import { type Context, Hono } from 'hono';
import {
  array,
  type GenericSchema,
  type InferOutput,
  maxLength,
  minValue,
  number,
  object,
  pipe,
  regex,
  safeInteger,
  safeParse,
  string,
} from 'valibot';
import { Refusal } from '#gateway/http/refusal.ts';
import type { GameFacts } from '#gateway/catalogue/catalogue.ts';
import type { Rounds } from '#gateway/play/play.ts';
import { parentOrigin } from './framing.ts';
import { createRespond, refuse } from './game-responses.ts';
import type { TableGame } from './table-game.ts';

const secret = pipe(string(), maxLength(200));

const openRequest = object({
  ticket: secret,
  /** Origins that may frame the page, as the browser reports them. */
  parents: pipe(array(pipe(string(), maxLength(200))), maxLength(4)),
});

const balanceRequest = object({ session: secret });

function playRequest({ choice }: TableGame) {
  return object({
    session: secret,
    key: pipe(string(), regex(/^[\w-]{8,80}$/)),
    stakeCentavos: pipe(number(), safeInteger(), minValue(1)),
    choice,
  });
}

async function read<Schema extends GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<InferOutput<Schema> | null> {
  const parsed = safeParse(schema, await context.req.json().catch(() => null));
  return parsed.success ? parsed.output : null;
}

type PlayRequest = InferOutput<ReturnType<typeof playRequest>>;

/** The game with the stakes and rules of its title. */
function gameOfTitle(game: TableGame, facts: GameFacts): TableGame {
  return game.forTitle?.(facts) ?? game;
}

/** A game at its path, and the services that its calls use. */
interface TableNeeds {
  readonly kind: string;
  readonly table: TableGame;
  readonly rounds: Rounds;
  readonly appOrigins: readonly string[];
  readonly log: (line: string) => void;
}

async function play(
  { kind, table: game, rounds }: TableNeeds,
  request: PlayRequest,
): Promise<object> {
  const { session, key, stakeCentavos, choice } = request;
  const decide = (facts: GameFacts) => {
    const titleGame = gameOfTitle(game, facts);
    if (!titleGame.stakes.includes(stakeCentavos)) throw new Refusal(400, 'request_invalid');
    return titleGame.decide(stakeCentavos, choice, (limit) => randomInt(limit));
  };
  const round = await rounds.play(session, kind, { key, stakeCentavos, choice, decide });
  const outcome = safeParse(game.outcome, round.outcome);
  if (!outcome.success) throw new TypeError('The stored round belongs to another game');
  const { balanceCentavos, payoutCentavos } = round;
  return { ...outcome.output, payoutCentavos, balanceCentavos };
}

async function open({ kind, table, rounds }: TableNeeds, ticket: string): Promise<object> {
  const { facts, ...opened } = await rounds.open(ticket, kind);
  const { stakes, rules } = gameOfTitle(table, facts);
  return { ...opened, stakes, ...rules };
}

/** The calls of a game page: `POST /open` (ticket for a session), `/play` (one round), `/balance`. */
export function createTable(needs: TableNeeds): Hono {
  const { kind, rounds, appOrigins } = needs;
  const app = new Hono();
  const roundRequest = playRequest(needs.table);
  const respond = createRespond(needs.log);

  app.post('/open', async (context) => {
    const body = await read(context, openRequest);
    if (body === null) return refuse(context, 'request_invalid');
    const parent = parentOrigin(appOrigins, body.parents);
    return respond(context, () => open(needs, body.ticket), { parent });
  });

  app.post('/play', async (context) => {
    const body = await read(context, roundRequest);
    if (body === null) return refuse(context, 'request_invalid');
    return respond(context, () => play(needs, body));
  });

  app.post('/balance', async (context) => {
    const body = await read(context, balanceRequest);
    if (body === null) return refuse(context, 'request_invalid');
    const balanceCentavos = () => rounds.balance(body.session, kind);
    return respond(context, async () => ({ balanceCentavos: await balanceCentavos() }));
  });

  return app;
}
