import type { Selectable } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import type { RedemptionTable } from '../store/tables/mall-tables.ts';

export type Redemption = Selectable<RedemptionTable>;

/** A redemption that a member asks for, as far as its key stands for it. */
export interface AskedRedemption {
  readonly memberId: string;
  readonly key: string;
  /** Null for points that are converted to money. */
  readonly item: string | null;
  readonly quantity: number;
  readonly points: number;
}

/** The redemption of a known key. Null for a new one. Refusal `key_reused` when it was another redemption. */
export async function findByKey(
  sql: Sql,
  { memberId, key, item, quantity, points }: AskedRedemption,
): Promise<Redemption | null> {
  const known = await sql
    .selectFrom('redemption')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!known) return null;
  const isSame = known.item_code === item && known.quantity === quantity && known.points === points;
  if (!isSame) throw new Refusal(200, 'key_reused');
  return known;
}

/** Locks a member until the end of the transaction, so that requests of one key run one after the other. */
export async function lockMember(sql: Sql, memberId: string): Promise<void> {
  await sql.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute();
}
