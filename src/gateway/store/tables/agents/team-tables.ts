import type { Generated } from 'kysely';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { EntryCode } from '#protocol/vocabulary/entry-code.ts';

/** Sums of `daily_sum` over the members below an agent. The agent's own entries are not in them. */
interface TeamSumTable {
  agent_id: string;
  /** Days since 1970-01-01 in +08:00. */
  day: number;
  /** Empty for entries that belong to no game. */
  category: GameType | '';
  code: EntryCode;
  amount: number;
  turnover: number;
  entries: number;
  /** Growth of the stakes of open bets. */
  open_stakes: Generated<number>;
}

/** The days on which a member has turnover. */
interface ActiveDayTable {
  member_id: string;
  day: number;
}

/** Number of members below an agent with turnover on a day. */
interface TeamDayTable {
  agent_id: string;
  day: number;
  active: number;
}

/** The tables of the sums of teams. */
export interface TeamSumTables {
  team_sum: TeamSumTable;
  active_day: ActiveDayTable;
  team_day: TeamDayTable;
}
