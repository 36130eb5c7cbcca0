import { proxy, ref } from 'valtio/vanilla';
import type { KeptValue } from '../cache/declare-entry.ts';
import { keptUnsentMessages } from './kept-unsent.ts';
import type { InboxNeeds } from './inbox-needs.ts';

type Kept = KeptValue<typeof keptUnsentMessages>;

/** A letter that waits for the gateway, or for the player when it was refused. */
export type WaitingLetter = Kept['letters'][number];

const none: Kept = { letters: [], reads: [] };

/** Keeps changes on this device until the gateway has them. It ends with the session. */
export function createUnsent({
  cache,
  customerId,
  events,
  now,
}: Pick<InboxNeeds, 'cache' | 'customerId' | 'events' | 'now'>) {
  const state = proxy<{ letters: readonly WaitingLetter[] }>({ letters: [] });
  let reads: ReadonlySet<string> = new Set();
  /** Changes run one after the other, each on what is kept: other tabs write it too. */
  let last: Promise<unknown> = Promise.resolve();

  function show(kept: Kept): void {
    state.letters = ref(kept.letters);
    reads = new Set(kept.reads);
  }

  async function run(change: (kept: Kept) => Kept): Promise<void> {
    const owner = customerId();
    const entry = cache.entry(keptUnsentMessages, owner);
    const kept = (await entry?.read())?.value ?? none;
    const after = change(kept);
    if (after !== kept) await entry?.write({ value: after, at: now() });
    if (customerId() === owner) show(after);
  }

  function update(change: (kept: Kept) => Kept): Promise<void> {
    const next = last.then(() => run(change));
    last = next;
    return next;
  }

  events.on('signedOut', () => show(none));

  return {
    state,
    /** Reads what is kept. */
    restore: () => update((kept) => kept),
    isRead: (id: string): boolean => reads.has(id),
    /** The ids of the messages that were read. */
    async reads(): Promise<readonly string[]> {
      await update((kept) => kept);
      return [...reads];
    },
    addReads: (ids: readonly string[]) =>
      update((kept) => ({ ...kept, reads: [...new Set([...kept.reads, ...ids])] })),
    forgetReads: (ids: readonly string[]) =>
      update((kept) => ({ ...kept, reads: kept.reads.filter((id) => !ids.includes(id)) })),
    /** Adds a letter, or replaces the one with its key. */
    put: (letter: WaitingLetter) =>
      update(({ letters, ...kept }) => ({
        ...kept,
        letters: [...letters.filter(({ key }) => key !== letter.key), letter],
      })),
    drop: (wanted: string) =>
      update(({ letters, ...kept }) => ({
        ...kept,
        letters: letters.filter(({ key }) => key !== wanted),
      })),
  };
}

export type Unsent = ReturnType<typeof createUnsent>;
