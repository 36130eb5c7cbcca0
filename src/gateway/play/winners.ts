import { v7 as uuid } from 'uuid';
import type { Centavos } from '#contract/model/money.ts';
import type { Sql } from '../store/database.ts';

/** The lowest payout that goes to the winners board. */
const minBoardedWin: Centavos = 500_00;

/** Masks a username for the winners board: `juan` is `ju***n`. */
function maskName(name: string): string {
  return `${name.slice(0, name.length > 3 ? 2 : 1)}***${name.length > 3 ? name.slice(-1) : ''}`;
}

interface Win {
  readonly username: string;
  readonly nodeId: number;
  readonly payoutCentavos: Centavos;
}

/** Adds a payout of 500 pesos or more to the winners board. */
export async function boardWin(
  sql: Sql,
  { username, nodeId, payoutCentavos }: Win,
  now: number,
): Promise<void> {
  if (payoutCentavos < minBoardedWin) return;
  await sql
    .insertInto('winner')
    .columns(['id', 'customer_name', 'game_name', 'node_id', 'amount', 'won_at'])
    .expression((from) =>
      from
        .selectFrom('game')
        .select((select) => [
          select.val(uuid()).as('id'),
          select.val(maskName(username)).as('customer_name'),
          'name',
          'node_id',
          select.cast<number>(select.val(payoutCentavos), 'int8').as('amount'),
          select.cast<number>(select.val(now), 'int8').as('won_at'),
        ])
        .where('node_id', '=', nodeId),
    )
    .execute();
}
