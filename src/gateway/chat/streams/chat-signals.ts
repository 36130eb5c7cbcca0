import { type InferOutput, literal, number, object, safeParse, string, variant } from 'valibot';
import { announce } from '../../store/signals.ts';

const prefix = 'chat ';

const signal = variant('kind', [
  /** A room has messages or changes that are not sent yet. */
  object({ kind: literal('room'), room: string() }),
  /** Somebody has named or answered a member. */
  object({ kind: literal('member'), member: string() }),
  /** A member writes. `name` is what the others see. */
  object({ kind: literal('typing'), room: string(), member: string(), name: string() }),
  /** A member has read up to a message of a private room; the operator when `by` is empty. */
  object({
    kind: literal('read'),
    room: string(),
    by: string(),
    seq: number(),
  }),
]);

export type ChatSignal = InferOutput<typeof signal>;

/** Notifies the gateways of the store, with a query builder or, after its commit, a transaction. */
export function signalChat(sql: object, signal: ChatSignal): void {
  announce(sql, prefix + JSON.stringify(signal));
}

/** Reads a signal of the chat. Null for the signals of others. */
export function readSignal(text: string): ChatSignal | null {
  if (!text.startsWith(prefix)) return null;
  const { success, output } = safeParse(signal, JSON.parse(text.slice(prefix.length)));
  return success ? output : null;
}
