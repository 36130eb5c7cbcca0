import { sql as raw } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { ExclusionKind } from '#protocol/model/protection/exclusion.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import { comparableName } from './excluded-persons.ts';
import { findExclusion, holdsAt, markStop } from './stopped-members.ts';

export {
  checkRegister,
  comparableName,
  comparedValues,
  holdRegister,
  isListed,
  lockRegister,
  marksOf,
  type NamedPerson,
  personColumns,
  personOf,
} from './excluded-persons.ts';
export {
  findExclusion,
  isNotExcluded,
  markStop,
  requireFree,
  type RunningExclusion,
} from './stopped-members.ts';

/** An operator who closes an account. */
export interface ClosingOperator {
  readonly operator: string;
  readonly reason: string;
}

/** An exclusion to note. */
export interface NewExclusion {
  readonly memberId: string;
  readonly kind: ExclusionKind;
  /** Epoch milliseconds. Null: for good. */
  readonly endsAt: number | null;
  readonly reason?: string | undefined;
  /** The operator who closes the account, with the reason. Kept beside the reason of the member. */
  readonly closedBy?: ClosingOperator | undefined;
}

/** From weak to strong: a stronger one ends in a way that asks for more. */
const strength: readonly ExclusionKind[] = ['timeOut', 'selfExclusion', 'closed'];

const later = (one: number | null, other: number | null) =>
  one === null || other === null ? null : Math.max(one, other);

/** An exclusion that holds. `change` is null where it has held before in the same way. */
export interface HeldExclusion {
  readonly kind: ExclusionKind;
  readonly endsAt: number | null;
  readonly change: 'begun' | 'lengthened' | null;
}

/** Notes an exclusion. One that holds already becomes the stronger and the longer of both. Call inside a transaction. */
export async function addExclusion(
  sql: Sql,
  { memberId, kind, endsAt, reason, closedBy }: NewExclusion,
  now: number,
): Promise<HeldExclusion> {
  const held = await findExclusion(sql, memberId, now);
  const kinds = [kind, held?.kind ?? kind];
  const strongest = strength.findLast((one) => kinds.includes(one)) ?? kind;
  const end = held === null ? endsAt : later(held.ends_at, endsAt);
  const isSame = held !== null && held.kind === strongest && held.ends_at === end;
  if (isSame) return { kind: strongest, endsAt: end, change: null };
  const free_at = strongest === 'timeOut' ? end : null;
  const by = closedBy && { operator: closedBy.operator, operator_reason: closedBy.reason };
  const values = { kind: strongest, ends_at: end, free_at, ...by };
  if (held === null) {
    const row = { id: uuid(), member_id: memberId, begins_at: now, reason: reason || null };
    await sql
      .insertInto('exclusion')
      .values({ ...row, ...values })
      .execute();
  } else {
    await sql.updateTable('exclusion').set(values).where('id', '=', held.id).execute();
  }
  await markStop(sql, memberId, now);
  return { kind: strongest, endsAt: end, change: held === null ? 'begun' : 'lengthened' };
}

/** A person who wants an account, as far as is known. Empty and null values are equal to nobody's. */
interface Person {
  readonly realName?: string;
  readonly birthday?: string | undefined;
  /** Country code and number, digits only. */
  readonly mobile?: string | null | undefined;
  readonly email?: string | null | undefined;
  /** The mark of the number of a payout account. */
  readonly accountMark?: string;
}

/** The excluded members who share a birthday, a mobile number, an address or an account number with a person. */
function excludedLike(sql: Sql, person: Person, now: number) {
  const { birthday = '', mobile, email, accountMark } = person;
  return sql
    .selectFrom('member')
    .innerJoin('exclusion', 'exclusion.member_id', 'member.id')
    .select(['member.real_name as realName', 'member.mobile'])
    .select(raw<string | null>`lower(member.email)`.as('email'))
    .select(raw<string | null>`member.profile ->> 'birthday'`.as('birthday'))
    .where(holdsAt(now))
    .where((of) =>
      of.or([
        of.val(false),
        ...(birthday === '' ? [] : [raw<boolean>`member.profile ->> 'birthday' = ${birthday}`]),
        ...(mobile ? [of('member.mobile', '=', mobile)] : []),
        ...(email ? [raw<boolean>`lower(member.email) = ${email.trim().toLowerCase()}`] : []),
        ...(accountMark === undefined
          ? []
          : [
              of.exists(
                of
                  .selectFrom('payout_account')
                  .select('payout_account.id')
                  .whereRef('payout_account.member_id', '=', 'member.id')
                  .where('number_mark', '=', accountMark),
              ),
            ]),
      ]),
    );
}

/**
 * Refuses a person whom an exclusion follows: with the real name and the birthday, the mobile number, the address or the account
 * number of an excluded member. Refusal `registration_refused`, which does not say which of them.
 */
export async function checkPerson(sql: Sql, person: Person, now: number): Promise<void> {
  const found = await excludedLike(sql, person, now).execute();
  const name = comparableName(person.realName ?? '');
  const isPerson = found.some(
    (other) =>
      person.accountMark !== undefined ||
      (Boolean(person.mobile) && other.mobile === person.mobile) ||
      (Boolean(person.email) && other.email === person.email?.trim().toLowerCase()) ||
      (name !== '' &&
        comparableName(other.realName) === name &&
        other.birthday === person.birthday),
  );
  if (isPerson) throw new Refusal(200, 'registration_refused');
}
