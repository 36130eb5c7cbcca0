import { proxy, ref } from 'valtio/vanilla';
import {
  getFeedback,
  getFeedbackRules,
  reopenFeedback,
  sendFeedback,
} from '#protocol/calls/contact/feedback.ts';
import type { ReplyOf, RequestOf } from '#protocol/call.ts';
import { keptFeedbackRules, keptFeedback } from './kept-feedback.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import { createPictureUploads } from '../uploads/uploads.ts';
import { createFeedbackDraft } from './feedback-draft.ts';
import type { FeedbackNeeds } from './feedback-needs.ts';

export type { FeedbackDraft } from './feedback-draft.ts';
export type { FeedbackNeeds } from './feedback-needs.ts';

/** Feedback of the member, with its answers. */
export type OwnFeedback = ReplyOf<typeof getFeedback>[number];
/** The bounds of the content, in characters as people count them. */
export type FeedbackRules = ReplyOf<typeof getFeedbackRules>;

interface FeedbackListState extends QueryState {
  /** The newest comes first. */
  feedback: readonly OwnFeedback[];
}

interface FeedbackRulesState extends QueryState {
  /** Null until they are known. */
  rules: FeedbackRules | null;
}

function createRules({ send, events, now, cache }: FeedbackNeeds) {
  const state = proxy<FeedbackRulesState>({ ...idle(), rules: null });
  const { load } = createQuery({
    events,
    now,
    state,
    refreshOn: ['online'],
    keep: () => cache.entry(keptFeedbackRules, ''),
    call: (options) => send(getFeedbackRules, {}, options),
    show: (rules) => ({ rules }),
  });
  return { state, load };
}

function createList({ send, events, now, cache, customerId }: FeedbackNeeds) {
  const empty = { feedback: [] };
  const state = proxy<FeedbackListState>({ ...idle(), ...empty });
  const { load } = createQuery<readonly OwnFeedback[], FeedbackListState>({
    events,
    now,
    state,
    empty,
    isPrivate: true,
    enabled: () => customerId() !== null,
    refreshOn: ['feedbackMoved', 'online', 'visible'],
    keep: () => cache.entry(keptFeedback, customerId()),
    call: (options) => send(getFeedback, {}, options),
    show: (feedback) => ({ feedback }),
  });
  return { state, load };
}

/** Feedback of members and guests: its rules, the form with its draft, and the own list, kept offline. Verbs throw GatewayError. */
export function createFeedback(needs: FeedbackNeeds) {
  const { send, events } = needs;
  const list = createList(needs);
  return {
    rules: createRules(needs),
    list,
    draft: createFeedbackDraft(needs),
    uploads: createPictureUploads(needs),
    /** Sends feedback and returns its reference number. */
    async send(feedback: RequestOf<typeof sendFeedback>): Promise<string> {
      const { referenceNo } = await send(sendFeedback, feedback);
      events.emit('feedbackMoved');
      return referenceNo;
    },
    /** Opens closed feedback again, with a text. Returns it as it is then: too late, it stays closed. */
    async reopen(id: string, content: string): Promise<OwnFeedback> {
      const after = await send(reopenFeedback, { id, content });
      // A gateway that only confirms it is asked for the list.
      if (after.state !== 'other') {
        list.state.feedback = ref(list.state.feedback.map((one) => (one.id === id ? after : one)));
      }
      events.emit('feedbackMoved');
      return after;
    },
  };
}

export type Feedback = ReturnType<typeof createFeedback>;
