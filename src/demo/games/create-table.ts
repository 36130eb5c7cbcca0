import { Hono } from 'hono';
import { type InferOutput, object, safeParse } from 'valibot';
import type { GameType } from '#protocol/vocabulary/category.ts';
import { Refusal } from '#gateway/http/refusal.ts';
import type { GameFacts } from '#gateway/catalogue/catalogue.ts';
import type { GameSeeds, GamesNeeds, Rounds } from '#gateway/play/play.ts';
import { checkPromise, clientSeed, nextRound, proofOf, roundSeed } from './fair/fair-rounds.ts';
import { randomFrom } from './fair/random-from.ts';
import { parentOrigin } from './framing.ts';
import {
  openRequest,
  readRequest,
  roundKey,
  secret,
  sessionRequest,
  stakeField,
} from './game-requests.ts';
import { createRespond, GameRefusal, refuse } from './game-responses.ts';
import { boundsOf, isStake, type TableGame } from './table-game.ts';

function playRequest({ choice, ownChoice = choice }: TableGame) {
  return object({
    session: secret,
    key: roundKey,
    stakeCentavos: stakeField,
    clientSeed,
    choice: ownChoice,
  });
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
  readonly seeds: GameSeeds;
  readonly conductOf: GamesNeeds['conductOf'];
  /** True for a game whose bets wait for a result. */
  readonly isLater: boolean;
  /** True for a title whose rounds the players of a table share. */
  readonly isShared: (category: GameType) => boolean;
  readonly appOrigins: readonly string[];
  readonly log: (line: string) => void;
}

async function play(
  { kind, table: game, rounds, seeds, isShared }: TableNeeds,
  request: PlayRequest,
): Promise<object> {
  const { session, key, stakeCentavos, choice, clientSeed: salt } = request;
  const own = { key, begunAt: await seeds.now() };
  const decide = (facts: GameFacts, category: GameType) => {
    if (isShared(category)) throw new GameRefusal('request_invalid');
    const titleGame = gameOfTitle(game, facts);
    if (!isStake(titleGame, stakeCentavos, choice)) throw new Refusal(400, 'request_invalid');
    checkPromise(seeds, own);
    const seed = roundSeed(seeds, session, own);
    const decided = titleGame.decide(stakeCentavos, choice, randomFrom(seed, salt));
    const proof = { seed, clientSeed: salt, ...facts };
    const places = titleGame.placesOf?.(stakeCentavos, choice);
    return { ...decided, places, outcome: { ...decided.outcome, proof } };
  };
  const round = await rounds.play(session, kind, { key, stakeCentavos, choice, decide });
  const outcome = safeParse(game.outcome, round.outcome);
  if (!outcome.success) throw new TypeError('The stored round belongs to another game');
  const { balanceCentavos, payoutCentavos, jackpotCentavos } = round;
  const fair = { proof: proofOf(round.outcome), next: await nextRound(seeds, session) };
  return { ...outcome.output, payoutCentavos, jackpotCentavos, balanceCentavos, fair };
}

async function open(
  { kind, table, rounds, seeds, isShared, conductOf }: TableNeeds,
  ticket: string,
): Promise<object> {
  const { facts, category, ...opened } = await rounds.open(ticket, kind);
  const { stakes, rules, ...rest } = gameOfTitle(table, facts);
  const bounds = boundsOf({ stakes, ...rest });
  return {
    ...opened,
    shared: isShared(category),
    conduct: conductOf(category),
    stakes,
    bounds,
    ...rules,
    fair: { next: await nextRound(seeds, opened.session), facts },
  };
}

/**
 * The calls of a game page: `POST /open` (ticket for a session), `/play` (one round), `/balance`. Each answer has the key of
 * the next round and the hash of the seed that decides it. Games whose bets wait for a result have no `/play`, and titles
 * whose rounds are shared refuse it.
 */
export function createTable(needs: TableNeeds): Hono {
  const { kind, rounds, appOrigins } = needs;
  const app = new Hono();
  const roundRequest = playRequest(needs.table);
  const respond = createRespond(needs.log);

  app.post('/open', async (context) => {
    const body = await readRequest(context, openRequest);
    if (body === null) return refuse(context, 'request_invalid');
    const parent = parentOrigin(appOrigins, body.parents);
    return respond(context, () => open(needs, body.ticket), { parent });
  });

  if (!needs.isLater)
    app.post('/play', async (context) => {
      const body = await readRequest(context, roundRequest);
      if (body === null) return refuse(context, 'request_invalid');
      return respond(context, () => play(needs, body));
    });

  app.post('/balance', async (context) => {
    const body = await readRequest(context, sessionRequest);
    if (body === null) return refuse(context, 'request_invalid');
    const { session } = body;
    return respond(context, async () => ({
      balanceCentavos: await rounds.balance(session, kind),
      fair: { next: await nextRound(needs.seeds, session) },
    }));
  });

  return app;
}
