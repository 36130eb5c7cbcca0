import { type RawBuilder, sql as raw } from 'kysely';
import type { Centavos } from '#protocol/model/money.ts';
import type { Sql } from '../store/database.ts';

/** An expression for the turnover of a member since the account was opened, bets that wait for the daily sums included. */
export function turnoverOf(memberId: string): RawBuilder<Centavos> {
  return raw`(
    coalesce((select sum(turnover) from daily_sum where member_id = ${memberId}::uuid), 0)
    + coalesce((
      select sum(entry.turnover) from ledger_unsummed as waiting
      join ledger_entry as entry on entry.id = waiting.entry_id
      where waiting.member_id = ${memberId}::uuid and entry.member_id = waiting.member_id
    ), 0)
  )::int8`;
}

/** The turnover of a member since the account was opened, in centavos. */
export async function ownTurnover(sql: Sql, memberId: string): Promise<Centavos> {
  const { rows } = await raw<{ turnover: Centavos }>`
    select ${turnoverOf(memberId)} as turnover`.execute(sql);
  return rows[0]?.turnover ?? 0;
}
