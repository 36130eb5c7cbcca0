import { array, boolean, custom, nullable, number, object, picklist, string } from 'valibot';
import { feedbackStates, feedbackTypes } from '#protocol/vocabulary/feedback.ts';

/** The bounds of the content, as the cache writes them. */
export const feedbackRulesFormat = { shape: object({ minLength: number(), maxLength: number() }) };

/** The feedback of the member. The addresses of its pictures work for some minutes. */
export const feedbackFormat = {
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
    }),
  ),
};

/** The text of the form that is not sent yet. An empty type is no choice. */
export const feedbackTextShape = object({
  type: picklist([...feedbackTypes, '']),
  content: string(),
  remark: string(),
  wantsContact: boolean(),
  address: string(),
});

/** The draft of a member. Pictures are encoded already, without place and time. */
export const feedbackDraftFormat = {
  shape: object({
    ...feedbackTextShape.entries,
    pictures: array(
      object({
        name: string(),
        bytes: custom<Uint8Array>((value) => value instanceof Uint8Array),
      }),
    ),
  }),
};
