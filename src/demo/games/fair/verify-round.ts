import {
  boolean,
  fallback,
  nullable,
  number,
  object,
  optional,
  pipe,
  regex,
  safeParse,
  string,
  unknown,
} from 'valibot';
import { hashOfSeed } from '#gateway/play/play.ts';
import { isGameKind } from '../../content/game-kind.ts';
import { drawScore } from '../book/book-rules.ts';
import { scoreTables } from '../book/score-tables.ts';
import { drawWinner } from '../cockfight/rules.ts';
import { dealHand } from '../poker/rules.ts';
import { isStake, type RandomBelow } from '../table-game.ts';
import { tables } from '../tables.ts';
import { clientSeed } from './fair-rounds.ts';
import { randomFrom } from './random-from.ts';

/** A round to verify: the game, the seeds, the bet, and the facts of the title. */
const verifyRequest = object({
  kind: string(),
  seed: pipe(string(), regex(/^[0-9a-f]{64}$/)),
  clientSeed,
  stakeCentavos: fallback(number(), 0),
  choice: optional(unknown(), null),
  leastBet: optional(nullable(number()), null),
  lines: optional(nullable(number()), null),
  isJackpot: optional(boolean(), false),
});

/** A random number of a round, and its limit. */
interface Drawn {
  readonly limit: number;
  readonly value: number;
}

interface Verified {
  readonly payoutCentavos: number | null;
  readonly outcome: object;
}

type Asked = ReturnType<typeof parsed>;

function parsed(body: unknown) {
  const { success, output } = safeParse(verifyRequest, body);
  return success ? output : null;
}

/** Decides the rounds that all players share, and hands: by the salt of the seed. */
function decideShared(asked: NonNullable<Asked>, drawFrom: (salt: string) => RandomBelow) {
  const { kind, choice, clientSeed: salt } = asked;
  if (kind === 'cockfight') return { winner: drawWinner(drawFrom('fight')) };
  if (kind === 'poker') return dealHand(drawFrom(salt));
  const match = safeParse(object({ table: string() }), choice);
  if (!match.success || !scoreTables.has(match.output.table)) return null;
  return drawScore(match.output.table, drawFrom('score'));
}

function decideAlone(asked: NonNullable<Asked>, drawFrom: (salt: string) => RandomBelow) {
  const { kind, leastBet, lines, isJackpot, stakeCentavos, clientSeed: salt } = asked;
  if (!isGameKind(kind)) return null;
  const game = tables[kind].forTitle?.({ leastBet, lines, isJackpot }) ?? tables[kind];
  const choice = safeParse(game.choice, asked.choice);
  if (!choice.success || !isStake(game, stakeCentavos, choice.output)) return null;
  return game.decide(stakeCentavos, choice.output, drawFrom(salt));
}

const shared: ReadonlySet<string> = new Set(['sports', 'esports', 'cockfight', 'poker']);

/** Decides a round again by its seeds. Null when there is no such round. */
export function verifyRound(body: unknown) {
  const asked = parsed(body);
  if (asked === null) return null;
  const draws: Drawn[] = [];
  let usedSalt = '';
  const drawFrom = (salt: string): RandomBelow => {
    usedSalt = salt;
    const randomBelow = randomFrom(asked.seed, salt);
    return (limit) => {
      const value = randomBelow(limit);
      draws.push({ limit, value });
      return value;
    };
  };
  const isShared = shared.has(asked.kind);
  const outcome = isShared ? decideShared(asked, drawFrom) : null;
  const decided: Verified | null = isShared
    ? outcome && { payoutCentavos: null, outcome }
    : decideAlone(asked, drawFrom);
  if (decided === null) return null;
  return { hash: hashOfSeed(asked.seed), salt: usedSalt, draws, ...decided };
}
