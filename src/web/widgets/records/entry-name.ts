import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EntryCode } from '#protocol/vocabulary/entry-code.ts';
import type { EntryKind } from '#protocol/vocabulary/entry-kind.ts';
import { entryNames } from './entry-names.ts';

/** Names of the kinds that say more than the code of their entries. */
const kindNames: Readonly<Partial<Record<EntryKind, MessageDescriptor>>> = {
  opening: msg`Opening balance`,
  depositFee: msg`Deposit fee`,
  depositReversal: msg`Deposit taken back`,
  release: msg`Withdrawal returned`,
  void: msg`Bet cancelled`,
  bonusRelease: msg`Bonus paid out`,
  rewardReversal: msg`Reward taken back`,
  adjustment: msg`Corrected by us`,
};

const sent = msg`Transfer sent`;
const received = msg`Transfer received`;

const paid = msg`Paid in the points mall`;
const redeemed = msg`From the points mall`;

/** An entry of a record. `amount` in centavos, null when it is unknown. */
interface NamedEntry {
  readonly code: EntryCode | null;
  readonly kind: EntryKind | null;
  readonly amount: number | null;
}

/** The name of an entry by its kind, else by its code. Null for a gateway that sends neither. */
export function entryName({ code, kind, amount }: NamedEntry): MessageDescriptor | null {
  if (kind === 'transfer' && amount !== null) return amount < 0 ? sent : received;
  if (kind === 'redemption' && amount !== null) return amount < 0 ? paid : redeemed;
  const named = kind === null ? undefined : kindNames[kind];
  return named ?? (code === null ? null : entryNames[code]);
}
