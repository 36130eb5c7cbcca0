import type { Sql } from '../store/database.ts';
import type { NewMessage } from './add-message.ts';
import type { WrittenMessage } from './chat-model.ts';
import { readWords } from './order.ts';
import { cleanText } from './text/clean-text.ts';
import { coverWords } from './text/cover-words.ts';
import { ownLinksOnly } from './text/own-links.ts';
import { findWin } from './wins.ts';

/**
 * The message of a member as it is stored. Refusals `empty`, `too_long`, `link`, and `not_found` for a win that is not
 * theirs. `appOrigins` are the origins whose addresses a text may have.
 */
export async function prepareMessage(
  sql: Sql,
  memberId: string,
  { content, clientId, replyTo, mentions }: WrittenMessage,
  appOrigins: readonly string[],
): Promise<NewMessage> {
  const message = { memberId, clientId, replyTo, mentions };
  if ('roundId' in content) {
    const win = await findWin(sql, memberId, content.roundId);
    return { ...message, kind: 'win', text: '', win };
  }
  const clean = ownLinksOnly(cleanText(content.text), appOrigins);
  return { ...message, kind: 'text', text: coverWords(clean, await readWords(sql)), win: null };
}
