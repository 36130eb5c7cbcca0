import type { Language } from '#protocol/model/language.ts';
import { toPesos } from '#protocol/model/money.ts';
import type { VaultedStore } from '../store/encryption/vault.ts';
import { openDelivery } from './address-book.ts';
import type { Redemption } from './find-redemption.ts';
import { pointsOfRedemptions, type RedemptionPoints } from './redemption-points.ts';

function wireOf(
  store: Pick<VaultedStore, 'vault'>,
  row: Redemption,
  { taken, returned }: RedemptionPoints,
  language: Language,
) {
  const delivery = row.delivery === null ? null : openDelivery(store, row.id, row.delivery);
  return {
    redeemId: row.id,
    redeemType: row.type,
    itemName: row.names[language],
    quantity: row.quantity,
    pointsRequired: row.points,
    amountRequired: toPesos(row.amount),
    payAmount: toPesos(row.pays),
    paidAccount: row.account,
    receivingAddress: delivery?.address ?? null,
    phone: delivery?.phone ?? null,
    remark: row.remark,
    status: row.state,
    time: row.created_at,
    updateTime: row.changed_at,
    changedPoints: -row.points,
    pointsBalance: taken ?? row.balance,
    returnedPoints: returned === null ? 0 : row.points,
    returnedBalance: returned ?? 0,
    reason: row.reason,
    courier: row.courier,
    trackingNo: row.tracking,
  };
}

/** Redemptions of a member in wire shape, as the member sees them. */
export async function wireRedemptions(
  store: VaultedStore,
  memberId: string,
  rows: readonly Redemption[],
  language: Language,
) {
  const ids = rows.map(({ id }) => id);
  const pointsOf = await pointsOfRedemptions(store.sql, memberId, ids);
  return rows.map((row) => wireOf(store, row, pointsOf(row.id), language));
}

/** One redemption in wire shape, as its member sees it. */
export async function wireRedemption(store: VaultedStore, row: Redemption, language: Language) {
  const pointsOf = await pointsOfRedemptions(store.sql, row.member_id, [row.id]);
  return wireOf(store, row, pointsOf(row.id), language);
}
