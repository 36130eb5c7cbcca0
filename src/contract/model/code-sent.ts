import { type InferOutput, nullish, number, object, pipe, transform } from 'valibot';
import { wholeNumber } from './wire.ts';

/** For how long a code is good, in minutes. Gateways of another age say until when instead. */
export const codeSent = pipe(
  object({ expiredMinutes: nullish(number(), null), expirationTime: nullish(wholeNumber(), null) }),
  transform(({ expiredMinutes, expirationTime }) => ({
    minutes: expiredMinutes,
    until: expirationTime,
  })),
);

export type CodeSent = InferOutput<typeof codeSent>;
