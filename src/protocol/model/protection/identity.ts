import { type InferOutput, object, pipe, transform } from 'valibot';
import { countOrNull } from '../readers/count.ts';
import { maybePesos } from '../money.ts';
import { wordOrNull } from '../readers/word.ts';
import { timeOrNull } from '../readers/time.ts';
import { text } from '../wire.ts';

/** The kinds of a document with a picture of its holder. */
export const documentKinds = [
  'nationalId',
  'passport',
  'drivingLicence',
  'residencePermit',
] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** Returns whether a picture of the back is needed. All that a passport says is on one page. */
export const hasBack = (kind: DocumentKind): boolean => kind !== 'passport';

/** The pictures of a check. `back` only for a document that has one. */
export const identityPictures = ['front', 'back', 'selfie'] as const;

export type IdentityPicture = (typeof identityPictures)[number];

/** A check is sent, then approved or refused. A member without one has the state `none`. */
export const identityStates = ['sent', 'approved', 'refused'] as const;

export type IdentityState = (typeof identityStates)[number];

/**
 * The time from which money waits for an approved identity. `beforeDeposit` includes withdrawals. `beforePlay` includes both, and
 * bets with money of any source: bonuses, rewards and transfers too.
 */
export const identityDues = ['never', 'beforePlay', 'beforeDeposit', 'beforeWithdrawal'] as const;

export type IdentityDue = (typeof identityDues)[number];

/** The most characters of the note that a member sends after a refusal. */
export const longestNote = 500;

/**
 * The identity of the member as the operator knows it, and the rule of the market.
 *
 * - `state`: of the last check; `none` before the first one, and null when it is unknown.
 * - `due`: null when it is unknown. In a market with `never`, nothing is asked and nothing is taken.
 * - `mostDeposits`: the sum of deposits that a member may make before the approval, in centavos. Null without such a limit.
 * - `document`: the kind of the document of the last check. `reason`: of its refusal, else empty.
 * - `keptYears`: the law keeps the check for these years after the account is closed; null when they are unknown.
 */
export const identity = pipe(
  object({
    state: wordOrNull(['none', ...identityStates]),
    due: wordOrNull(identityDues),
    maximumDeposits: maybePesos(),
    documentType: wordOrNull(documentKinds),
    refuseReason: text(300),
    sentDate: timeOrNull(),
    decidedDate: timeOrNull(),
    keptYears: countOrNull(),
  }),
  transform((wire) => ({
    state: wire.state,
    due: wire.due,
    mostDeposits: wire.maximumDeposits,
    document: wire.documentType,
    reason: wire.refuseReason,
    sentAt: wire.sentDate,
    decidedAt: wire.decidedDate,
    keptYears: wire.keptYears,
  })),
);

export type Identity = InferOutput<typeof identity>;
