import { isAppPath } from '#protocol/paths.ts';
import type { Sql } from '../store/database.ts';
import type { NewMessage } from './add-message.ts';
import type { WrittenMessage } from './chat-model.ts';
import { readWords } from './order.ts';
import { cleanText } from './clean-text.ts';
import { findWin } from './wins.ts';
import { ChatRefusal } from './chat-refusal.ts';

/** Scripts that write no spaces between words: a word of them is found inside of others too. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Khmer}\p{Script=Lao}]/u;

const escape = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function patternOf(word: string): string {
  const plain = escape(word);
  if (withoutSpaces.test(word)) return plain;
  return String.raw`(?<![\p{L}\p{N}])${plain}(?![\p{L}\p{N}])`;
}

let known = { key: '', pattern: /(?!)/u };

/** The text with dots in the place of the operator's words, in any case. Words of Latin letters are covered as a whole. */
export function coverWords(text: string, words: readonly string[]): string {
  if (words.length === 0) return text;
  const key = words.join('\n');
  if (known.key !== key) {
    const longestFirst = words.toSorted((a, b) => b.length - a.length);
    known = { key, pattern: new RegExp(longestFirst.map(patternOf).join('|'), 'giu') };
  }
  return text.replaceAll(known.pattern, (found) => '•'.repeat(Array.from(found).length));
}

/** Endings of names that are read as names of sites. Shorter words, such as `me`, need a path after them. */
const endings =
  'com|net|org|info|biz|io|app|xyz|top|site|online|club|vip|bet|casino|ph|cn|th|hk|sg|ru|tk|link|shop|live|tv|gg|ly';

const address = new RegExp(
  [
    String.raw`[a-z][a-z0-9+.-]*:\/\/\S+`,
    String.raw`\b(?:javascript|data|mailto|tel|vbscript):\S+`,
    String.raw`\bwww\.\S+`,
    String.raw`(?<![\p{L}\p{N}-])(?:[\p{L}\p{N}-]+[.。])+(?:${endings})(?![\p{L}\p{N}-])\S*`,
    String.raw`(?<![\p{L}\p{N}-])(?:[\p{L}\p{N}-]+[.。])+\p{L}{2,12}\/\S*`,
  ].join('|'),
  'giu',
);

/** True when an origin is one of the app. A pattern that ends in `:*` stands for any port. */
function isOwn({ origin, protocol, hostname }: URL, patterns: readonly string[]): boolean {
  return patterns.includes(origin) || patterns.includes(`${protocol}//${hostname}:*`);
}

/**
 * The text with each address of a page of the app as its path, such as `/promotions`. Refusal `link` when it has an address
 * of another site, or of no page. `appOrigins` are the origins of the app.
 */
export function ownLinksOnly(text: string, appOrigins: readonly string[]): string {
  return text.replaceAll(address, (found) => {
    const url = URL.canParse(found) ? new URL(found) : null;
    if (url === null || !isOwn(url, appOrigins) || !isAppPath(url.pathname)) {
      throw new ChatRefusal('link');
    }
    return url.pathname + url.search;
  });
}

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
