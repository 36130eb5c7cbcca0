import { parse } from 'valibot';
import type { Clock } from '../clock.ts';
import {
  type Failure,
  type OperatorSettings,
  type Settings,
  settingsSchema,
  usualSettings,
} from './settings.ts';
import type { Database, Sql } from '../store/database.ts';

/** How long another gateway on the same store may still go by the settings before. */
const readLimit = 1000;
const row = 'operator';

function fromRow(value: unknown): Settings {
  return parse(settingsSchema, { ...usualSettings, ...Object(value) });
}

/** Changes what the store has, whatever another gateway has written meanwhile. */
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
  const value = JSON.stringify(settings);
  await sql.updateTable('setting').set({ value }).where('name', '=', row).execute();
  return settings;
}

/** Uses a failure up once; one that has no times left goes. */
function useUp(failures: readonly Failure[], used: Failure | undefined): Failure[] {
  return failures
    .map((failure) => (failure === used ? { ...failure, times: failure.times - 1 } : failure))
    .filter(({ times }) => times > 0);
}

/** The operator's settings, kept in the store so that gateways that share it agree. */
export function createSettings({ sql, transaction }: Database, clock: Clock): OperatorSettings {
  let held = { settings: usualSettings, until: 0 };

  const hold = (settings: Settings) => {
    held = { settings, until: clock.now() + readLimit };
    return settings;
  };

  async function read(): Promise<Settings> {
    if (held.until > clock.now()) return held.settings;
    const kept = sql.selectFrom('setting').select('value').where('name', '=', row);
    return hold(fromRow((await kept.executeTakeFirst())?.value));
  }

  const update = async (change: (settings: Settings) => Settings) =>
    hold(await transaction((within) => updateRow(within, change)));

  return {
    clock: { now: () => clock.now() + held.settings.clockAheadMs },
    read,
    patch: (change) =>
      update((settings) => {
        const modules = { ...settings.modules, ...change.modules };
        return parse(settingsSchema, { ...settings, ...change, modules });
      }),
    async takeFailure(paths) {
      const matches = ({ path, times }: Failure) => times > 0 && paths.includes(path);
      if (!(await read()).failNext.some(matches)) return null;
      let taken: Failure | undefined;
      await update((settings) => {
        taken = settings.failNext.find(matches);
        return { ...settings, failNext: useUp(settings.failNext, taken) };
      });
      return taken ?? null;
    },
    forget: () => {
      held = { ...held, until: 0 };
    },
  };
}
