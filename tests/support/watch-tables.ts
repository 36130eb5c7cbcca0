import type { TestStore } from './test-store.ts';

/** A digest of all rows of a table. */
async function digestOf({ engine }: TestStore, table: string): Promise<unknown> {
  const { rows } = await engine.query(
    `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from "${table}" t`,
    [],
  );
  return rows[0]?.['digest'];
}

/**
 * Reads all tables of a store once. The returned function names the tables whose content differs from the content at its
 * last call. It reads only the tables that statements have written since, and none of `ignored`.
 */
export async function watchTables(
  store: TestStore,
  ignored: readonly string[],
): Promise<() => Promise<string[]>> {
  const digests = new Map<string, unknown>();

  /** Reads some tables again and returns those that differ. */
  async function readAgain(tables: readonly string[]): Promise<string[]> {
    const changed: string[] = [];
    for (const table of tables.filter((name) => !ignored.includes(name))) {
      const digest = await digestOf(store, table);
      if (digests.get(table) !== digest) changed.push(table);
      digests.set(table, digest);
    }
    return changed;
  }

  const { rows } = await store.engine.query(
    `select tablename as name from pg_tables where schemaname = 'public'`,
    [],
  );
  await readAgain(rows.map(({ name }) => String(name)));
  store.takeWritten();
  return () => readAgain(store.takeWritten());
}
