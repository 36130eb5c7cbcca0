import { number, parseJson, pipe, record, safeParse, string } from 'valibot';
import type { LocalKeys } from '../storage/local-keys.ts';

const dayMs = 24 * 3_600_000;

/** Times until which announcements stay closed, by id, in epoch milliseconds. */
const kept = pipe(string(), parseJson(), record(string(), number()));

/** Announcements that the player has muted on this device for a day. */
export function createMutedAnnouncements(local: LocalKeys, now: () => number) {
  function current(): [string, number][] {
    const { success, output } = safeParse(kept, local.read('publicityMuted'));
    return success ? Object.entries(output).filter(([, until]) => until > now()) : [];
  }

  return {
    ids: (): string[] => current().map(([id]) => id),
    add(ids: readonly string[]): void {
      const added = ids.map((id): [string, number] => [id, now() + dayMs]);
      const all = Object.fromEntries([...current(), ...added]);
      local.write('publicityMuted', JSON.stringify(all));
    },
  };
}
