import { literal, object, safeParse, variant, type InferOutput } from 'valibot';

const gameMessage = variant('type', [
  object({ type: literal('parola:ready') }),
  object({ type: literal('parola:balance') }),
  object({ type: literal('parola:close') }),
  object({ type: literal('parola:cashier') }),
  object({ type: literal('parola:again') }),
]);

/** What a game may tell us: it stands ready, the balance has changed, the player wants to leave, to deposit, or to begin anew with play money. */
export type GameMessage = InferOutput<typeof gameMessage>['type'];

/** Where a game's words may come from: the window of its frame, at the origin it was sent to. */
export interface GameSource {
  readonly window: MessageEventSource | null;
  readonly origin: string;
}

type Envelope = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>;

/** The message an event carries, or null when it is not one of ours from that very frame. */
export function readGameMessage(event: Envelope, from: GameSource): GameMessage | null {
  if (from.window === null || event.source !== from.window) return null;
  if (event.origin !== from.origin || event.origin === 'null') return null;
  const read = safeParse(gameMessage, event.data);
  return read.success ? read.output.type : null;
}

/**
 * The origin of a game's address when it may be framed: a web address of another origin than ours,
 * since a frame that runs scripts on our own origin could undo its own sandbox.
 */
export function framableOrigin(address: string, ours: string): string | null {
  const url = parse(address, ours);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  return url.origin === ours || url.username !== '' ? null : url.origin;
}

function parse(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
