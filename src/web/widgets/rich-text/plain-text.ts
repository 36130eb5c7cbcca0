import { decodeEntities } from './decode-entities.ts';

/** Elements whose content is not text for people. */
const silent = new Set(['script', 'style', 'template', 'title', 'noscript', 'textarea', 'iframe']);
/** Elements that start a new line. */
const breaking =
  /^(?:address|article|aside|blockquote|br|dd|div|dl|dt|figure|footer|h[1-6]|header|hr|li|ol|p|pre|section|table|td|th|tr|ul)$/;

interface Tag {
  readonly name: string;
  readonly closes: boolean;
  /** Index after the tag. */
  readonly end: number;
}

/** Index after the `>` of a tag, skipping quoted attributes; the length of the text without one. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const character = html.charAt(at);
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '>') return at + 1;
    else if (character === '"' || character === "'") quote = character;
  }
  return html.length;
}

function endOf(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at === -1 ? html.length : at + mark.length;
}

/** The tag, comment or declaration at `at`, or null when the `<` is plain text. */
function tagAt(html: string, at: number): Tag | null {
  if (html.startsWith('<!--', at))
    return { name: '', closes: false, end: endOf(html, '-->', at + 4) };
  const opening = /^<(\/?)([a-z!?][\w:-]*)/i.exec(html.slice(at, at + 40));
  if (opening === null) return null;
  const [whole, slash, name = ''] = opening;
  return {
    name: name.toLowerCase(),
    closes: slash === '/',
    end: endOfTag(html, at + whole.length),
  };
}

/** Index after the end tag of an element whose content is skipped. */
function skipContent(html: string, { name, end }: Tag): number {
  const close = html.slice(end).search(new RegExp(`</${name}`, 'i'));
  return close === -1 ? html.length : endOfTag(html, end + close);
}

/**
 * The text of untrusted HTML, one line per block element. It scans the string and builds no document,
 * so it needs no Trusted Types policy. It skips markup that it cannot parse.
 */
export function plainText(html: string): string {
  const parts: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1) break;
    const tag = tagAt(html, open);
    parts.push(html.slice(at, tag === null ? open + 1 : open));
    if (tag === null) {
      at = open + 1;
      continue;
    }
    if (breaking.test(tag.name)) parts.push('\n');
    at = silent.has(tag.name) && !tag.closes ? skipContent(html, tag) : tag.end;
  }
  parts.push(html.slice(at));
  return tidy(decodeEntities(parts.join('')));
}

function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
