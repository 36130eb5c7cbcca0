import { array, nullable, object, optional, record, safeParse, string, unknown } from 'valibot';
import { hashOfSeed } from './game-seeds.ts';

/** The proof of one round of a bet. `url` opens the page that verifies it. */
export interface BetProof {
  readonly round: string;
  /** Hash of the seed, which was shown before the bet. */
  readonly hash: string;
  readonly seed: string;
  readonly url: string;
}

/** A settled bet, as the store keeps it. */
interface ProvenBet {
  readonly gamesOrigin: string;
  readonly kind: string;
  readonly key: string;
  readonly stakeCentavos: number;
  readonly payoutCentavos: number;
  readonly choice: unknown;
  readonly outcome: unknown;
}

const ownSeed = object({ proof: record(string(), unknown()) });
const sharedSeed = object({ seed: string() });
const legSeeds = object({ legs: array(object({ seed: nullable(string()) })) });
const salted = object({ salt: optional(string(), '') });
const legTables = object({ legs: array(object({ table: string(), fixture: string() })) });

/** The fields of a proof, as the page that verifies rounds reads them. */
interface Proven {
  readonly seed: string;
  readonly [name: string]: unknown;
}

/** A round of one player: its seeds and facts are in the outcome. */
function ownRound({ outcome, choice, stakeCentavos, payoutCentavos }: ProvenBet): Proven | null {
  const own = safeParse(ownSeed, outcome);
  const seed = own.success ? own.output.proof['seed'] : null;
  if (!own.success || typeof seed !== 'string') return null;
  const { proof, ...shown } = Object(outcome) as Record<string, unknown>;
  return { ...own.output.proof, seed, stakeCentavos, choice, payoutCentavos, outcome: shown };
}

/** A fight, or a hand: its seed is in the outcome, and the player's own seed in the bet. */
function sharedRound({ outcome, choice }: ProvenBet): Proven | null {
  const shared = safeParse(sharedSeed, outcome);
  if (!shared.success) return null;
  const { seed, ...shown } = Object(outcome) as Record<string, unknown>;
  const { success, output } = safeParse(salted, choice);
  return { seed: shared.output.seed, clientSeed: success ? output.salt : '', outcome: shown };
}

/** The matches of a bet, each with its own seed. */
function matches({ outcome, choice }: ProvenBet): readonly (readonly [string, Proven])[] {
  const ends = safeParse(legSeeds, outcome);
  const legs = safeParse(legTables, choice);
  if (!ends.success || !legs.success) return [];
  const shown = (Object(outcome) as { legs: object[] }).legs;
  return ends.output.legs.flatMap(({ seed }, nth) => {
    const leg = legs.output.legs[nth];
    if (seed === null || leg === undefined) return [];
    const choiceOfLeg = { table: leg.table };
    return [[leg.fixture, { seed, choice: choiceOfLeg, outcome: shown[nth] }] as const];
  });
}

/** The proofs of a settled bet: one a round or a match. Bets of invented histories have none. */
export function proofsOf(bet: ProvenBet): BetProof[] {
  const { gamesOrigin, kind, key } = bet;
  const alone = ownRound(bet) ?? sharedRound(bet);
  const rounds = alone === null ? matches(bet) : ([[key, alone]] as const);
  return rounds.map(([round, proven]) => {
    const { seed } = proven;
    const hash = hashOfSeed(seed);
    const text = JSON.stringify({ kind, hash, clientSeed: '', ...proven });
    return { round, hash, seed, url: `${gamesOrigin}/fair#${encodeURIComponent(text)}` };
  });
}
