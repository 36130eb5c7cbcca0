import type { Generated } from 'kysely';
import type { DataCopyState } from '#protocol/vocabulary/data-copy-state.ts';

/** Changes that are kept as evidence. Rows are never changed or deleted. */
interface AuditEventTable {
  id: string;
  at: number;
  /** Null when the change concerns no single member. Not a foreign key: the row outlives the member. */
  member_id: string | null;
  actor: 'member' | 'operator' | 'job' | 'agent';
  kind: string;
  /** JSON text as it was hashed. */
  facts: string;
}

/** Changes that the chain does not contain yet. */
interface AuditWaitingTable {
  event_id: string;
}

/** The chain: the order of the changes, each with the hash of its row and of the link before. Rows are never changed or deleted. */
interface AuditLinkTable {
  seq: number;
  /** Null for the first link, which has no change. */
  event_id: string | null;
  hash: string;
}

/** The copy of their data that a member has asked for. */
interface DataCopyTable {
  id: string;
  member_id: string;
  state: DataCopyState;
  asked_at: number;
  sections_done: Generated<number>;
  sections: number;
  /** A gateway writes it until then. */
  taken_until: number | null;
  expires_at: number;
}

/** Rows of a section of a copy: JSON, compressed by gzip. */
interface DataCopyPartTable {
  copy_id: string;
  section: number;
  part: number;
  rows: number;
  content: Uint8Array;
}

/** Tickets that download a copy once. */
interface DataCopyTicketTable {
  ticket_hash: string;
  copy_id: string;
  /** The session that it was given to. The ticket ends with it. */
  session_hash: string;
  expires_at: number;
}

/** Tables of the audit and of the data that a member may have a copy of. */
export interface PlayerDataTables {
  audit_event: AuditEventTable;
  audit_waiting: AuditWaitingTable;
  audit_link: AuditLinkTable;
  data_copy: DataCopyTable;
  data_copy_part: DataCopyPartTable;
  data_copy_ticket: DataCopyTicketTable;
}
