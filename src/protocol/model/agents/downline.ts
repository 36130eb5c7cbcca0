import { type InferOutput, object, pipe, transform } from 'valibot';
import { accountType } from '../member.ts';
import { count, countOrNull } from '../readers/count.ts';
import { wordOrOther } from '../readers/maybe-word.ts';
import { time, timeOrNull } from '../readers/time.ts';
import { pesosOrNull } from '../readers/unknown-money.ts';
import { wordOrNull } from '../readers/word.ts';
import { flag, identifier, text } from '../wire.ts';
import { downlineStates, suspenders } from './agent-member.ts';

/**
 * A member of the team of an agent. The account is masked where it is a mobile number. `depth` is 1 for a direct downline.
 * The rebate is in hundredths of a percent, the balance in centavos. Null: unknown.
 */
export const downline = pipe(
  object({
    id: identifier(),
    account: text(100),
    nickname: text(300),
    customerType: accountType,
    tier: countOrNull(),
    status: wordOrOther(downlineStates),
    /** Null for one who is not suspended, and when it is unknown. */
    suspendedBy: wordOrNull(suspenders),
    rebateRate: countOrNull(),
    balance: pesosOrNull(),
    lastSeenDate: timeOrNull(),
    regDate: time(),
    downlineCount: count(),
    /** The agent may change the account: it is a direct downline. */
    own: flag(),
  }),
  transform((wire) => ({
    id: wire.id,
    account: wire.account,
    nickname: wire.nickname,
    type: wire.customerType,
    depth: wire.tier,
    state: wire.status,
    suspendedBy: wire.suspendedBy,
    rebate: wire.rebateRate,
    balance: wire.balance,
    seenAt: wire.lastSeenDate,
    registeredAt: wire.regDate,
    downlines: wire.downlineCount,
    isOwn: wire.own,
  })),
);

export type Downline = InferOutput<typeof downline>;

/** A step of the way from the agent down to the members that are shown. */
export const crumb = object({ id: identifier(), account: text(100) });

export type Crumb = InferOutput<typeof crumb>;
