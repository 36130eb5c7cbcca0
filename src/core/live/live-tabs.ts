import {
  array,
  boolean,
  type InferOutput,
  literal,
  maxLength,
  nullable,
  number,
  object,
  picklist,
  pipe,
  safeParse,
  string,
  variant,
} from 'valibot';
import { eventKinds } from '#protocol/vocabulary/event-kind.ts';
import type { Channel } from '../platform.ts';

const id = pipe(string(), maxLength(100));
const ids = pipe(array(id), maxLength(500));

const event = object({
  kind: picklist(eventKinds),
  at: number(),
  amount: nullable(number()),
  quiet: boolean(),
});

const message = variant('kind', [
  /** An event that the leader has received. */
  object({ kind: literal('event'), id, event }),
  /** The stream has reached an id. */
  object({ kind: literal('reached'), id }),
  /** The leader has missed too much. */
  object({ kind: literal('reset') }),
  /** A tab asks for the leader. */
  object({ kind: literal('where') }),
  /** The leader is here: the ids to continue with. */
  object({ kind: literal('here'), lastId: nullable(id), seen: ids }),
  /** A tab has shown these events. */
  object({ kind: literal('notified'), ids }),
]);

export type TabMessage = InferOutput<typeof message>;

const addressed = object({ customer: string(), message });

/** Messages about live events between the tabs of one member. */
export function createLiveTabs(channel: Channel, customerId: () => string | null) {
  return {
    post(sent: TabMessage): void {
      channel.post({ customer: customerId() ?? '', message: sent });
    },
    listen(listener: (received: TabMessage) => void): void {
      channel.listen((data) => {
        const read = safeParse(addressed, data);
        const isOwn = read.success && read.output.customer === customerId();
        if (isOwn) listener(read.output.message);
      });
    },
    close: () => channel.close(),
  };
}
