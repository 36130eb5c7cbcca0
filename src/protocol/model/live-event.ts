import {
  type InferInput,
  type InferOutput,
  object,
  optional,
  picklist,
  pipe,
  transform,
} from 'valibot';
import { eventKinds } from '../vocabulary/event-kind.ts';
import { pesos } from './money.ts';
import { time } from './readers/time.ts';
import { flag } from './wire.ts';

/**
 * Names of the frames of a stream (`text/event-stream`). Each frame has the id to continue after.
 *
 * - `ready`: the stream is open, and everything up to its id was sent.
 * - `change`: a live event, as JSON.
 * - `reset`: too much was missed. The client reads everything again.
 */
export const liveFrames = ['ready', 'change', 'reset'] as const;

/**
 * A live event.
 *
 * - `at`: epoch milliseconds.
 * - `amount`: the amount of a deposit or withdrawal, the signed difference of the balance, or null.
 * - `quiet`: the client refreshes what it shows, and says nothing.
 */
export const liveEvent = pipe(
  object({
    kind: picklist(eventKinds),
    at: time(),
    amount: optional(pesos()),
    quiet: flag(),
  }),
  transform(({ amount = null, ...event }) => ({ ...event, amount })),
);

export type LiveEvent = InferOutput<typeof liveEvent>;
export type WireLiveEvent = InferInput<typeof liveEvent>;
