import { v7 as uuid } from 'uuid';
import type { Centavos } from '#contract/model/money.ts';
import type { GameFacts } from '../catalogue/catalogue.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import { anyLane, post } from './ledger.ts';

/** Result of a round. `outcome` is JSON for the page of the game. */
export interface RoundResult {
  payoutCentavos: number;
  outcome: unknown;
}

/** A round to play. `decide` runs after the stake was found in the balance; it may throw a Refusal for the stake. */
export interface RoundToPlay {
  /** Idempotency key, unique for each player. */
  key: string;
  stakeCentavos: number;
  decide: (facts: GameFacts) => RoundResult;
}

/** A settled round. `repeated`: its key was known and nothing moved. */
export interface SettledRound {
  balanceCentavos: number;
  payoutCentavos: number;
  outcome: unknown;
  repeated: boolean;
}

/** A member at a game. */
export interface Player {
  readonly memberId: string;
  readonly nodeId: number;
  readonly facts: GameFacts;
}

const maxStake: Centavos = 100_000_00;

function checkRound({ key, stakeCentavos }: RoundToPlay): void {
  const isStake = Number.isSafeInteger(stakeCentavos) && stakeCentavos > 0;
  if (isStake && stakeCentavos <= maxStake && /^[\w-]{1,100}$/.test(key)) return;
  throw new Refusal(400, 'request_invalid', { message: 'Not a round that can be played' });
}

function checkResult(result: RoundResult): RoundResult {
  if (Number.isSafeInteger(result.payoutCentavos) && result.payoutCentavos >= 0) return result;
  throw new RangeError(`A round cannot pay ${result.payoutCentavos} centavos`);
}

/**
 * Checks a round and makes its decision final: a transaction that runs again gets the first result. Refusal
 * `request_invalid` for a stake or a key out of bounds. `decide` throws a RangeError for an impossible payout.
 */
export function prepareRound(round: RoundToPlay): RoundToPlay {
  checkRound(round);
  let result: RoundResult | null = null;
  return { ...round, decide: (facts) => (result ??= checkResult(round.decide(facts))) };
}

/** Locks the wallet of a member until the end of the transaction and returns its balance. */
async function lockWallet(sql: Sql, memberId: string): Promise<Centavos> {
  const { balance } = await sql
    .selectFrom('ledger_account')
    .select('balance')
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return balance;
}

function findRound(sql: Sql, memberId: string, key: string) {
  return sql
    .selectFrom('round')
    .select(['payout', 'outcome'])
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** A decided round. */
interface Settlement {
  readonly player: Player;
  readonly round: RoundToPlay;
  readonly result: RoundResult;
  readonly now: number;
}

async function recordRound(sql: Sql, { player, round, result, now }: Settlement): Promise<void> {
  await sql
    .insertInto('round')
    .values({
      id: uuid(),
      member_id: player.memberId,
      key: round.key,
      node_id: player.nodeId,
      stake: round.stakeCentavos,
      payout: result.payoutCentavos,
      outcome: JSON.stringify(result.outcome ?? null),
      created_at: now,
    })
    .execute();
}

/** The part of a stake that goes to the jackpot: 1 %, floored to whole centavos. */
function jackpotShare(stake: Centavos): Centavos {
  return Math.floor(stake / 100);
}

/** Posts stake, payout and jackpot share. Returns the new balances by account, or null when nothing moves. */
function postRound(sql: Sql, { player, round, result, now }: Settlement) {
  const share = jackpotShare(round.stakeCentavos);
  const won = result.payoutCentavos - round.stakeCentavos;
  const entry = {
    key: `round:${player.memberId}:${round.key}`,
    kind: 'settle' as const,
    at: now,
    postings: [
      { account: player.memberId, amount: won },
      { account: anyLane('jackpot'), amount: share },
      { account: anyLane('house'), amount: -won - share },
    ],
  };
  const isMove = entry.postings.some(({ amount }) => amount !== 0);
  return isMove ? post(sql, entry) : Promise.resolve(null);
}

/**
 * Stakes and settles one round. Call inside a transaction, with a round from `prepareRound`. A round with a known key
 * returns the recorded result and moves nothing. Refusal `insufficient_balance`.
 */
export async function settleRound(
  sql: Sql,
  player: Player,
  round: RoundToPlay,
  now: number,
): Promise<SettledRound> {
  const balance = await lockWallet(sql, player.memberId);
  const known = await findRound(sql, player.memberId, round.key);
  if (known) {
    const { payout, outcome } = known;
    return { balanceCentavos: balance, payoutCentavos: payout, outcome, repeated: true };
  }
  if (balance < round.stakeCentavos) throw new Refusal(200, 'insufficient_balance');
  const result = round.decide(player.facts);
  const settlement = { player, round, result, now };
  await recordRound(sql, settlement);
  const balances = await postRound(sql, settlement);
  const balanceCentavos = balances?.get(player.memberId) ?? balance;
  return { ...result, balanceCentavos, repeated: false };
}
