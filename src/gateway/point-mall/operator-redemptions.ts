import { toPesos } from '#protocol/model/money.ts';
import type { RedemptionState } from '#protocol/vocabulary/redemption.ts';
import { postPoints } from '../points/points.ts';
import type { Sql } from '../store/database.ts';
import type { VaultedStore } from '../store/encryption/vault.ts';
import { openDelivery } from './address-book.ts';

/** Rows of a list of the operator. */
const most = 100;

/** The redemptions in a state for the operator, with plain addresses: those in process oldest first, others newest first. */
export async function listRedemptions(store: VaultedStore, state: RedemptionState) {
  const rows = await store.sql
    .selectFrom('redemption')
    .selectAll()
    .where('state', '=', state)
    .orderBy('id', state === 'inProcess' ? 'asc' : 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    username: row.account,
    type: row.type,
    item: row.names.EN,
    quantity: row.quantity,
    points: row.points,
    amount: toPesos(row.amount),
    pays: toPesos(row.pays),
    delivery: row.delivery === null ? null : openDelivery(store, row.id, row.delivery),
    remark: row.remark,
    state: row.state,
    reason: row.reason,
    courier: row.courier,
    tracking: row.tracking,
    createdAt: row.created_at,
  }));
}

/** The items of the mall for the operator, those that are not offered too. Amounts in pesos. */
export async function listItems(sql: Sql) {
  const rows = await sql.selectFrom('point_item').selectAll().orderBy('sort').execute();
  return rows.map((row) => ({
    code: row.code,
    kind: row.kind,
    name: row.names.EN,
    points: row.points,
    amount: toPesos(row.amount),
    stock: row.stock,
    enabled: row.enabled,
  }));
}

/** A change of an item: its stock (null: without a limit), and if it is offered. */
interface ItemChange {
  readonly stock?: number | null | undefined;
  readonly enabled?: boolean | undefined;
}

/** Changes an item. False when there is none with the code. */
export async function changeItem(
  sql: Sql,
  code: string,
  { stock, enabled }: ItemChange,
): Promise<boolean> {
  const changed = await sql
    .updateTable('point_item')
    .set((of) => ({
      stock: stock === undefined ? of.ref('stock') : stock,
      enabled: enabled ?? of.ref('enabled'),
    }))
    .where('code', '=', code)
    .returning('code')
    .executeTakeFirst();
  return changed !== undefined;
}

/** A correction of a member's points by the operator. */
interface PointCorrection {
  readonly memberId: string;
  /** Makes the correction happen once. */
  readonly key: string;
  readonly points: number;
  readonly reason: string;
}

/** Corrects the points of a member and returns them. Null for a known key. Call inside a transaction. Refusal `insufficient_points`. */
export function correctPoints(
  sql: Sql,
  { memberId, key, points, reason }: PointCorrection,
  now: number,
): Promise<number | null> {
  return postPoints(sql, {
    key: `adjustment:${memberId}:${key}`,
    kind: 'adjustment',
    memberId,
    points,
    cause: { table: 'member', id: memberId },
    actor: 'operator',
    at: now,
    remark: reason,
  });
}
