import type { Context } from 'hono';
import {
  array,
  type GenericSchema,
  type InferOutput,
  maxLength,
  minValue,
  number,
  object,
  pipe,
  regex,
  safeInteger,
  safeParse,
  string,
} from 'valibot';

/** A ticket or a session of a game page. */
export const secret = pipe(string(), maxLength(200));

/** The key of a round or a bet, which happens once. */
export const roundKey = pipe(string(), regex(/^[\w-]{8,80}$/));

export const stakeField = pipe(number(), safeInteger(), minValue(1));

/** The request that opens a page. */
export const openRequest = object({
  ticket: secret,
  /** Origins that may frame the page, as the browser reports them. */
  parents: pipe(array(pipe(string(), maxLength(200))), maxLength(4)),
});

/** A request with a session alone. */
export const sessionRequest = object({ session: secret });

/** Reads a request by its schema. Null when it has another shape. */
export async function readRequest<Schema extends GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<InferOutput<Schema> | null> {
  const parsed = safeParse(schema, await context.req.json().catch(() => null));
  return parsed.success ? parsed.output : null;
}
