import { array, custom, object, string } from 'valibot';

/** The draft of an application as the cache writes it. Pictures are encoded already, without place and time. */
export const activityDraftFormat = {
  shape: object({
    remark: string(),
    pictures: array(
      object({
        name: string(),
        bytes: custom<Uint8Array>((value) => value instanceof Uint8Array),
      }),
    ),
  }),
};
