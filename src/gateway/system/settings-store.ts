import { parse } from 'valibot';
import type { Clock, StoreClock } from '../clock.ts';
import {
  type Failure,
  type OperatorSettings,
  type Settings,
  settingsSchema,
  defaultSettings,
} from './settings.ts';
import { recordSettings } from './record-settings.ts';
import type { Database, Sql } from '../store/database.ts';

/** Lifetime of the cached settings, in milliseconds. Another gateway on the same store may use old settings for as long. */
const cacheLifeMs = 1000;
const row = 'operator';

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
function knownSettings({ entries, wrapped, item }: Shape, value: unknown): unknown {
  if (wrapped) return knownSettings(wrapped, value);
  if (item && Array.isArray(value)) return value.map((one) => knownSettings(item, one));
  if (!entries || !isRecord(value)) return value;
  const known = Object.entries(entries).filter(([name]) => name in value);
  return Object.fromEntries(known.map(([name, part]) => [name, knownSettings(part, value[name])]));
}

/** Changed settings together with those in the store that this release does not know. */
function withUnknown({ entries, wrapped }: Shape, kept: unknown, changed: unknown): unknown {
  if (wrapped) return withUnknown(wrapped, kept, changed);
  if (!entries || !isRecord(kept) || !isRecord(changed)) return changed;
  const unknown = Object.entries(kept).filter(([name]) => !(name in entries));
  const known = Object.entries(entries).filter(([name]) => name in changed);
  return Object.fromEntries([
    ...unknown,
    ...known.map(([name, part]) => [name, withUnknown(part, kept[name], changed[name])] as const),
  ]);
}

function fromRow(value: unknown): Settings {
  const known = Object(knownSettings(settingsSchema, value)) as object;
  return parse(settingsSchema, { ...defaultSettings, ...known });
}

/** Changes the settings in the store under a lock, so that no change of another gateway is lost. */
async function updateRow(sql: Sql, change: (settings: Settings) => Settings): Promise<Settings> {
  const first = { name: row, value: '{}' };
  await sql
    .insertInto('setting')
    .values(first)
    .onConflict((on) => on.doNothing())
    .execute();
  const kept = await sql
    .selectFrom('setting')
    .select('value')
    .where('name', '=', row)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const settings = change(fromRow(kept.value));
  const value = JSON.stringify(withUnknown(settingsSchema, kept.value, settings));
  await sql.updateTable('setting').set({ value }).where('name', '=', row).execute();
  return settings;
}

/** Reduces the remaining times of a failure by one and drops failures that have none left. */
function useFailure(failures: readonly Failure[], used: Failure | undefined): Failure[] {
  return failures
    .map((failure) => (failure === used ? { ...failure, times: failure.times - 1 } : failure))
    .filter(({ times }) => times > 0);
}

/** The operator's settings in the store, which all gateways on it share. */
export function createSettings(
  { sql, transaction }: Database,
  clock: Clock,
  storeClock: StoreClock = clock,
): OperatorSettings {
  let cached = { settings: defaultSettings, until: 0 };
  /** Counts the changes: a read that was under way meanwhile may have the settings from before, and is not cached. */
  let changes = 0;

  const cache = (settings: Settings) => {
    cached = { settings, until: clock.now() + cacheLifeMs };
    return settings;
  };

  async function readStore(within = sql): Promise<Settings> {
    const before = changes;
    const kept = within.selectFrom('setting').select('value').where('name', '=', row);
    const settings = fromRow((await kept.executeTakeFirst())?.value);
    return changes === before ? cache(settings) : settings;
  }

  async function read(within = sql): Promise<Settings> {
    return cached.until > clock.now() ? cached.settings : readStore(within);
  }

  /** Another gateway may have advanced the clock a moment ago, so that the cache is not enough. */
  async function storeTime(): Promise<number> {
    const { clockAheadMs } = await readStore();
    return (await storeClock.now()) + clockAheadMs;
  }

  async function update(
    change: (settings: Settings) => Settings,
    record?: (within: Sql, before: Settings, after: Settings) => Promise<void>,
  ): Promise<Settings> {
    const settings = await transaction(async (within) => {
      let before = defaultSettings;
      const after = await updateRow(within, (kept) => {
        before = kept;
        return change(kept);
      });
      await record?.(within, before, after);
      return after;
    });
    changes += 1;
    return cache(settings);
  }

  return {
    clock: { now: () => clock.now() + cached.settings.clockAheadMs },
    storeClock: { now: storeTime },
    read,
    patch: (change) =>
      update(
        (settings) => {
          const modules = { ...settings.modules, ...change.modules };
          return parse(settingsSchema, { ...settings, ...change, modules });
        },
        (within, before, after) =>
          recordSettings(within, before, after, clock.now() + after.clockAheadMs),
      ),
    async takeFailure(paths) {
      const matches = ({ path, times }: Failure) => times > 0 && paths.includes(path);
      if (!(await read()).failNext.some(matches)) return null;
      let taken: Failure | undefined;
      await update((settings) => {
        taken = settings.failNext.find(matches);
        return { ...settings, failNext: useFailure(settings.failNext, taken) };
      });
      return taken ?? null;
    },
    clearCache: () => {
      changes += 1;
      cached = { ...cached, until: 0 };
    },
  };
}
