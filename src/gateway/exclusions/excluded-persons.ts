import { sql as raw } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import type { Vault, VaultedStore } from '../store/encryption/vault.ts';
import type { ExcludedPersonTable } from '../store/tables/protection-tables.ts';

/** A name without case, accents, punctuation and double spaces, for comparison. */
export function comparableName(name: string): string {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters
    .replace(/[.,'’-]/g, ' ')
    .trim()
    .replace(/\s+/g, ' ');
}

/** A person, as far as is known. Empty and missing values are equal to nobody's. */
export interface NamedPerson {
  readonly realName?: string | undefined;
  /** yyyy-MM-dd. */
  readonly birthday?: string | undefined;
  /** Country code and number, digits only. */
  readonly mobile?: string | null | undefined;
  readonly email?: string | null | undefined;
  /** The number of an identity document. */
  readonly document?: string | undefined;
}

/** The columns of `excluded_person` that persons are compared by. */
export type PersonMarks = Omit<ExcludedPersonTable, 'id'>;

/** The values of a person that are compared. A name counts with its birthday only. */
export function comparedValues(person: NamedPerson) {
  const { realName = '', birthday = '', mobile, email, document = '' } = person;
  const name = comparableName(realName);
  return {
    name: name === '' || birthday === '' ? null : `${name} ${birthday}`,
    mobile: mobile || null,
    email: email?.trim().toLowerCase() || null,
    document: document.toUpperCase().replace(/[^\p{L}\d]/gu, '') || null,
  };
}

/** The marks of a person. The person can be read from them only with the key of the store. */
export function marksOf(vault: Vault, person: NamedPerson): PersonMarks {
  const { name, mobile, email, document } = comparedValues(person);
  const mark = (kind: string, value: string | null) =>
    value === null ? null : vault.markOf('excludedPerson', `${kind} ${value}`);
  return {
    name_mark: mark('name', name),
    mobile_mark: mark('mobile', mobile),
    email_mark: mark('email', email),
    document_mark: mark('document', document),
  };
}

/** The columns of a member that name the person. */
export const personColumns = ['real_name', 'mobile', 'email', 'profile'] as const;

/** The person of a row of `member`. */
export function personOf(member: {
  readonly real_name: string;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly profile: Readonly<Record<string, string>>;
}): NamedPerson {
  const { real_name: realName, mobile, email, profile } = member;
  return { realName, mobile, email, birthday: profile['birthday'], document: profile['idNumber'] };
}

/**
 * Keeps the register as it is until the end of the transaction. A change of a person calls it before it locks a row: an import
 * then finds the changed person, or the change is compared with the new register.
 */
export async function holdRegister(sql: Sql): Promise<void> {
  await raw`select pg_advisory_xact_lock_shared(hashtext('excluded persons'))`.execute(sql);
}

/** Lets no person be added or changed until the end of the transaction, which imports a register. */
export async function lockRegister(sql: Sql): Promise<void> {
  await raw`select pg_advisory_xact_lock(hashtext('excluded persons'))`.execute(sql);
}

/** Returns whether the imported register lists a person. */
export async function isListed({ sql, vault }: VaultedStore, person: NamedPerson) {
  const marks = Object.entries(marksOf(vault, person)).filter(([, mark]) => mark !== null);
  if (marks.length === 0) return false;
  const found = await sql
    .selectFrom('excluded_person')
    .select('id')
    .where(
      raw<boolean>`${raw.join(
        marks.map(([column, mark]) => raw`${raw.ref(column)} = ${mark}`),
        raw` or `,
      )}`,
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Refuses a person whom the imported register lists, in the words of `checkPerson`, and keeps the register until the end of the
 * transaction. Refusal `registration_refused`.
 */
export async function checkRegister(store: VaultedStore, person: NamedPerson): Promise<void> {
  await holdRegister(store.sql);
  if (await isListed(store, person)) throw new Refusal(200, 'registration_refused');
}
