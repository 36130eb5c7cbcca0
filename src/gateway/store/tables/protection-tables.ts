import type { Generated } from 'kysely';
import type { DocumentKind, IdentityState } from '#protocol/model/protection/identity.ts';
import type { ExclusionKind } from '#protocol/model/protection/exclusion.ts';
import type { PlayLimitFrame, PlayLimitKind } from '#protocol/model/protection/play-limit.ts';
import type { Json } from '../json-column.ts';

/** Limits of members. */
interface PlayLimitTable {
  member_id: string;
  kind: PlayLimitKind;
  frame: PlayLimitFrame;
  /** The limit that holds, in centavos. Of the kind `time`: in hundredths of a minute. */
  amount: number;
  /** It holds for the last 24 hours, 7 or 30 days, not for a day, week or month of the calendar. */
  rolling: Generated<boolean>;
  /** The higher limit that the member has asked for, in the same unit. Null with a `confirm_from`: its removal. */
  wanted: Generated<number | null>;
  /** The time from which the member can confirm the change, epoch milliseconds. Null without a change. */
  confirm_from: Generated<number | null>;
}

/** Exclusions of members, also those that are over. */
interface ExclusionTable {
  id: Generated<string>;
  member_id: string;
  kind: ExclusionKind;
  begins_at: number;
  /** The end that the member has chosen, epoch milliseconds. Null: for good. */
  ends_at: number | null;
  /**
   * The time from which the member may sign in again: the end of a time-out, or the end of the wait after an asked return. Null:
   * the exclusion holds.
   */
  free_at: number | null;
  reason: string | null;
  /** The operator who has closed the account. Null for each other exclusion. */
  operator: Generated<string | null>;
  /** The reason of this operator. */
  operator_reason: Generated<string | null>;
}

/** Suspensions of members, also those that were lifted. One of the upline and one of the operator can hold at once. */
interface SuspensionTable {
  id: Generated<string>;
  member_id: string;
  suspended_by: 'upline' | 'operator';
  /** The name of the operator. Null for the upline. */
  operator: Generated<string | null>;
  /** Empty for the upline. */
  reason: Generated<string>;
  begins_at: number;
  /** Null while it holds. */
  lifted_at: Generated<number | null>;
  lifted_by: Generated<'upline' | 'operator' | null>;
  lifting_operator: Generated<string | null>;
  lifting_reason: Generated<string>;
}

/** The time at which each member began to play. The times are null for a member who has chosen an interval before the first launch. */
interface PlaySessionTable {
  member_id: string;
  /** The launch that began the session of play, epoch milliseconds. */
  began_at: Generated<number | null>;
  /** The last launch. */
  launched_at: Generated<number | null>;
  /** The last answer to a reality check, or the begin of the session. */
  checked_at: Generated<number | null>;
  /** The minutes between reality checks that the member has chosen. */
  check_minutes: Generated<number | null>;
  /** The hash of the game session of the newest slot, in a market that lets a member play one at a time. */
  slot_session: Generated<string | null>;
}

/** Checks of the identity of members. A member has one that is not refused at most. */
interface IdentityCheckTable {
  id: string;
  member_id: string;
  state: IdentityState;
  document: DocumentKind;
  /** Ids of uploads. Null for a picture that the document has not got, and when it is deleted. */
  front: string | null;
  back: string | null;
  selfie: string | null;
  /** Words of the member after a refusal. */
  note: string;
  /** Of a refusal. The member reads it. */
  reason: string | null;
  /** Epoch milliseconds. */
  sent_at: number;
  decided_at: number | null;
  /** The operator who has decided. */
  decided_by: string | null;
  /** The time at which an approval was taken back, epoch milliseconds. The pictures stay then. Null without that. */
  asked_again_at: Generated<number | null>;
}

/** The stages in which the data of a closed account is deleted: `person` follows when the law keeps it no longer. */
export type ErasureStage = 'belongings' | 'person';

/** Data of closed accounts that was deleted. */
interface ErasureTable {
  member_id: string;
  stage: ErasureStage;
  /** Epoch milliseconds. */
  at: number;
}

/** Signs of harm in the play of a member. */
export const harmKinds = [
  'chasing',
  'raisedStakes',
  'nightPlay',
  'failedDeposits',
  'cancelledWithdrawals',
  'raisedLimits',
  'reachedLimits',
] as const;

export type HarmKind = (typeof harmKinds)[number];

/** Signs of harm that were found. A member has one of a kind and day at most. */
interface HarmMarkerTable {
  id: string;
  member_id: string;
  kind: HarmKind;
  /** Days since 1970-01-01 in +08:00. */
  day: number;
  at: number;
  /** The number that the rule counts. */
  count: number;
  /** Deposits, withdrawals or the highest stake, in centavos. */
  amount: number | null;
  /** The net loss of the day, in centavos. */
  loss: number | null;
  /** The rule of the market as it was then. */
  rule: Json<Readonly<Record<string, number>>>;
  /** The time of the message to the member. Null: the last one about the kind was too near. */
  notified_at: number | null;
}

/** The time up to which markers are found: one row. */
interface HarmScanTable {
  id: number;
  /** Nothing before it counts. */
  begun_at: number;
  until: number;
}

/** Persons of the imported register of excluded persons: marks of the values that are compared, and nothing else. */
export interface ExcludedPersonTable {
  id: string;
  /** Of the name with the birthday. */
  name_mark: string | null;
  mobile_mark: string | null;
  email_mark: string | null;
  document_mark: string | null;
}

/** Imports of a register of excluded persons. The last one replaces all before it. */
interface RegisterImportTable {
  /** The key of the form, which makes an import happen once. */
  key: string;
  /** Epoch milliseconds. */
  at: number;
  /** The operator. */
  imported_by: string;
  /** Persons of the list. */
  people: number;
  /** Members whom the import has excluded. */
  excluded: number;
}

/** The last clean answers of a register that is asked about members. */
interface RegisterAnswerTable {
  member_id: string;
  /** The mark of the person that was asked about. */
  person_mark: string;
  /** Epoch milliseconds. */
  clear_at: number;
}

/** Tables of player protection. */
export interface ProtectionTables {
  play_limit: PlayLimitTable;
  exclusion: ExclusionTable;
  suspension: SuspensionTable;
  erasure: ErasureTable;
  identity_check: IdentityCheckTable;
  play_session: PlaySessionTable;
  harm_marker: HarmMarkerTable;
  harm_scan: HarmScanTable;
  excluded_person: ExcludedPersonTable;
  register_import: RegisterImportTable;
  register_answer: RegisterAnswerTable;
}
