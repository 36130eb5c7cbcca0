import type { Centavos } from '#protocol/model/money.ts';
import type { ChatRoom } from '#protocol/vocabulary/chat-room.ts';
import type { FeedbackState, FeedbackType } from '#protocol/vocabulary/feedback.ts';

/** A message of the seed in a room that is open to all. */
interface SeedTalkMessage {
  readonly username: string;
  readonly minutesAgo: number;
  /** Empty for a win. */
  readonly text: string;
  /** Place of the message that it answers in the list, from 0. */
  readonly replyTo: number | null;
  readonly win: {
    readonly game: string;
    readonly nodeId: number;
    readonly stake: Centavos;
    readonly payout: Centavos;
  } | null;
}

/** The messages of a room, oldest first. */
export interface SeedTalk {
  readonly room: Exclude<ChatRoom, 'team' | 'support'>;
  readonly messages: readonly SeedTalkMessage[];
}

/** Feedback of an account of the seed. Days count back from the time of loading. */
export interface SeedFeedback {
  /** Reference number: ten letters and digits. */
  readonly number: string;
  readonly username: string;
  readonly type: FeedbackType;
  readonly content: string;
  readonly remark: string;
  readonly state: FeedbackState;
  readonly daysAgo: number;
  /** Null while it is not closed. */
  readonly closedDaysAgo: number | null;
  readonly answers: readonly { readonly content: string; readonly daysAgo: number }[];
}
