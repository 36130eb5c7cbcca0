import { recordAudit } from '../audit/audit.ts';
import type { Sql } from '../store/database.ts';
import type { Settings } from './settings.ts';

/** Characters of a value that a row keeps. */
const mostCharacters = 500;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown) =>
  value === undefined ? null : JSON.stringify(value).slice(0, mostCharacters);

interface ChangedSetting {
  /** The path of the value, such as `withdrawalLimits.least`. */
  readonly setting: string;
  /** JSON. Null for a value that was not there. */
  readonly from: string | null;
  readonly to: string | null;
}

/** The values that differ, each with its path. Lists are compared as a whole. */
function differences(from: unknown, to: unknown, path: readonly string[] = []): ChangedSetting[] {
  if (isRecord(from) && isRecord(to)) {
    const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
    return names.flatMap((name) => differences(from[name], to[name], [...path, name]));
  }
  if (JSON.stringify(from) === JSON.stringify(to)) return [];
  return [{ setting: path.join('.'), from: textOf(from), to: textOf(to) }];
}

/** Records each changed setting with both values. The settings contain no secret. Call in the transaction of the change. */
export async function recordSettings(
  sql: Sql,
  before: Settings,
  after: Settings,
  at: number,
): Promise<void> {
  for (const { setting, from, to } of differences(before, after)) {
    const change = { kind: 'settingChanged', facts: { setting, from, to } } as const;
    await recordAudit(sql, { memberId: null, actor: 'operator', ...change, at });
  }
}
