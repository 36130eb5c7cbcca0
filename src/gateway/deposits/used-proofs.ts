import { sql as raw } from 'kysely';
import type { Sql } from '../store/database.ts';

/** Another deposit with the same proof. */
export interface UsedProof {
  /** Id of the deposit in question. */
  readonly id: string;
  /** The part of the proof that is the same. */
  readonly same: 'reference' | 'picture';
  /** Id of the other deposit. */
  readonly otherId: string;
  /** The member of the other deposit. Null for unknown money. */
  readonly username: string | null;
  /** The time at which the other deposit began, in epoch milliseconds. */
  readonly at: number;
  /** The bank reference and the pictures of the other deposit. */
  readonly bankReference: string | null;
  readonly pictures: readonly string[];
}

/** The bank reference of a deposit in capitals, letters and digits only. An index has the same expression. */
function referenceKey(table: 'deposit' | 'other') {
  return raw`upper(regexp_replace(${raw.ref(`${table}.bank_reference`)}, '[^A-Za-z0-9]', '', 'g'))`;
}

/**
 * The other deposits that have the bank reference, or a picture, of some deposits, of all members. References are compared
 * without spaces, signs and capitals, pictures by their content.
 */
export async function findUsedProofs(
  sql: Sql,
  ids: readonly string[],
): Promise<readonly UsedProof[]> {
  const { rows } = await raw<UsedProof>`
    with asked as (
      select id, pictures, ${referenceKey('deposit')} as reference_key
      from deposit where id = any (${ids}::uuid[])
    ),
    pairs as (
      select asked.id, 'reference' as same, other.id as other_id
      from asked join deposit as other
        on other.bank_reference is not null and ${referenceKey('other')} = asked.reference_key
      where asked.reference_key <> ''
      union
      select asked.id, 'picture', other.id
      from asked
      cross join lateral jsonb_array_elements_text(asked.pictures) as own (upload_id)
      join upload as picture on picture.id = own.upload_id
      join upload as equal on sha256(equal.bytes) = sha256(picture.bytes)
      join deposit as other on other.pictures @> jsonb_build_array(equal.id)
    )
    select pairs.id, same, other_id as "otherId", username, deposit.created_at as at,
      deposit.bank_reference as "bankReference", coalesce(deposit.pictures, '[]'::jsonb) as pictures
    from pairs join deposit on deposit.id = other_id
    left join member on member.id = deposit.member_id
    where other_id <> pairs.id
    order by pairs.id, deposit.created_at desc, same`.execute(sql);
  return rows;
}
