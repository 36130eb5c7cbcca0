import { boolean, type InferOutput, nullish, object, string, unknown } from 'valibot';

/** Envelope of every reply that is not raw. An error may come with HTTP 200 and may hold a value. */
export const envelope = object({
  success: boolean(),
  value: nullish(unknown(), null),
  errorCode: nullish(string(), null),
  message: nullish(string(), null),
});

export type Envelope = InferOutput<typeof envelope>;
