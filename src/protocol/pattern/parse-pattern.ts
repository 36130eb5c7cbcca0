/** A node of a parsed pattern. A `char` matches one UTF-16 unit by an expression of its own. */
export type PatternNode =
  | { readonly kind: 'char'; readonly accepts: RegExp }
  | { readonly kind: 'anchor'; readonly at: 'start' | 'end' | 'word' | 'inside' }
  | { readonly kind: 'sequence'; readonly nodes: readonly PatternNode[] }
  | { readonly kind: 'alternation'; readonly nodes: readonly PatternNode[] }
  | { readonly kind: 'lookahead'; readonly node: PatternNode; readonly negative: boolean }
  | {
      readonly kind: 'repeat';
      readonly node: PatternNode;
      readonly min: number;
      readonly max: number;
    };

/** The pattern has syntax that cannot run in bounded time, such as a backreference. */
class UnsupportedPattern extends Error {}

const quantifier = /^(?:[*+?]|\{(\d+)(,(\d*))?\})\??/;
const classText = /^\[(?:[^\]\\]|\\[^])*\]/;
const escapeText =
  /^\\(?:u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|0(?!\d)|[^\da-zA-Z]|[dDwWsStnrfv])/;
const anchors = { '^': 'start', $: 'end', '\\b': 'word', '\\B': 'inside' } as const;
const maxDepth = 20;

function bounds(text: string, [, min, comma, max]: RegExpExecArray): [number, number] {
  if (text.startsWith('*')) return [0, Infinity];
  if (text.startsWith('+')) return [1, Infinity];
  if (text.startsWith('?')) return [0, 1];
  const from = Number(min);
  if (comma === undefined) return [from, from];
  return [from, max === '' ? Infinity : Number(max)];
}

/** Recursive descent parser of regular expressions. */
class Parser {
  private at = 0;
  private depth = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  parse(): PatternNode {
    const node = this.alternation();
    if (this.at < this.text.length) throw new UnsupportedPattern();
    return node;
  }

  private get rest(): string {
    return this.text.slice(this.at);
  }

  private take(prefix: string): boolean {
    if (!this.rest.startsWith(prefix)) return false;
    this.at += prefix.length;
    return true;
  }

  private alternation(): PatternNode {
    const nodes = [this.sequence()];
    while (this.take('|')) nodes.push(this.sequence());
    return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: 'alternation', nodes };
  }

  private sequence(): PatternNode {
    const nodes: PatternNode[] = [];
    while (this.at < this.text.length && !/^[|)]/.test(this.rest)) nodes.push(this.quantified());
    return { kind: 'sequence', nodes };
  }

  private quantified(): PatternNode {
    const node = this.atom();
    const found = quantifier.exec(this.rest);
    if (!found) return node;
    if (node.kind === 'anchor' || node.kind === 'lookahead') throw new UnsupportedPattern();
    this.at += found[0].length;
    const [min, max] = bounds(found[0], found);
    return { kind: 'repeat', node, min, max };
  }

  private atom(): PatternNode {
    for (const [text, at] of Object.entries(anchors))
      if (this.take(text)) return { kind: 'anchor', at };
    if (this.take('(')) return this.group();
    const text = (classText.exec(this.rest) ?? escapeText.exec(this.rest))?.[0] ?? this.literal();
    this.at += text.length;
    return { kind: 'char', accepts: new RegExp(`^${text}$`) };
  }

  private literal(): string {
    const char = this.text.charAt(this.at);
    if (char === '.') return char;
    if (char === '\\' || char === '[' || quantifier.test(this.rest)) throw new UnsupportedPattern();
    return char.replace(/[{}\]]/, '\\$&');
  }

  private group(): PatternNode {
    this.depth += 1;
    if (this.depth > maxDepth) throw new UnsupportedPattern();
    const ahead = this.take('?=') ? '=' : this.take('?!') ? '!' : null;
    if (ahead === null && !this.take('?:') && this.rest.startsWith('?'))
      throw new UnsupportedPattern();
    const node = this.alternation();
    if (!this.take(')')) throw new UnsupportedPattern();
    this.depth -= 1;
    return ahead === null ? node : { kind: 'lookahead', node, negative: ahead === '!' };
  }
}

/** Parses a regular expression. Gives null for one that is invalid or cannot run in bounded time. */
export function parsePattern(text: string): PatternNode | null {
  try {
    void new RegExp(text);
    return new Parser(text).parse();
  } catch {
    return null;
  }
}
