import type { Language } from '#contract/model/language.ts';
import { toPesos } from '#contract/model/money.ts';
import type { VaultedStore } from '../store/encryption/vault.ts';
import { openDelivery } from './address-book.ts';
import type { Redemption } from './find-redemption.ts';

/** A redemption in wire shape, as its member sees it. */
export function wireRedemption(
  store: Pick<VaultedStore, 'vault'>,
  row: Redemption,
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
    changedPoints: row.change,
    pointsBalance: row.balance,
    reason: row.reason,
    courier: row.courier,
    trackingNo: row.tracking,
  };
}
