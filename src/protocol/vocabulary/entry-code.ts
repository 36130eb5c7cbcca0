import { type InferOutput, picklist } from 'valibot';
import type { EntryKind } from './entry-kind.ts';

/** Codes of the account record on the wire (`codeTypes`), in the order of its filter. */
export const entryCodes = [
  'deposit',
  'withdraw',
  'betting',
  'winning',
  'dividend',
  'betting_rebate',
  'agent_rebate',
  'share_bonus',
  'daily_wage',
  'hour_wage',
  'referral_rebate',
  'other',
] as const;

/** A code of an entry of the account record. */
const entryCode = picklist(entryCodes);
export type EntryCode = InferOutput<typeof entryCode>;

/**
 * The codes of each kind of ledger entry. An entry that names none has the first. On the wire `dividend` is a
 * promotion, `share_bonus` is the dividend of an agent, and real-time salary is sent as `daily_wage`.
 */
export const codesOfKind = {
  opening: ['other'],
  deposit: ['deposit'],
  depositFee: ['deposit'],
  depositReversal: ['deposit'],
  bonusGrant: ['dividend'],
  bonusRelease: ['dividend'],
  bonusForfeit: ['dividend'],
  stake: ['betting'],
  settle: ['winning'],
  void: ['betting'],
  hold: ['withdraw'],
  release: ['withdraw'],
  payout: ['withdraw'],
  payoutFee: ['withdraw'],
  transfer: ['other'],
  rebate: ['betting_rebate', 'agent_rebate', 'referral_rebate'],
  reward: ['dividend'],
  rewardReversal: ['dividend', 'betting_rebate', 'referral_rebate'],
  salary: ['daily_wage', 'hour_wage'],
  dividend: ['share_bonus'],
  redemption: ['other'],
  adjustment: ['other'],
} as const satisfies Readonly<Record<EntryKind, readonly [EntryCode, ...EntryCode[]]>>;

/** The codes that entries of a kind can have. */
export type CodeOf<Kind extends EntryKind> = (typeof codesOfKind)[Kind][number];

/** The code of an entry that names none. */
export function codeOf(kind: EntryKind): EntryCode {
  return codesOfKind[kind][0];
}
