import { number, object, parseJson, pipe, record, safeParse, string } from 'valibot';
import type { Events } from '../events.ts';
import type { SessionKeys } from '../storage/session-keys.ts';

/** Typed values of a form by field, without its secrets. */
type Draft = Readonly<Record<string, string>>;

/** The form that was open when the page was loaded again, by the player or because the gateway had ended the session. */
export interface FormDrafts {
  /** Returns what a form contains now. Null when it is closed or empty. */
  keep(name: string, draft: Draft | null): void;
  /** Returns the draft of a form once, to the member who typed it. */
  take(name: string): Draft | null;
  /** The name of the form whose draft waits for the member who typed it. Null without one. */
  waiting(): string | null;
}

export interface FormDraftsNeeds {
  keys: SessionKeys;
  customerId(): string | null;
  events: Events;
  now(): number;
}

const kept = pipe(
  string(),
  parseJson(),
  object({ name: string(), owner: string(), at: number(), draft: record(string(), string()) }),
);

/** A draft is dropped after this time, in milliseconds. */
const lifeMs = 30 * 60_000;

/**
 * Keeps what is typed last in the session storage of this tab, so that it outlives a reload and an end of the session by the
 * gateway. A sign-out of the player drops it.
 */
export function createFormDrafts(needs: FormDraftsNeeds): FormDrafts {
  const { keys, customerId, events, now } = needs;
  /** The name of the form that is open. */
  let open: string | null = null;

  // The form closes after the session: its draft stays.
  events.on('signedOut', () => {
    open = null;
  });

  function read() {
    const { success, output } = safeParse(kept, keys.read('formDraft'));
    return success ? output : null;
  }

  function isOwn({ owner, at }: { owner: string; at: number }): boolean {
    return owner === customerId() && now() - at < lifeMs;
  }

  return {
    keep(name, draft) {
      const owner = customerId();
      if (draft !== null && owner !== null) {
        open = name;
        keys.write({ formDraft: JSON.stringify({ name, owner, draft, at: now() }) });
      } else if (open === name) {
        open = null;
        keys.write({ formDraft: null });
      }
    },
    take(name) {
      const found = read();
      if (found?.name !== name) return null;
      keys.write({ formDraft: null });
      return isOwn(found) ? found.draft : null;
    },
    waiting() {
      const found = read();
      return found !== null && isOwn(found) ? found.name : null;
    },
  };
}
