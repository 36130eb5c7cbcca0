import { is, number, record, string } from 'valibot';
import type { LocalKeys } from '../storage/local-keys.ts';

const dayMs = 24 * 3_600_000;

const shape = record(string(), number());

/** Times until which announcements stay closed, by id, in epoch milliseconds. */
function read(local: LocalKeys): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(local.read('publicityMuted') ?? '{}');
    return is(shape, stored) ? stored : {};
  } catch {
    return {};
  }
}

/** Announcements that the player has muted on this device for a day. */
export function createMutedAnnouncements(local: LocalKeys, now: () => number) {
  const current = (): [string, number][] =>
    Object.entries(read(local)).filter(([, until]) => until > now());

  return {
    ids: (): string[] => current().map(([id]) => id),
    add(ids: readonly string[]): void {
      const added = ids.map((id): [string, number] => [id, now() + dayMs]);
      const all = Object.fromEntries([...current(), ...added]);
      local.write('publicityMuted', JSON.stringify(all));
    },
  };
}
