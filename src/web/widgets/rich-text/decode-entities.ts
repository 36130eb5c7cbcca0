/** Named entities that the editors of operators write. Other names stay unchanged. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  bull: '•',
  cent: '¢',
  copy: '©',
  deg: '°',
  eacute: 'é',
  emsp: ' ',
  ensp: ' ',
  euro: '€',
  frac12: '½',
  gt: '>',
  hellip: '…',
  laquo: '«',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  middot: '·',
  nbsp: ' ',
  ndash: '–',
  ntilde: 'ñ',
  Ntilde: 'Ñ',
  para: '¶',
  pound: '£',
  quot: '"',
  raquo: '»',
  rarr: '→',
  rdquo: '”',
  reg: '®',
  rsquo: '’',
  shy: '',
  thinsp: ' ',
  times: '×',
  trade: '™',
  yen: '¥',
  zwj: '\u200d',
  zwnj: '\u200c',
};

function character(code: number): string {
  const allowed = code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return allowed ? String.fromCodePoint(code) : ' ';
}

function decode(entity: string, body: string): string {
  if (/^#x/i.test(body)) return character(Number.parseInt(body.slice(2), 16));
  if (body.startsWith('#')) return character(Number.parseInt(body.slice(1), 10));
  return (Object.hasOwn(named, body) ? named[body] : undefined) ?? entity;
}

/** Decodes `&amp;`, `&#8369;` and `&#x20B1;`, once: the result is not decoded again. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z][a-z\d]{1,9});/gi, decode);
}
