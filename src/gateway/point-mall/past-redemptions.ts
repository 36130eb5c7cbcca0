import { v7 as uuid } from 'uuid';
import { creditPoints } from '../points/points.ts';
import type { VaultedStore } from '../store/encryption/vault.ts';
import type { Delivery } from './address-book.ts';
import { approve, reject } from './end-redemption.ts';
import { findItem, redeemItem } from './redeem-item.ts';

/** A redemption of the past, for the content of a new store. */
export interface PastRedemption {
  readonly item: string;
  readonly minutesAgo: number;
  readonly delivery: Delivery | null;
  readonly remark: string;
  /** Its end. Null: it is in process. */
  readonly end:
    | { readonly courier: string; readonly tracking: string }
    | { readonly reason: string }
    | null;
}

/** The past of a member in the points mall. */
interface MallPast {
  readonly memberId: string;
  readonly username: string;
  /** Points that the member begins with. */
  readonly points: number;
  /** Oldest first. */
  readonly redemptions: readonly PastRedemption[];
}

const minute = 60_000;

async function loadOne(
  store: VaultedStore,
  { memberId, username }: MallPast,
  { item: code, minutesAgo, delivery, remark, end }: PastRedemption,
  now: number,
): Promise<void> {
  const at = now - minutesAgo * minute;
  const { sql } = store;
  const item = await findItem(sql, code);
  const wanted = {
    memberId,
    key: uuid(),
    item: code,
    type: item.kind,
    quantity: 1,
    points: item.points,
    amount: item.amount,
    account: username,
    delivery: delivery ?? { address: '', phone: '' },
    remark,
    keepAddress: true,
  };
  const { id } = await redeemItem(store, wanted, at);
  const endedAt = at + Math.min(minutesAgo / 2, 24 * 60) * minute;
  if (end === null) return;
  if ('reason' in end) await reject(sql, id, end.reason, Math.round(endedAt));
  else await approve(sql, id, end, Math.round(endedAt));
}

/** Gives a member of a new store points, and the redemptions of the past. Call inside a transaction. */
export async function loadPastRedemptions(
  store: VaultedStore,
  past: MallPast,
  now: number,
): Promise<void> {
  const { memberId, points, redemptions } = past;
  const first = redemptions[0]?.minutesAgo ?? 0;
  const cause = { table: 'member', id: memberId } as const;
  const at = now - (first + 60) * minute;
  await creditPoints(store.sql, { memberId, points, key: `opening:${memberId}`, cause, at });
  for (const one of redemptions) await loadOne(store, past, one, now);
}
