import type { Context } from 'hono';
import { answerOnce } from '../http/answer-once.ts';
import type { HttpEnv } from '../http/request-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { ConsoleNeeds } from './console-needs.ts';
import { BadRequest } from './read-body.ts';

/** The owner of the keys of all operators: they are apart from the keys of members. */
const consoleId = '00000000-0000-0000-0000-000000000000';

/** The idempotency key of a request. Undefined without one. */
export const keyOf = (context: Context<HttpEnv>): string | undefined =>
  context.req.header('Idempotency-Key');

/** An answer that says that nothing was done: its key may be used again. */
class NotDone extends Error {
  readonly answer: Response;

  constructor(answer: Response) {
    super('The request was refused');
    this.answer = answer;
  }
}

/**
 * Answers a change of an operator. The page sends a key with each form: a repeated request, such as one after a reload of the page
 * whose first answer was lost, gets the first answer for a day and changes nothing. Requests of scripts may have no key. Throws a
 * BadRequest for a key that was sent with other values.
 */
export async function answerKeyed(
  { database: { sql }, vault, settings: { clock } }: ConsoleNeeds,
  context: Context<HttpEnv>,
  run: () => Promise<Response>,
): Promise<Response> {
  const key = keyOf(context);
  if (key === undefined) return run();
  const path = `${context.get('operator').name} ${context.req.method} ${context.req.path}`;
  const request = await context.req.text();
  let isFirst = false;
  try {
    const values: unknown = await answerOnce(
      { sql, vault, clock },
      { memberId: consoleId, key, path, request },
      async () => {
        isFirst = true;
        const answer = await run();
        if (!answer.ok) throw new NotDone(answer);
        return answer.json();
      },
    );
    return Response.json(values);
  } catch (error) {
    if (error instanceof NotDone) return error.answer;
    const isOfOthers = error instanceof Refusal && error.code === 'request_invalid' && !isFirst;
    if (!isOfOthers) throw error;
    throw new BadRequest(
      'This form was sent before with other values. See if that has happened, then send it again.',
    );
  }
}
