import { v7 as uuid } from 'uuid';
import type { Centavos } from '#contract/model/money.ts';
import { anyLane, post } from './ledger.ts';
import { maskName } from './mask-name.ts';
import type { GameFacts, RoundResult, RoundToPlay } from './rounds.ts';
import type { Sql } from '../store/database.ts';

/** A win of this much goes to the winners board. */
const boardedWin: Centavos = 500_00;

/** The part of each stake that feeds the jackpot: 1 %, in whole centavos. */
function jackpotShare(stake: Centavos): Centavos {
  return Math.floor(stake / 100);
}

/** Who plays what. */
export interface Player {
  readonly memberId: string;
  readonly username: string;
  readonly nodeId: number;
  readonly facts: GameFacts;
}

/** A round that has been decided. */
export interface Settlement {
  readonly player: Player;
  readonly round: RoundToPlay;
  readonly result: RoundResult;
  readonly now: number;
}

/** Moves the money and gives the balances it leaves; null when nothing moves. */
export function book(sql: Sql, { player, round, result, now }: Settlement) {
  const share = jackpotShare(round.stakeCentavos);
  const house = anyLane('house');
  const won = result.payoutCentavos - round.stakeCentavos;
  const entry = {
    key: `round:${player.memberId}:${round.key}`,
    kind: 'round' as const,
    at: now,
    postings: [
      { account: player.memberId, amount: won },
      { account: anyLane('jackpot'), amount: share },
      { account: house, amount: -won - share },
    ],
  };
  const moves = entry.postings.some(({ amount }) => amount !== 0);
  return moves ? post(sql, entry) : Promise.resolve(null);
}

/** Keeps the round and puts its game first among the recent ones. */
export async function record(sql: Sql, { player, round, result, now }: Settlement): Promise<void> {
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
  await sql
    .insertInto('recent_game')
    .values({ member_id: player.memberId, node_id: player.nodeId, played_at: now })
    .onConflict((on) => on.columns(['member_id', 'node_id']).doUpdateSet({ played_at: now }))
    .execute();
}

/** Puts a big win on the winners board. */
export async function board(sql: Sql, { player, result, now }: Settlement): Promise<void> {
  if (result.payoutCentavos < boardedWin) return;
  await sql
    .insertInto('winner')
    .columns(['id', 'customer_name', 'game_name', 'node_id', 'amount', 'won_at'])
    .expression((from) =>
      from
        .selectFrom('game')
        .select((select) => [
          select.val(uuid()).as('id'),
          select.val(maskName(player.username)).as('customer_name'),
          'name',
          'node_id',
          select.cast<number>(select.val(result.payoutCentavos), 'int8').as('amount'),
          select.cast<number>(select.val(now), 'int8').as('won_at'),
        ])
        .where('node_id', '=', player.nodeId),
    )
    .execute();
}
