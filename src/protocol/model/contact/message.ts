import {
  fallback,
  type InferOutput,
  nullish,
  object,
  optional,
  parseJson,
  pipe,
  string,
  transform,
} from 'valibot';
import { letterRecipients, messageSenders } from '../../vocabulary/message.ts';
import type { RewardState } from '../../vocabulary/reward-state.ts';
import { maybePesos } from '../money.ts';
import { amountOf, kindOf, rewardTypes, typeOf } from '../rewards/reward.ts';
import { count, countOrNull } from '../readers/count.ts';
import { wordOrOther } from '../readers/maybe-word.ts';
import { part } from '../readers/part.ts';
import { time, timeOrNull } from '../readers/time.ts';
import { flag, identifier, list, text, textOrNull } from '../wire.ts';

/** Most messages on a page. As many are kept for reading offline. */
export const messagesPerPage = 50;
/** Longest title and content of a letter, in characters as people count them. */
export const longestLetterTitle = 80;
export const longestLetter = 1_000;

/** The facts of an attached reward, which the wire sends as JSON text. */
const metadata = pipe(
  string(),
  parseJson(),
  object({
    claimId: identifier(),
    title: text(200),
    rewardType: nullish(wordOrOther(rewardTypes), null),
    bonus: maybePesos(),
    point: countOrNull(),
    endDate: timeOrNull(),
  }),
);

type Metadata = InferOutput<typeof metadata>;

/** A reward that cannot be claimed any more is expired here, whatever the reason. */
const states: Readonly<Record<string, Exclude<RewardState, 'cancelled'>>> = {
  CLAIMABLE: 'offered',
  CLAIMED: 'claimed',
  EXPIRED: 'expired',
};

function rewardOf(facts: Metadata | null, status: string) {
  const state = states[status.toUpperCase()];
  if (facts === null || state === undefined) return null;
  const { claimId: id, title, endDate: expiresAt } = facts;
  const type = facts.rewardType ?? typeOf(facts);
  return { id, title, kind: kindOf[type], amount: amountOf(type, facts), state, expiresAt };
}

/**
 * A message in the inbox. `content` is untrusted HTML: pages show it only through the sanitiser. `name` and `account` are those
 * of the member who wrote it, empty and null for the platform; `account` and `memberId` are known of downlines only. `reward` is attached:
 * its amount counts centavos or whole points, and is null when it is unknown. Times in epoch milliseconds.
 */
export const message = pipe(
  object({
    id: identifier(),
    sender: wordOrOther(messageSenders),
    senderName: text(100),
    senderId: textOrNull(60),
    senderAccount: textOrNull(100),
    title: text(300),
    content: text(20_000),
    read: flag(),
    sendTime: timeOrNull(),
    /** The name of the time of sending at gateways of other makes. */
    time: optional(time(), 0),
    metadata: fallback(nullish(metadata, null), null),
    status: text(20),
  }),
  transform(
    ({
      senderName,
      senderId,
      senderAccount,
      read,
      sendTime,
      time: sentAt,
      metadata: facts,
      status,
      ...rest
    }) => ({
      ...rest,
      name: senderName,
      memberId: senderId,
      account: senderAccount,
      isRead: read,
      at: sendTime ?? sentAt,
      reward: rewardOf(facts, status),
    }),
  ),
);

/** A message that the member has sent. `name` is the name of its one recipient, empty for all downlines; `count` is their number. */
export const letter = pipe(
  object({
    id: identifier(),
    recipient: wordOrOther(letterRecipients),
    recipientName: text(100),
    recipientCount: count(),
    title: text(300),
    content: text(20_000),
    sendTime: time(),
  }),
  transform(({ recipientName, recipientCount, sendTime, ...rest }) => ({
    ...rest,
    name: recipientName,
    count: recipientCount,
    at: sendTime,
  })),
);

/** A letter after it was sent. A gateway may only confirm it: then all of it is unknown, and its id is empty. */
export const sentLetter = pipe(
  part(letter, { id: 'unknown' }),
  transform((sent) => (sent.recipient === 'other' ? { ...sent, id: '' } : sent)),
);

/** A gateway that sends no id takes letters by account. */
const downline = object({ id: textOrNull(60), account: text(100), nickname: text(100) });

/**
 * The recipients of a member. `upline` is null without one. `downlines` are the direct ones that fit the search, `count` is the
 * number of all of them. `left` of `most` letters can be written today (+08:00).
 */
export const recipients = pipe(
  object({
    upline: fallback(nullish(object({ nickname: text(100) }), null), null),
    downlines: list(downline, 50),
    downlineCount: count(),
    dailyLimit: count(),
    dailyRemaining: count(),
  }),
  transform(({ upline, downlines, downlineCount, dailyLimit, dailyRemaining }) => ({
    upline: upline && { name: upline.nickname },
    downlines: downlines.map(({ nickname, ...rest }) => ({ ...rest, name: nickname })),
    count: downlineCount,
    most: dailyLimit,
    left: dailyRemaining,
  })),
);

export type Message = InferOutput<typeof message>;
export type Letter = InferOutput<typeof letter>;
export type Recipients = InferOutput<typeof recipients>;
