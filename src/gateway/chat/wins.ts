import type { Sql } from '../store/database.ts';
import { ChatRefusal } from './chat-refusal.ts';
import type { SharedWin } from '../store/tables/chat-tables.ts';

const mostListed = 10;

function selectWins(sql: Sql, memberId: string) {
  return sql
    .selectFrom('round')
    .innerJoin('game', 'game.node_id', 'round.node_id')
    .select(['round.id as roundId', 'game.name as game', 'game.node_id as nodeId'])
    .select(['stake', 'payout'])
    .where('member_id', '=', memberId)
    .where('settled_at', 'is not', null)
    .where('status', '=', 1)
    .whereRef('payout', '>', 'stake');
}

/** The last wins of a member, newest first. */
export function lastWins(sql: Sql, memberId: string): Promise<SharedWin[]> {
  return selectWins(sql, memberId).orderBy('settled_at', 'desc').limit(mostListed).execute();
}

/** A win of a member. Refusal `not_found` when the round is no win of theirs. */
export async function findWin(sql: Sql, memberId: string, roundId: string): Promise<SharedWin> {
  const win = await selectWins(sql, memberId).where('round.id', '=', roundId).executeTakeFirst();
  if (!win) throw new ChatRefusal('not_found');
  return win;
}
