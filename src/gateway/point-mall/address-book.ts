import { v7 as uuid } from 'uuid';
import { object, parse, string } from 'valibot';
import type { VaultedStore } from '../store/encryption/vault.ts';

/** The address that an item is sent to. */
export interface Delivery {
  readonly address: string;
  readonly phone: string;
}

const delivery = object({ address: string(), phone: string() });

/** Addresses that a member can keep. The one that was used longest ago is dropped. */
const most = 10;

/** Reads the encrypted place that the item of a row is sent to. `owner` is the id of the row. */
export function openDelivery(
  { vault }: Pick<VaultedStore, 'vault'>,
  owner: string,
  sealed: string,
): Delivery {
  return parse(delivery, JSON.parse(vault.decrypt('delivery', owner, sealed)));
}

/** Encrypts the place that the item of a row is sent to. */
export function sealDelivery(
  { vault }: Pick<VaultedStore, 'vault'>,
  owner: string,
  { address, phone }: Delivery,
): string {
  return vault.encrypt('delivery', owner, JSON.stringify({ address, phone }));
}

/** The addresses of a member, the one used last first. */
export async function addressesOf(store: VaultedStore, memberId: string) {
  const rows = await store.sql
    .selectFrom('point_address')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ id: row.id, ...openDelivery(store, row.id, row.delivery) }));
}

/** Keeps an address, or notes that a known one was used. Call inside a transaction that holds the member. */
export async function keepAddress(
  store: VaultedStore,
  memberId: string,
  used: Delivery,
  now: number,
): Promise<void> {
  const { sql } = store;
  const known = await addressesOf(store, memberId);
  const same = known.find(({ address, phone }) => address === used.address && phone === used.phone);
  const dropped = [...(same ? [same] : []), ...(same ? [] : known.slice(most - 1))];
  if (dropped.length > 0) {
    const ids = dropped.map(({ id }) => id);
    await sql.deleteFrom('point_address').where('id', 'in', ids).execute();
  }
  const id = uuid();
  const row = { id, member_id: memberId, delivery: sealDelivery(store, id, used), used_at: now };
  await sql.insertInto('point_address').values(row).execute();
}

/** Removes an address of a member. Does nothing for an unknown one. */
export async function removeAddress(
  { sql }: Pick<VaultedStore, 'sql'>,
  memberId: string,
  id: string,
): Promise<void> {
  await sql
    .deleteFrom('point_address')
    .where('member_id', '=', memberId)
    .where((of) => of(of.cast('id', 'text'), '=', id))
    .execute();
}
