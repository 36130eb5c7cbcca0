import type { Generated } from 'kysely';
import type { PlayLimitFrame, PlayLimitKind } from '#protocol/model/protection/play-limit.ts';

/** Limits of members. */
interface PlayLimitTable {
  member_id: string;
  kind: PlayLimitKind;
  frame: PlayLimitFrame;
  /** The limit that holds, in centavos. */
  amount: number;
  /** The higher limit that the member has asked for, in centavos. Null with a `confirm_from`: its removal. */
  wanted: Generated<number | null>;
  /** The time from which the member can confirm the change, epoch milliseconds. Null without a change. */
  confirm_from: Generated<number | null>;
}

/** Tables of player protection. */
export interface ProtectionTables {
  play_limit: PlayLimitTable;
}
