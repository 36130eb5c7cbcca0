import { number, object, parseJson, pipe, record, safeParse, string } from 'valibot';
import type { Events } from '../events.ts';
import type { Session } from '../session/session.ts';
import type { SessionKeys } from '../storage/session-keys.ts';

/** Typed values of a form by field, without its secrets. */
type Draft = Readonly<Record<string, string>>;

/** Forms that were open when the gateway ended the session. */
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
  session: Pick<Session, 'state'>;
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
 * Keeps what is typed in memory. When the gateway ends the session, the last form goes to the session storage of this tab,
 * because the page is loaded again; a sign-out of the player drops it.
 */
export function createFormDrafts(needs: FormDraftsNeeds): FormDrafts {
  const { keys, session, customerId, events, now } = needs;
  let open: { name: string; owner: string; draft: Draft } | null = null;

  events.on('signedOut', () => {
    const isEnded = session.state.ended !== null;
    const formDraft = open && isEnded ? JSON.stringify({ ...open, at: now() }) : null;
    if (formDraft !== null) keys.write({ formDraft });
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
      if (draft !== null && owner !== null) open = { name, owner, draft };
      else if (open?.name === name) open = null;
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
