/** What a pattern is made of. A `one` takes one UTF-16 unit that its own small expression accepts. */
export type Part =
  | { readonly kind: 'one'; readonly accepts: RegExp }
  | { readonly kind: 'edge'; readonly at: 'start' | 'end' | 'word' | 'inside' }
  | { readonly kind: 'all'; readonly parts: readonly Part[] }
  | { readonly kind: 'either'; readonly parts: readonly Part[] }
  | { readonly kind: 'ahead'; readonly part: Part; readonly negative: boolean }
  | { readonly kind: 'repeat'; readonly part: Part; readonly least: number; readonly most: number };

/** The pattern says something that cannot be checked in bounded time, such as a backreference. */
class Unreadable extends Error {}

const quantifier = /^(?:[*+?]|\{(\d+)(,(\d*))?\})\??/;
const classText = /^\[(?:[^\]\\]|\\[^])*\]/;
const escapeText =
  /^\\(?:u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|0(?!\d)|[^\da-zA-Z]|[dDwWsStnrfv])/;
const edges = { '^': 'start', $: 'end', '\\b': 'word', '\\B': 'inside' } as const;
const deepest = 20;

function bounds(text: string, [, least, comma, most]: RegExpExecArray): [number, number] {
  if (text.startsWith('*')) return [0, Infinity];
  if (text.startsWith('+')) return [1, Infinity];
  if (text.startsWith('?')) return [0, 1];
  const from = Number(least);
  if (comma === undefined) return [from, from];
  return [from, most === '' ? Infinity : Number(most)];
}

/** Reads the text of a regular expression from left to right. */
class Reader {
  private at = 0;
  private depth = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  whole(): Part {
    const part = this.either();
    if (this.at < this.text.length) throw new Unreadable();
    return part;
  }

  private get rest(): string {
    return this.text.slice(this.at);
  }

  private take(taken: string): boolean {
    if (!this.rest.startsWith(taken)) return false;
    this.at += taken.length;
    return true;
  }

  private either(): Part {
    const parts = [this.all()];
    while (this.take('|')) parts.push(this.all());
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'either', parts };
  }

  private all(): Part {
    const parts: Part[] = [];
    while (this.at < this.text.length && !/^[|)]/.test(this.rest)) parts.push(this.repeated());
    return { kind: 'all', parts };
  }

  private repeated(): Part {
    const part = this.single();
    const found = quantifier.exec(this.rest);
    if (!found) return part;
    if (part.kind === 'edge' || part.kind === 'ahead') throw new Unreadable();
    this.at += found[0].length;
    const [least, most] = bounds(found[0], found);
    return { kind: 'repeat', part, least, most };
  }

  private single(): Part {
    for (const [text, at] of Object.entries(edges))
      if (this.take(text)) return { kind: 'edge', at };
    if (this.take('(')) return this.group();
    const text = (classText.exec(this.rest) ?? escapeText.exec(this.rest))?.[0] ?? this.plain();
    this.at += text.length;
    return { kind: 'one', accepts: new RegExp(`^${text}$`) };
  }

  private plain(): string {
    const sign = this.text.charAt(this.at);
    if (sign === '.') return sign;
    if (sign === '\\' || sign === '[' || quantifier.test(this.rest)) throw new Unreadable();
    return sign.replace(/[{}\]]/, '\\$&');
  }

  private group(): Part {
    this.depth += 1;
    if (this.depth > deepest) throw new Unreadable();
    const ahead = this.take('?=') ? '=' : this.take('?!') ? '!' : null;
    if (ahead === null && !this.take('?:') && this.rest.startsWith('?')) throw new Unreadable();
    const part = this.either();
    if (!this.take(')')) throw new Unreadable();
    this.depth -= 1;
    return ahead === null ? part : { kind: 'ahead', part, negative: ahead === '!' };
  }
}

/** The parts of a regular expression, or null when it is broken or asks for what takes unbounded time. */
export function parsePattern(text: string): Part | null {
  try {
    void new RegExp(text);
    return new Reader(text).whole();
  } catch {
    return null;
  }
}
