import { safeParse } from 'valibot';
import type { Call } from '../call.ts';
import { envelope } from '../envelope.ts';
import { compareReply, type Difference } from './compare-reply.ts';

/**
 * The differences of the body of an answer with a status of success: of its envelope, and of the value in it. The value of a
 * refusal is not compared.
 */
export function compareAnswer(
  call: Pick<Call, 'reply' | 'raw'>,
  body: unknown,
): readonly Difference[] {
  const { success: isWrapped, output } = safeParse(envelope, body);
  const isRefusal = isWrapped && !output.success;
  if (call.raw) return isRefusal ? [] : compareReply(call, body).differences;
  const { differences } = compareReply({ reply: envelope }, body);
  if (!isWrapped || isRefusal) return differences;
  return [...differences, ...compareReply(call, output.value).differences];
}
