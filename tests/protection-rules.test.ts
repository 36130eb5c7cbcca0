import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { marketPack, markets, packOf } from '#gateway/protection/market-pack.ts';

const document = 'src/gateway/protection/rules.md';

const sources = [
  'RTS',
  'SR 3.4.3',
  'LCCP 17.1.1',
  'Pa. § 814a',
  'AGCO 2.14.1',
  'KSA',
  'PAGCOR',
  'own',
];

/** The cells of the tables of rules, which have five columns. */
const rows = readFileSync(document, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (?:-|source)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .filter((cells) => cells.length === 5)
  .map(([source = '', asks = '', does = '', fields = '', tests = '']) => ({
    source,
    asks,
    does,
    fields: fields === '—' ? [] : fields.split('<br>'),
    tests,
  }));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a schema by their path, such as `play.checkMinutes`. A list, and what can be null, is one field. */
function fieldsOf(schema: unknown, path: readonly string[] = []): string[] {
  const entries = isRecord(schema) ? schema['entries'] : null;
  if (!isRecord(entries)) return [path.join('.')];
  return Object.entries(entries).flatMap(([name, inner]) => fieldsOf(inner, [...path, name]));
}

/** The value of a pack at a path. */
const valueAt = (pack: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), pack);

const money = new Set(['lossFrom', 'leastStake', 'untilThen', 'amount']);

/** A word, or a number with commas. Amounts of money are pesos. */
function writePlain(name: string, value: unknown): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  return money.has(name) ? `₱${(value / 100).toLocaleString('en')}` : value.toLocaleString('en');
}

/** An object as people read it: its name, hours of a day, or a limit. */
function writeObject(value: Readonly<Record<string, unknown>>): string {
  const write = (name: string) => writePlain(name, value[name]);
  if ('name' in value) return write('name');
  if ('from' in value) return `${write('from')} to ${write('until')} o’clock`;
  const age = 'youngerThan' in value ? ` below ${write('youngerThan')} years` : '';
  return `${write('kind')} ${write('frame')} ${write('amount')}${age}`;
}

/** A value as people read it. */
function writeValue(name: string, value: unknown): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((one) => writeValue(name, one)).join(', ');
  return isRecord(value) ? writeObject(value) : writePlain(name, value);
}

/** A field as the table has it: its value in all packs, or the values in their order. */
function writeField(path: string): string {
  const name = path.split('.').at(-1) ?? '';
  const values = markets.map((market) => writeValue(name, valueAt(packOf(market), path)));
  const shown = new Set(values).size === 1 ? values[0] : values.join(' / ');
  return `\`${path}\` ${shown}`;
}

const linksIn = (text: string) =>
  [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) =>
    posix.join(posix.dirname(document), path),
  );

it('the table of rules has rows of all sources', () => {
  const named = rows.map(({ source }) => sources.find((one) => source.startsWith(one)));
  expect(rows.filter((_, nth) => named[nth] === undefined)).toEqual([]);
  expect(new Set(named)).toEqual(new Set(sources));
});

it('each rule names a test file that exists, or says that it is not built', () => {
  const faults = rows.filter(({ does, tests }) => {
    if (does.startsWith('**Not built.**')) return tests !== 'not built';
    const paths = linksIn(tests);
    return (
      paths.length === 0 ||
      !paths.every((path) => /\.(test|spec)\.tsx?$/.test(path) && existsSync(path))
    );
  });
  expect(faults).toEqual([]);
});

it('fields and values of the table are the ones of the packs', () => {
  const known = new Map(fieldsOf(marketPack).map((path) => [path, writeField(path)]));
  const written = rows.flatMap(({ fields }) => fields);
  const right = written.map(
    (field) => known.get(/^`([^`]+)`/.exec(field)?.[1] ?? '') ?? 'no field',
  );
  expect(written).toEqual(right);
});

it('each field of the packs stands in the table', () => {
  const written = rows.flatMap(({ fields }) =>
    fields.map((field) => /^`([^`]+)`/.exec(field)?.[1]),
  );
  expect(fieldsOf(marketPack).filter((path) => !written.includes(path))).toEqual([]);
});
