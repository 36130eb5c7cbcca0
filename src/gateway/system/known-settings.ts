/** A schema of settings, as far as it is walked: objects, lists, and schemas around another one. */
interface Shape {
  readonly kind: 'schema';
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly wrapped?: Shape;
  readonly item?: Shape;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The settings that this release knows. A gateway of a later release on the same store may have added others: they are left
 * out, so that an upgrade one host after the other works.
 */
export function knownSettings({ entries, wrapped, item }: Shape, value: unknown): unknown {
  if (wrapped) return knownSettings(wrapped, value);
  if (item && Array.isArray(value)) return value.map((one) => knownSettings(item, one));
  if (!entries || !isRecord(value)) return value;
  const known = Object.entries(entries).filter(([name]) => name in value);
  return Object.fromEntries(known.map(([name, part]) => [name, knownSettings(part, value[name])]));
}

/** Changed settings together with those in the store that this release does not know. */
export function withUnknown({ entries, wrapped }: Shape, kept: unknown, changed: unknown): unknown {
  if (wrapped) return withUnknown(wrapped, kept, changed);
  if (!entries || !isRecord(kept) || !isRecord(changed)) return changed;
  const unknown = Object.entries(kept).filter(([name]) => !(name in entries));
  const known = Object.entries(entries).filter(([name]) => name in changed);
  return Object.fromEntries([
    ...unknown,
    ...known.map(([name, part]) => [name, withUnknown(part, kept[name], changed[name])] as const),
  ]);
}
