import {
  array,
  boolean,
  custom,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
} from 'valibot';
import { declareEntry } from '../cache/declare-entry.ts';
import { feedbackStates, feedbackTypes } from '#protocol/vocabulary/feedback.ts';

/** The bounds of the content, as the cache writes them. */
export const keptFeedbackRules = declareEntry(
  'feedback-rules',
  { shape: object({ minLength: number(), maxLength: number() }) },
  'public',
);

/** The feedback of the member. The addresses of its pictures work for some minutes. */
export const keptFeedback = declareEntry(
  'feedback',
  {
    shape: array(
      object({
        id: string(),
        type: picklist(feedbackTypes),
        content: string(),
        remark: string(),
        pictures: array(string()),
        wantsContact: boolean(),
        state: picklist([...feedbackStates, 'other']),
        replies: array(
          object({
            from: picklist(['operator', 'member', 'other']),
            content: string(),
            at: number(),
          }),
        ),
        at: number(),
        reopenBy: nullable(number()),
        answerBy: optional(nullable(number()), null),
        isLate: optional(boolean(), false),
      }),
    ),
  },
  'private',
);

/** The text of the form that is not sent yet. An empty type is no choice. */
export const feedbackTextShape = object({
  type: picklist([...feedbackTypes, '']),
  content: string(),
  remark: string(),
  wantsContact: boolean(),
  address: string(),
});

/** The draft of a member. Pictures are encoded already, without place and time. */
export const keptFeedbackDraft = declareEntry(
  'feedback-draft',
  {
    shape: object({
      ...feedbackTextShape.entries,
      pictures: array(
        object({
          name: string(),
          bytes: custom<Uint8Array>((value) => value instanceof Uint8Array),
        }),
      ),
    }),
  },
  'unsent',
);
