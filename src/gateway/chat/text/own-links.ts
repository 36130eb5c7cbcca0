import { isAppPath } from '#protocol/paths.ts';
import { ChatRefusal } from '../chat-refusal.ts';

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
