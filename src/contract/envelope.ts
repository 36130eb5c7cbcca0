import { boolean, type InferOutput, nullish, object, string, unknown } from 'valibot';

/** What wraps the value of every answer that is not raw. A refusal may come with HTTP 200 and may carry a value. */
export const envelope = object({
  success: boolean(),
  value: nullish(unknown(), null),
  errorCode: nullish(string(), null),
  message: nullish(string(), null),
});

export type Envelope = InferOutput<typeof envelope>;
