import { decodeEntities } from './decode-entities.ts';

/** Elements whose content is not text for people. */
const silent = new Set(['script', 'style', 'template', 'title', 'noscript', 'textarea', 'iframe']);
/** Elements that stand on lines of their own. */
const breaking =
  /^(?:address|article|aside|blockquote|br|dd|div|dl|dt|figure|footer|h[1-6]|header|hr|li|ol|p|pre|section|table|td|th|tr|ul)$/;

interface Tag {
  readonly name: string;
  readonly closes: boolean;
  /** Where the text goes on. */
  readonly end: number;
}

/** Where a tag's `>` stands, past quoted attributes; the length when it never comes. */
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

/** The tag, comment or declaration that opens at `at`, or null when the `<` is only a sign. */
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

/** Past the end tag of an element whose content is not shown. */
function skipContent(html: string, { name, end }: Tag): number {
  const close = html.slice(end).search(new RegExp(`</${name}`, 'i'));
  return close === -1 ? html.length : endOfTag(html, end + close);
}

/**
 * The words of a piece of HTML from outside, one line for each block. It never builds a document,
 * so it needs no Trusted Types policy, and what it cannot read it leaves out.
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
