import type { Generated } from 'kysely';
import type { DownlineType } from '#protocol/model/agents/agent-member.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { AgentAction } from '#protocol/vocabulary/agent-action.ts';
import type { EntryCode } from '#protocol/vocabulary/entry-code.ts';

/** Links by which strangers register below an agent. */
interface AffiliateLinkTable {
  id: string;
  agent_id: string;
  /** Invitation code. It begins with a digit, unlike codes of members. */
  code: string;
  name: string;
  /** Type of the accounts that register by it. */
  type: DownlineType;
  /** Hundredths of a percent. */
  rebate_rate: number;
  visits: Generated<number>;
  registrations: Generated<number>;
  created_at: number;
  deleted_at: Generated<number | null>;
}

/** Changes by agents: who, what, when. Rows never change. */
interface AgentStepTable {
  id: string;
  agent_id: string;
  /** The member that the change concerns. Null for a link. */
  member_id: string | null;
  action: AgentAction;
  /** Name of a link. */
  words: Generated<string>;
  /** A rebate in hundredths of a percent, or an amount in centavos. */
  from_value: number | null;
  to_value: number | null;
  at: number;
}

/** Rebates of members by day. A member without a step has had the rebate of today on all days. */
interface AgentRateStepTable {
  member_id: string;
  /** The first day with the rate, in days since 1970-01-01 in +08:00. */
  since_day: number;
  /** Hundredths of a percent. */
  rate: number;
}

/** Days whose bets earn rebates of agents. */
interface AgentRebateDayTable {
  /** Days since 1970-01-01 in +08:00. */
  day: number;
  /** Rebate of agents without an upline on this day, in hundredths of a percent. */
  top_rate: number;
  /** Null until its rebates are known. */
  closed_at: Generated<number | null>;
}

/** The rebate of an agent for the bets of the team in a category on a day. Amounts in centavos. */
interface AgentRebateTable {
  agent_id: string;
  day: number;
  category: GameType;
  /** Turnover of the members for whom the agent gets something. */
  exposure: number;
  amount: number;
  paid_at: Generated<number | null>;
}

/** The tables of the teams of agents. */
export interface AgentTables {
  affiliate_link: AffiliateLinkTable;
  agent_step: AgentStepTable;
  agent_rate_step: AgentRateStepTable;
  agent_rebate_day: AgentRebateDayTable;
  agent_rebate: AgentRebateTable;
}

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
