import { dayOf } from '#protocol/model/market-day.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Sql } from '../../store/database.ts';
import { isInTeam } from '../team/team.ts';

/** Days from `from` to before `to`, since 1970-01-01 in +08:00. */
export interface ReportDays {
  readonly from: number;
  readonly to: number;
}

/** The days of a period of a request, in epoch milliseconds. */
export function daysOf({ from, to }: { readonly from: number; readonly to: number }): ReportDays {
  return { from: dayOf(from), to: dayOf(to - 1) + 1 };
}

/** The member whose team a report is about: the agent, or a member of the team. Refusal `not_found` for anybody else. */
export async function scopeOf(
  sql: Sql,
  agentId: string,
  parent: string | undefined,
): Promise<string> {
  if (parent === undefined || parent === agentId) return agentId;
  if (!(await isInTeam(sql, agentId, parent))) throw new Refusal(200, 'not_found');
  return parent;
}
