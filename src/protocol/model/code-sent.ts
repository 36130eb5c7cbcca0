import { type InferOutput, object, pipe, transform } from 'valibot';
import { countOrNull } from './readers/count.ts';
import { part } from './readers/part.ts';
import { timeOrNull } from './readers/time.ts';

/** Validity of a code: `minutes`, or `until` in epoch milliseconds from newer gateways; null when not given. Some gateways only confirm. */
export const codeSent = pipe(
  part(object({ expiredMinutes: countOrNull(), expirationTime: timeOrNull() })),
  transform(({ expiredMinutes, expirationTime }) => ({
    minutes: expiredMinutes,
    until: expirationTime,
  })),
);

export type CodeSent = InferOutput<typeof codeSent>;
