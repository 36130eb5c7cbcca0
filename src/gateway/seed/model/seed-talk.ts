import type { Centavos } from '#protocol/model/money.ts';
import type { ChatRoom } from '#protocol/vocabulary/chat-room.ts';

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
