import { sql as raw } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Centavos } from '#protocol/model/money.ts';
import { pesoText } from '../../ledger/ledger.ts';
import type { SettledBet } from '../../bets/bets.ts';
import { notify } from '../../notify/notify.ts';
import type { Sql } from '../../store/database.ts';

/** The lowest payout that goes to the winners board. */
const minBoardedWin: Centavos = 500_00;

/** Masks a username for the winners board: `juan` is `ju***n`. */
function maskName(name: string): string {
  return `${name.slice(0, name.length > 3 ? 2 : 1)}***${name.length > 3 ? name.slice(-1) : ''}`;
}

/** Names of members, by their ids. */
async function namesOf(sql: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const members = sql.selectFrom('member').select(['id', 'username']).where('id', 'in', ids);
  return new Map((await members.execute()).map(({ id, username }) => [id, username]));
}

/**
 * Adds the bets that have paid 500 pesos or more to the winners board, except those that have paid no more than their stake.
 * Call it in the transaction that settles the bets.
 */
export async function boardWins(sql: Sql, bets: readonly SettledBet[], now: number): Promise<void> {
  const wins = bets.filter(
    ({ stakeCentavos, payoutCentavos }) =>
      payoutCentavos >= minBoardedWin && payoutCentavos > stakeCentavos,
  );
  if (wins.length === 0) return;
  const names = await namesOf(sql, [...new Set(wins.map(({ memberId }) => memberId))]);
  const rows = wins.map(({ memberId, nodeId, payoutCentavos: amount }) => {
    const name = maskName(names.get(memberId) ?? '');
    return { id: uuid(), name, node: nodeId, amount };
  });
  await raw`
    insert into winner (id, customer_name, game_name, node_id, amount, won_at)
    select win.id, win.name, game.name, game.node_id, win.amount, ${now}::int8
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as win (id text, name text, node int4, amount int8)
    join game on game.node_id = win.node`.execute(sql);
}

/** Notifies members of their lottery tickets that have won: they were bought long before, and other games show their results themselves. */
async function notifyOfTickets(sql: Sql, bets: readonly SettledBet[], now: number): Promise<void> {
  for (const { memberId, draw, payoutCentavos, stakeCentavos } of bets) {
    if (!draw || payoutCentavos <= stakeCentavos) continue;
    const values = { draw, amount: pesoText(payoutCentavos) };
    await notify(sql, { memberId, kind: 'ticketWon', values, isInboxOnly: true }, now);
  }
}

/** Puts wins on the board and notifies members of tickets that have won. Call it in the transaction that settles the bets. */
export async function recordWins(
  sql: Sql,
  bets: readonly SettledBet[],
  now: number,
): Promise<void> {
  await boardWins(sql, bets, now);
  await notifyOfTickets(sql, bets, now);
}

/** A win that was taken back. */
interface TakenWin extends Pick<SettledBet, 'memberId' | 'nodeId' | 'payoutCentavos'> {
  readonly settledAt: number;
}

/** Takes a win off the board whose bet was cancelled. The win of a hand goes with each of its bets. Call in that transaction. */
export async function unboardWin(sql: Sql, win: TakenWin): Promise<void> {
  const name = (await namesOf(sql, [win.memberId])).get(win.memberId) ?? '';
  await sql
    .deleteFrom('winner')
    .where('won_at', '=', win.settledAt)
    .where('node_id', '=', win.nodeId)
    .where('customer_name', '=', maskName(name))
    .where('amount', '>=', Math.max(minBoardedWin, win.payoutCentavos))
    .execute();
}
