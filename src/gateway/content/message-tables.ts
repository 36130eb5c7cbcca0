import type { Words } from '../store/json-column.ts';

/** Who writes to a member: the platform, or somebody above or below. */
export type Sender = 'merchant' | 'upline' | 'member_downline' | 'agent_downline' | 'all_downline';

export interface MessageTable {
  id: string;
  member_id: string;
  sender: Sender;
  titles: Words<string>;
  contents: Words<string>;
  sent_at: number;
  /** null: not read yet. */
  read_at: number | null;
}
