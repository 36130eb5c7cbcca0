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
