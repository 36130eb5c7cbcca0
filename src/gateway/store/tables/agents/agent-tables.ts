import type { Generated } from 'kysely';
import type { DownlineType } from '#contract/model/agents/agent-member.ts';
import type { AgentAction } from '#contract/vocabulary/agent-action.ts';

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

/** The tables of the teams of agents. */
export interface AgentTables {
  affiliate_link: AffiliateLinkTable;
  agent_step: AgentStepTable;
}
