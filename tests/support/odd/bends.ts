/** One field of a reply of JSON. */
export interface Field {
  /** Its place without the numbers of rows, such as `list.amount`. */
  readonly path: string;
  /** Its own name on the wire. */
  readonly name: string;
  readonly value: unknown;
  /** It is a field of a row of a list. */
  readonly isInRow: boolean;
  /** The whole reply with another value there; undefined leaves the field out. */
  readonly replacedBy: (value: unknown) => unknown;
}

type Rebuild = (value: unknown) => unknown;

/** Rows of a list that are bent. All rows have one shape. */
const mostRows = 2;

/** The same reply with two rows in each list at most. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, mostRows).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]));
}

/** The entries with another value under one name. Undefined takes it out. */
function withEntry(entries: readonly [string, unknown][], name: string, value: unknown): object {
  const changed = entries.map(([key, old]) => [key, key === name ? value : old] as const);
  return Object.fromEntries(changed.filter(([, one]) => one !== undefined));
}

/** All fields of a reply, also those that hold objects and lists. */
export function fieldsOf(
  value: unknown,
  path = '',
  isInRow = false,
  rebuild: Rebuild = (other) => other,
): Field[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap((row, place) =>
      fieldsOf(row, path, true, (other) => rebuild(value.with(place, other))),
    );
  }
  const entries: [string, unknown][] = Object.entries(value);
  return entries.flatMap(([name, one]) => {
    const place = path === '' ? name : `${path}.${name}`;
    const replacedBy: Rebuild = (other) => rebuild(withEntry(entries, name, other));
    const own = { path: place, name, value: one, isInRow, replacedBy };
    return [own, ...fieldsOf(one, place, isInRow, replacedBy)];
  });
}

/** A number that names something is never sent with decimals. */
const isIdentity = (name: string): boolean => /(id|code|no|type|numero)$/i.test(name);

/** The same value as other gateways spell it. */
export function spellingsOf({ name, value }: Field): unknown[] {
  if (typeof value === 'boolean') return [String(value), Number(value), value ? 'Y' : 'N'];
  if (typeof value !== 'number') return [];
  const isAmount = value > 1 && value < 1e11 && !isIdentity(name);
  const grouped = value.toLocaleString('en-US', { maximumFractionDigits: 3 });
  return [
    String(value),
    ...(isAmount ? [grouped, `${value}${Number.isInteger(value) ? '.00' : '0'}`] : []),
  ];
}

/** A word or a name in other letters. */
export function casesOf({ value }: Field): unknown[] {
  if (typeof value !== 'string' || !/^[a-z_]{2,}$/i.test(value)) return [];
  return [value.toUpperCase(), value.toLowerCase()].filter((one) => one !== value);
}

/** Values that nobody can read. Undefined leaves the field out. */
export const unreadable: readonly unknown[] = [undefined, null, '', 'n/a', {}, [], -1, 1e300];

/** The unreadable values that differ from the value of a field. */
export const unreadableFor = ({ value }: Field): unknown[] =>
  unreadable.filter((one) => JSON.stringify(one) !== JSON.stringify(value));

/** The number of rows in all lists of a value. The groups of a list that is grouped are no rows. */
export function rowsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? value.filter((row) => !Array.isArray(row)).length : 0;
  return Object.values(value).reduce<number>((sum, one) => sum + rowsIn(one), own);
}
