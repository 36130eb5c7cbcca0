import type { Generated } from 'kysely';
import type { RequestOf } from '#protocol/call.ts';
import type { openExport } from '#protocol/calls/records/record-exports.ts';
import type { Language } from '#protocol/model/language.ts';
import type { Json, Words } from '../json-column.ts';

/** One-use tickets of downloads. */
export interface ExportTicketTable {
  ticket_hash: string;
  member_id: string;
  /** The request of `openExport`. */
  request: Json<RequestOf<typeof openExport>>;
  language: Language;
  /** Later rows are not exported. */
  as_of: number;
  rows: number;
  expires_at: number;
}

/** Levels of the club. */
interface RankTable {
  id: string;
  /** Place of the level, from 0 for the lowest. */
  sort: number;
  names: Words<string>;
  /** Turnover of one month that the level asks for, in centavos. */
  month_turnover: number;
  /** Turnover since joining that the level asks for, in centavos. */
  total_turnover: number;
  /** Cash that a member gets for reaching the level, in centavos. 0: none. */
  gift: Generated<number>;
  benefits: Json<readonly Record<Language, string>[]>;
}

/** The level of a member since a day. A member without a row has had the level of `member.rank_id` on all days. */
interface RankStepTable {
  member_id: string;
  /** Days since 1970-01-01 in +08:00. */
  since_day: number;
  rank_id: string;
}

/** Levels, and the levels of members. */
export interface RankTables {
  rank: RankTable;
  rank_step: RankStepTable;
}

/** Jobs that look at members whose daily sums have changed: levels, and stages of invitations. */
export type ChangedSumJob = 'ranks' | 'invitations';

/** Members whose daily sums have changed since a job looked at them. */
export interface ChangedSumTable {
  job: ChangedSumJob;
  member_id: string;
}
