import { v7 as uuid } from 'uuid';
import type { Centavos } from '#contract/model/money.ts';
import type { SettledBet } from '../../money/money.ts';
import type { Sql } from '../../store/database.ts';

/** The lowest payout that goes to the winners board. */
const minBoardedWin: Centavos = 500_00;

/** Masks a username for the winners board: `juan` is `ju***n`. */
function maskName(name: string): string {
  return `${name.slice(0, name.length > 3 ? 2 : 1)}***${name.length > 3 ? name.slice(-1) : ''}`;
}

async function nameOf(sql: Sql, memberId: string): Promise<string> {
  const members = sql.selectFrom('member').select('username').where('id', '=', memberId);
  return (await members.executeTakeFirstOrThrow()).username;
}

/**
 * Adds a bet that has paid 500 pesos or more to the winners board, unless it has paid no more than its stake. Call it in the
 * transaction that settles the bet.
 */
export async function boardWin(
  sql: Sql,
  { memberId, nodeId, stakeCentavos, payoutCentavos }: SettledBet,
  now: number,
): Promise<void> {
  if (payoutCentavos < minBoardedWin || payoutCentavos <= stakeCentavos) return;
  const customerName = maskName(await nameOf(sql, memberId));
  await sql
    .insertInto('winner')
    .columns(['id', 'customer_name', 'game_name', 'node_id', 'amount', 'won_at'])
    .expression((from) =>
      from
        .selectFrom('game')
        .select((select) => [
          select.val(uuid()).as('id'),
          select.val(customerName).as('customer_name'),
          'name',
          'node_id',
          select.cast<number>(select.val(payoutCentavos), 'int8').as('amount'),
          select.cast<number>(select.val(now), 'int8').as('won_at'),
        ])
        .where('node_id', '=', nodeId),
    )
    .execute();
}
