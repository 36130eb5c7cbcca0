import { v7 as uuid } from 'uuid';
import {
  comparedValues,
  lockRegister,
  marksOf,
  type NamedPerson,
  personColumns,
  personOf,
} from '../exclusions/exclusions.ts';
import { recordAudit } from '../audit/audit.ts';
import type { Sql } from '../store/database.ts';
import { excludeMember, type ExclusionNeeds } from './exclude-listed.ts';

/** Rows that one statement writes or reads. */
const batch = 1_000;

/** A list of excluded persons that replaces the register. */
export interface NewRegister {
  /** Makes the import happen once. */
  readonly key: string;
  readonly people: readonly NamedPerson[];
  /** The operator. */
  readonly by: string;
}

/** The last imports, newest first. */
export function listImports(sql: Sql, most = 20) {
  return sql
    .selectFrom('register_import')
    .select(['key', 'at', 'imported_by as by', 'people', 'excluded'])
    .orderBy('at', 'desc')
    .orderBy('key')
    .limit(most)
    .execute();
}

/** The last import. Null before the first one. */
export async function findLastImport(sql: Sql) {
  const [last = null] = await listImports(sql, 1);
  return last;
}

/** Replaces all persons of the register. */
async function replacePeople(
  sql: Sql,
  people: readonly NamedPerson[],
  vault: ExclusionNeeds['vault'],
) {
  await sql.deleteFrom('excluded_person').execute();
  for (let at = 0; at < people.length; at += batch) {
    const rows = people
      .slice(at, at + batch)
      .map((one) => ({ id: uuid(), ...marksOf(vault, one) }));
    await sql.insertInto('excluded_person').values(rows).execute();
  }
}

/** The values of persons that are compared, each with its kind. */
const wordsOf = (person: NamedPerson) =>
  Object.entries(comparedValues(person)).flatMap(([kind, value]) =>
    value === null ? [] : [`${kind} ${value}`],
  );

/** The persons of some members, in the order of the ids, after an id. */
function membersAfter(sql: Sql, id: string) {
  return sql
    .selectFrom('member')
    .select(['id', ...personColumns])
    .where('id', '>', id)
    .orderBy('id')
    .limit(batch)
    .execute();
}

/** The ids of the members whom a list names, in their order. It reads all members, some at a time. */
async function findListed(sql: Sql, people: readonly NamedPerson[]): Promise<string[]> {
  const listed = new Set(people.flatMap(wordsOf));
  const found: string[] = [];
  let last: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (last !== undefined) {
    const members: Awaited<ReturnType<typeof membersAfter>> = await membersAfter(sql, last);
    const isNamed = (member: (typeof members)[number]) =>
      wordsOf(personOf(member)).some((word) => listed.has(word));
    found.push(...members.filter(isNamed).map(({ id }) => id));
    last = members.at(-1)?.id;
  }
  return found;
}

/**
 * Replaces the register by a list as a whole, and excludes the members whom it names. Members who are on the list no longer stay
 * excluded: their exclusion is a record of their own. Returns the numbers of persons and of new exclusions; null when the key is
 * known: nothing happens then. Call inside a transaction.
 */
export async function importRegister(
  sql: Sql,
  { key, people, by }: NewRegister,
  needs: ExclusionNeeds,
) {
  await lockRegister(sql);
  const at = needs.clock.now();
  const row = { key, at, imported_by: by, people: people.length, excluded: 0 };
  const added = await sql
    .insertInto('register_import')
    .values(row)
    .onConflict((on) => on.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (added === undefined) return null;
  await replacePeople(sql, people, needs.vault);
  let excluded = 0;
  for (const memberId of await findListed(sql, people)) {
    if (await excludeMember(sql, memberId, 'operator', needs)) excluded += 1;
  }
  await sql.updateTable('register_import').set({ excluded }).where('key', '=', key).execute();
  const facts = { people: people.length, excluded };
  const about = { memberId: null, actor: 'operator', kind: 'registerImported' } as const;
  await recordAudit(sql, { ...about, facts, at });
  return facts;
}
