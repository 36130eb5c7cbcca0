import { sql as raw } from 'kysely';
import type { Sql } from '../store/database.ts';
import type { Vault } from '../store/encryption/vault.ts';
import type { CopyValue, Section } from './section.ts';

/** Rows that one query reads. */
const batch = 500;

/** The primary key of a row, which the next batch begins after. */
export type RowKey = readonly unknown[];

/** Rows of a section, and the key of the last one; null after the last batch. */
export interface Batch {
  readonly rows: readonly Readonly<Record<string, CopyValue>>[];
  readonly last: RowKey | null;
}

type Row = Record<string, unknown>;

/** The names of the values of a section, in their order. */
export function namesOf({ columns, computed = {} }: Section): string[] {
  return [...Object.keys(columns), ...Object.keys(computed)];
}

function selectBatch(section: Section, memberId: string, after: RowKey | null) {
  const { table, key, columns, computed = {}, owned, joined } = section;
  const own = (name: string) => raw.ref(`${table}.${name}`);
  const fields = [
    ...Object.keys(columns).map(own),
    ...Object.entries(computed).map(([name, of]) => raw`(${of(memberId)}) as ${raw.ref(name)}`),
    // Rows of the copy have no column of this name.
    raw`json_build_array(${raw.join(key.map((name) => raw`${own(name)}::text`))}) as "row key"`,
  ];
  const keys = raw.join(key.map(own));
  const join = joined
    ? raw`inner join ${raw.table(joined.table)} on ${raw.ref(`${joined.table}.id`)} = ${own(joined.on)}`
    : raw``;
  const next = after === null ? raw`true` : raw`(${keys}) > (${raw.join([...after])})`;
  return raw<Row & { 'row key': string[] }>`
    select ${raw.join(fields)} from ${raw.table(table)} ${join}
    where ${owned(memberId)} and ${next} order by ${keys} limit ${batch}`;
}

/** Reads rows of a member by their key, each value as the copy has it. */
export async function readBatch(
  sql: Sql,
  { section, memberId, vault }: { section: Section; memberId: string; vault: Vault },
  after: RowKey | null,
): Promise<Batch> {
  const { rows } = await selectBatch(section, memberId, after).execute(sql);
  const { columns, computed = {} } = section;
  return {
    rows: rows.map((row) => ({
      ...Object.fromEntries(
        Object.entries(columns).map(([name, read]) => [name, read(row[name], row, vault)]),
      ),
      ...Object.fromEntries(Object.keys(computed).map((name) => [name, row[name]])),
    })),
    last: rows.length < batch ? null : (rows.at(-1)?.['row key'] ?? null),
  };
}
