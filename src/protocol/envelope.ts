import { type InferOutput, nullish, object, pipe, transform, unknown } from 'valibot';
import { isPlain, presentFlag } from './model/wire.ts';

/**
 * Envelope of every reply that is not raw. An error may come with HTTP 200 and may hold a value. Gateways send `success`
 * in any spelling of a flag, a code as a number too, and a message in several forms.
 */
export const envelope = object({
  success: presentFlag(),
  value: nullish(unknown(), null),
  errorCode: pipe(
    nullish(unknown(), null),
    transform((code) => (isPlain(code) ? String(code) : null)),
  ),
  message: nullish(unknown(), null),
});

export type Envelope = InferOutput<typeof envelope>;
