import { type InferOutput, picklist } from 'valibot';

/** Types of feedback, in the order of their choice. */
export const feedbackTypes = ['deposit', 'withdraw', 'game', 'service', 'apply', 'other'] as const;

/** A type of feedback. */
export const feedbackType = picklist(feedbackTypes);
export type FeedbackType = InferOutput<typeof feedbackType>;

/** States of feedback. */
export const feedbackStates = [
  /** It waits for the operator. */
  'open',
  /** The operator has answered. */
  'answered',
  /** The operator has closed it. For some days the member can open it again. */
  'closed',
] as const;

/** A state of feedback. */
export type FeedbackState = (typeof feedbackStates)[number];
