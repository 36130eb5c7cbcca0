/** The entry of a table by a name from outside; null when the table has none. `constructor` and `__proto__` are no entries. */
export function ownEntry<Entry>(
  table: Readonly<Record<string, Entry>>,
  name: string,
): Entry | null {
  return Object.hasOwn(table, name) ? (table[name] ?? null) : null;
}
