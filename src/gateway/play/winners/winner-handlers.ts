import * as calls from '#protocol/calls/winners.ts';
import { toPesos } from '#protocol/model/money.ts';
import { coverOf, isShownAt } from '../../catalogue/catalogue.ts';
import { handle } from '../../http/request-context.ts';
import { jackpotPool } from '../../bets/bets.ts';
import { jackpotTotal } from '../../ledger/ledger.ts';

export const getWinners = handle(calls.getWinners, async (_, { sql, now }) => {
  const rows = await sql
    .selectFrom('winner')
    .selectAll()
    .where('won_at', '<=', now)
    .where(isShownAt(now, 'winner.node_id'))
    .orderBy('won_at', 'desc')
    .limit(100)
    .execute();
  const list = rows
    .toSorted((a, b) => b.amount - a.amount)
    .map((row) => ({
      vo: {
        recordId: row.id,
        customerName: row.customer_name,
        gameName: row.game_name,
        winAmount: toPesos(row.amount),
        nodeId: row.node_id,
        iconUrl: row.node_id === null ? null : coverOf(row.node_id),
      },
    }));
  return { list };
});

export const getJackpot = handle(calls.getJackpot, async (_, { sql, now }) => ({
  amount: toPesos(jackpotPool(await jackpotTotal(sql))),
  time: now,
}));
