import { parseJson, pipe, safeParse, string } from 'valibot';
import type { KeptValue } from '../cache/declare-entry.ts';
import { feedbackTextShape, keptFeedbackDraft } from './kept-feedback.ts';
import type { FeedbackNeeds } from './feedback-needs.ts';

export type FeedbackDraft = KeptValue<typeof keptFeedbackDraft>;

const empty: FeedbackDraft = {
  type: '',
  content: '',
  remark: '',
  wantsContact: false,
  address: '',
  pictures: [],
};

const ofGuest = pipe(string(), parseJson(), feedbackTextShape);

/**
 * The draft of the form. The draft of a member is in the database of this device and ends with the session; the draft of a guest is in
 * the session storage of the tab, without pictures. Both outlive a reload.
 */
export function createFeedbackDraft({ cache, customerId, keys, now }: FeedbackNeeds) {
  const entry = () => cache.entry(keptFeedbackDraft, customerId());

  async function write(draft: FeedbackDraft): Promise<void> {
    const own = entry();
    if (own !== null) return own.write({ value: draft, at: now() });
    const { pictures: _, ...text } = draft;
    keys.write({ guestFeedback: JSON.stringify(text) });
  }

  return {
    /** The draft, which may be empty. */
    async read(): Promise<FeedbackDraft> {
      const own = entry();
      if (own !== null) return (await own.read())?.value ?? empty;
      const { success, output } = safeParse(ofGuest, keys.read('guestFeedback'));
      return success ? { ...empty, ...output } : empty;
    },
    write,
    async drop(): Promise<void> {
      if (customerId() === null) keys.write({ guestFeedback: null });
      else await write(empty);
    },
  };
}
