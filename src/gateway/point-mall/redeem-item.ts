import type { Selectable } from 'kysely';
import { plainMobile } from '#protocol/mobile-number.ts';
import type { Centavos } from '#protocol/model/money.ts';
import type { PointItemKind } from '#protocol/vocabulary/point-item-kind.ts';
import { requireFree } from '../exclusions/exclusions.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import type { VaultedStore } from '../store/encryption/vault.ts';
import { addRedemption } from './add-redemption.ts';
import { type Delivery, keepAddress, sealDelivery } from './address-book.ts';
import { type AskedRedemption, findByKey, lockMember, type Redemption } from './find-redemption.ts';
import type { PointItemTable } from '../store/tables/mall-tables.ts';

/** An item that a member wants, with the price that the member has confirmed. */
export interface WantedItem extends AskedRedemption {
  readonly item: string;
  readonly type: PointItemKind;
  readonly amount: Centavos;
  /** Username of the account that pays. */
  readonly account: string;
  readonly delivery: Delivery;
  readonly remark: string;
  /** Keeps the receiving address in the address book. */
  readonly keepAddress: boolean;
}

export type PointItem = Selectable<PointItemTable>;

/** A plain mobile number with seven digits or more. */
const phoneNumber = /^\+?\d{7,15}$/;

/** An item that is offered. Refusal `redemption_incorrect` for any other. */
export async function findItem(sql: Sql, code: string): Promise<PointItem> {
  const item = await sql
    .selectFrom('point_item')
    .selectAll()
    .where('code', '=', code)
    .where('enabled', '=', true)
    .executeTakeFirst();
  if (!item) throw new Refusal(200, 'redemption_incorrect');
  return item;
}

/**
 * Checks what a member has entered. Refusals `redemption_incomplete` for a missing address or number of an item that is sent,
 * and `redemption_incorrect` for an invalid number, or another type, quantity or price than the item has.
 */
export function checkWanted(item: PointItem, wanted: WantedItem): void {
  const { type, quantity, points, amount, delivery } = wanted;
  if (item.is_sent && (delivery.address === '' || delivery.phone === '')) {
    throw new Refusal(200, 'redemption_incomplete');
  }
  const isRight =
    type === item.kind &&
    quantity <= item.most &&
    points === item.points * quantity &&
    amount === item.amount * quantity &&
    (!item.is_sent || phoneNumber.test(plainMobile(delivery.phone)));
  if (!isRight) throw new Refusal(200, 'redemption_incorrect');
}

/** Takes pieces from the stock. Of two members who want the last one, the second waits for the first and finds none. */
async function takeStock(sql: Sql, { code, stock }: PointItem, quantity: number): Promise<void> {
  if (stock === null) return;
  const taken = await sql
    .updateTable('point_item')
    .set((of) => ({ stock: of('stock', '-', quantity) }))
    .where('code', '=', code)
    .where('stock', '>=', quantity)
    .returning('code')
    .executeTakeFirst();
  if (!taken) throw new Refusal(200, 'item_sold_out');
}

/**
 * Redeems an item: takes it from the stock, its points and its money. Chips are paid at once; other items wait for the
 * operator. Call inside a transaction, after the withdrawal password was checked. A known key redeems nothing. Refusals as
 * of `checkWanted` and `requireFree`, `item_sold_out`, `insufficient_points`, `insufficient_balance`, `key_reused`.
 */
export async function redeemItem(
  store: VaultedStore,
  wanted: WantedItem,
  now: number,
): Promise<Redemption> {
  const { sql } = store;
  const { memberId, quantity, delivery } = wanted;
  await lockMember(sql, memberId);
  const known = await findByKey(sql, wanted);
  if (known) return known;
  await requireFree(sql, memberId, now);
  const item = await findItem(sql, wanted.item);
  checkWanted(item, wanted);
  await takeStock(sql, item, quantity);
  const added = await addRedemption(
    sql,
    {
      ...wanted,
      type: item.kind,
      names: item.names,
      pays: item.pays * quantity,
      state: item.kind === 'chips' ? 'approved' : 'inProcess',
      sealDelivery: (id) => (item.is_sent ? sealDelivery(store, id, delivery) : null),
    },
    now,
  );
  if (item.is_sent && wanted.keepAddress) await keepAddress(store, memberId, delivery, now);
  return added;
}
