import { fallback, literal, optional } from 'valibot';

/** Search parameters of feedback. Without `feedback`, the page shows the form. */
export const feedbackSearch = {
  /** The own feedback with its answers. */
  feedback: fallback(optional(literal('sent')), undefined),
};
