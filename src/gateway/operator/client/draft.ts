import { useState } from 'react';
import { object, parse, record, safeParse, string } from 'valibot';
import type { Action } from '../view.ts';
import type { Texts } from './form-values.ts';

/** The work on a form: it outlives the dialog of the form, and a reload of the page while its request has no answer. */
export interface Draft {
  readonly edits: Texts;
  /** The same one until the gateway has answered, so that a repeated request happens once. */
  readonly key: string;
  /** The draft was sent before the page was loaded, and has no answer. */
  readonly isUnanswered?: boolean;
}

const kept = object({ edits: record(string(), string()), key: string() });

/** A draft of a form that nobody has filled in. */
export const newDraft = (): Draft => ({ edits: {}, key: crypto.randomUUID() });

/** The name of a form: its request without what is filled in. */
export const nameOfForm = ({ method, path, body, fields }: Action) =>
  `draft ${JSON.stringify([method, path, body, fields.map(({ name }) => name)])}`;

/**
 * Keeps a draft whose request is on its way. A reload of the page would forget its key, and send another request. A draft that is
 * too large for the browser, such as one with a picture, is not kept.
 */
export function keepDraft(action: Action, { edits, key }: Draft): void {
  try {
    sessionStorage.setItem(nameOfForm(action), JSON.stringify(parse(kept, { edits, key })));
  } catch {
    forgetDraft(action);
  }
}

/** Forgets the draft of a form whose request has an answer. */
export function forgetDraft(action: Action): void {
  sessionStorage.removeItem(nameOfForm(action));
}

/** A value that `keepDraft` has kept. Null for anything else. */
function readKept(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function startDraft(action: Action): Draft {
  const { success, output } = safeParse(kept, readKept(sessionStorage.getItem(nameOfForm(action))));
  return success ? { ...output, isUnanswered: true } : newDraft();
}

/** The draft of a form and its setter, kept by the opener of the form. */
export const useDraft = (action: Action) => useState(() => startDraft(action));
