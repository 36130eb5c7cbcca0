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
import type { GameFacts, Rounds } from '#gateway/money/rounds.ts';
import { parentOrigin } from './framing.ts';
import { answer, refuse } from './refused.ts';
import type { TableGame } from './table-game.ts';

const secret = pipe(string(), maxLength(200));

const openRequest = object({
  ticket: secret,
  /** Origins the page believes to be framed by. */
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
  const asked = safeParse(schema, await context.req.json().catch(() => null));
  return asked.success ? asked.output : null;
}

type Wanted = InferOutput<ReturnType<typeof playRequest>>;

/** The game as one title of the catalogue plays it. */
function titled(game: TableGame, facts: GameFacts): TableGame {
  return game.titled?.(facts) ?? game;
}

async function play(rounds: Rounds, game: TableGame, wanted: Wanted): Promise<object> {
  const { session, key, stakeCentavos, choice } = wanted;
  const decide = (facts: GameFacts) => {
    const played = titled(game, facts);
    if (!played.stakes.includes(stakeCentavos)) throw new Refusal(400, 'request_invalid');
    return played.decide(stakeCentavos, choice, (limit) => randomInt(limit));
  };
  const round = await rounds.play(session, { key, stakeCentavos, decide });
  const shown = safeParse(game.outcome, round.outcome);
  if (!shown.success) throw new TypeError('The books hold a round this game did not play');
  const { balanceCentavos, payoutCentavos } = round;
  return { ...shown.output, payoutCentavos, balanceCentavos };
}

async function enter(rounds: Rounds, game: TableGame, ticket: string): Promise<object> {
  const { facts, ...opened } = await rounds.open(ticket);
  const { stakes, rules } = titled(game, facts);
  return { ...opened, stakes, ...rules };
}

/** What the page of a game asks: open, play, balance. */
export function createTable(rounds: Rounds, appOrigins: readonly string[], game: TableGame): Hono {
  const app = new Hono();
  const wantedRound = playRequest(game);

  app.post('/open', async (context) => {
    const asked = await read(context, openRequest);
    if (asked === null) return refuse(context, 'request_invalid');
    const parent = parentOrigin(appOrigins, asked.parents);
    return answer(context, () => enter(rounds, game, asked.ticket), { parent });
  });

  app.post('/play', async (context) => {
    const asked = await read(context, wantedRound);
    if (asked === null) return refuse(context, 'request_invalid');
    return answer(context, () => play(rounds, game, asked));
  });

  app.post('/balance', async (context) => {
    const asked = await read(context, balanceRequest);
    if (asked === null) return refuse(context, 'request_invalid');
    const balanceCentavos = () => rounds.balance(asked.session);
    return answer(context, async () => ({ balanceCentavos: await balanceCentavos() }));
  });

  return app;
}
