import { sql as raw } from 'kysely';
import type { Sql } from '#gateway/store/database.ts';

/** A digest of each table of a store, except the tables `ignored`. Shows that nothing was written. */
export async function storeContent(
  sql: Sql,
  ignored: readonly string[],
): Promise<Record<string, string>> {
  const names = await raw<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
    and table_name not like 'kysely%'`.execute(sql);
  const entries: [string, string][] = [];
  for (const { name } of names.rows.filter((row) => !ignored.includes(row.name))) {
    const { rows } = await raw<{ digest: string }>`
      select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest
      from ${raw.table(name)} t`.execute(sql);
    entries.push([name, rows[0]?.digest ?? '']);
  }
  return Object.fromEntries(entries);
}
