import {
  boolean,
  literal,
  minValue,
  number,
  object,
  optional,
  pipe,
  safeParse,
  variant,
  type InferOutput,
  integer,
  maxValue,
} from 'valibot';
import type { Centavos } from '#protocol/model/money.ts';

const shownBalance = object({
  type: literal('parola:balance'),
  /** The figure that the game shows. */
  centavos: pipe(number(), integer(), minValue(0), maxValue(Number.MAX_SAFE_INTEGER)),
  /** The stake of a round that is under way is taken off. */
  held: optional(boolean(), false),
});

const gameMessage = variant('type', [
  object({ type: literal('parola:ready') }),
  object({ type: literal('parola:balance') }),
  object({ type: literal('parola:close') }),
  object({ type: literal('parola:cashier') }),
  object({ type: literal('parola:again') }),
]);

/** Message types of a game: it is ready, the balance changed, the player closes it, opens the cashier, or restarts with play money. */
export type GameMessage = InferOutput<typeof gameMessage>['type'];

/** The balance that a message of the game says it shows. Null when it says none. */
export function readShownBalance(data: unknown): { centavos: Centavos; held: boolean } | null {
  const parsed = safeParse(shownBalance, data);
  return parsed.success ? { centavos: parsed.output.centavos, held: parsed.output.held } : null;
}

/** The only valid sender: the window of the game's frame, with the origin of its address. */
interface GameSource {
  readonly window: MessageEventSource | null;
  readonly origin: string;
}

type Envelope = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>;

/** The message type of an event, or null when the sender or the shape is wrong. */
export function readGameMessage(event: Envelope, source: GameSource): GameMessage | null {
  if (source.window === null || event.source !== source.window) return null;
  if (event.origin !== source.origin || event.origin === 'null') return null;
  const parsed = safeParse(gameMessage, event.data);
  return parsed.success ? parsed.output.type : null;
}

/**
 * The origin of a game's address, or null when it must not be framed. Only http(s) addresses of another origin
 * are allowed: a frame with scripts on the app's origin could remove its own sandbox.
 */
export function framableOrigin(address: string, ownOrigin: string): string | null {
  const url = parse(address, ownOrigin);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  return url.origin === ownOrigin || url.username !== '' ? null : url.origin;
}

function parse(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
