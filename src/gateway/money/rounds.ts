import { v7 as uuid } from 'uuid';
import type { Centavos } from '#contract/model/money.ts';
import type { GameType } from '#contract/vocabulary/category.ts';
import type { GameFacts } from '../catalogue/catalogue.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import { settleEntry, stakeEntry, statusOf, validBetOf } from './bet-entries.ts';
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
  /** The bet, as JSON for the page of the game. */
  choice?: unknown;
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
  readonly category: GameType;
  /** Code of the vendor. */
  readonly vendor: string;
  readonly facts: GameFacts;
  /** The vendor's wallet that is played from. The main wallet by default. */
  readonly wallet?: string;
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

/**
 * Locks a wallet until the end of the transaction, as every bet does first, so that concurrent entries cannot deadlock. Returns
 * its balance: 0 for one that was never opened.
 */
export async function lockWallet(sql: Sql, account: string): Promise<Centavos> {
  const row = await sql
    .selectFrom('ledger_account')
    .select('balance')
    .where('id', '=', account)
    .forUpdate()
    .executeTakeFirst();
  return row?.balance ?? 0;
}

function findRound(sql: Sql, memberId: string, key: string) {
  return sql
    .selectFrom('round')
    .select(['payout as payoutCentavos', 'outcome'])
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** False when the member has a round with this key. */
async function insertRound(sql: Sql, row: ReturnType<typeof roundRow>): Promise<boolean> {
  const inserted = await sql
    .insertInto('round')
    .values(row)
    .onConflict((on) => on.columns(['member_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Column of a bet with its result. */
function roundRow(player: Player, round: RoundToPlay, result: RoundResult, now: number) {
  const { stakeCentavos: stake, choice } = round;
  const { payoutCentavos: payout } = result;
  return {
    id: uuid(),
    member_id: player.memberId,
    key: round.key,
    node_id: player.nodeId,
    category: player.category,
    vendor: player.vendor,
    stake,
    payout,
    status: statusOf(stake, payout),
    valid_bet: validBetOf(stake, payout),
    outcome: JSON.stringify(result.outcome ?? null),
    choice: choice === undefined ? null : JSON.stringify(choice),
    created_at: now,
    settled_at: now,
    open_account: anyLane('openBets'),
    wallet: player.wallet ?? null,
  };
}

/**
 * Stakes and settles one round at once. Call inside a transaction, with a round from `prepareRound`. A round with a
 * known key returns the recorded result and moves nothing. Refusal `insufficient_balance`.
 */
export async function settleRound(
  sql: Sql,
  player: Player,
  round: RoundToPlay,
  now: number,
): Promise<SettledRound> {
  const balance = await lockWallet(sql, player.wallet ?? player.memberId);
  const known = await findRound(sql, player.memberId, round.key);
  if (known) return { ...known, balanceCentavos: balance, repeated: true };
  if (balance < round.stakeCentavos) throw new Refusal(200, 'insufficient_balance');
  const result = round.decide(player.facts);
  const row = roundRow(player, round, result, now);
  // The same round from another wallet, while the operator switches the wallets, waits for another lock.
  const isNew = await insertRound(sql, row);
  if (!isNew) {
    const first = await findRound(sql, player.memberId, round.key);
    if (first) return { ...first, balanceCentavos: balance, repeated: true };
  }
  await post(sql, stakeEntry(row, now));
  await post(sql, settleEntry(row, 'member', now));
  const balanceCentavos = balance - row.stake + row.payout;
  return { ...result, balanceCentavos, repeated: false };
}
