import { type GenericSchema, safeParse } from 'valibot';
import { time } from '../model/readers/time.ts';
import { isPlain } from '../model/wire.ts';

/** A value that was read although our own gateway would send it otherwise. Neither text holds a value of the reply. */
export interface Oddity {
  /** The type and the spelling of the value that came, masked. */
  readonly came: string;
  /** The meaning that the reader gave it; null for none, as if it were missing. */
  readonly madeOf: string | null;
}

const sentFlags: ReadonlySet<unknown> = new Set([true, false, 0, 1, '0', '1', 'Y', 'N']);
const flagText = /^(true|false|yes|no?|y|)$/i;
const digits = /^[\d.]+$/;
const numberText = /^-?[\d,]+(\.\d+)?$/;
/** No value of any vocabulary. */
const nonsense = '~';
const longestShown = 24;

/** The spelling of a text without its content: digits are 9, letters x or X. */
const maskedText = (text: string) =>
  text
    .slice(0, longestShown)
    .replace(/\p{N}/gu, '9')
    .replace(/\p{L}/gu, (letter) => (letter === letter.toLowerCase() ? 'x' : 'X')) +
  (text.length > longestShown ? '…' : '');

/** A value of JSON as its type and its masked spelling. Flags, which are nobody's, are shown as they are. */
export function masked(value: unknown): string {
  if (typeof value === 'number') return `the number ${maskedText(String(value))}`;
  if (typeof value === 'string')
    return `the text "${flagText.test(value) ? value : maskedText(value)}"`;
  if (value === undefined) return 'missing';
  return Array.isArray(value)
    ? 'a list'
    : isPlain(value) || value === null
      ? `${JSON.stringify(value)}`
      : 'an object';
}

/** A word of a vocabulary, which is shown as it is. */
const shownWord = (value: unknown) =>
  /^[a-z][a-z_.-]{0,23}$/i.test(String(value)) ? `the word "${String(value)}"` : masked(value);

/** Reads values by a schema. Results are compared as text of JSON. */
function readerOf(schema: GenericSchema) {
  const read = (value: unknown) => safeParse(schema, value);
  const spelled = (value: unknown) => {
    const { success, output } = read(value);
    return success ? (JSON.stringify(output) ?? 'undefined') : 'refused';
  };
  const same = (one: unknown, other: unknown) => spelled(one) === spelled(other);
  return { read, same };
}

type Reader = ReturnType<typeof readerOf>;

const readsFlags = ({ same }: Reader) =>
  same('Y', true) && same(1, true) && same('n', false) && !same(true, false);

/** Text for display takes flags too, an identifier does not. */
const readsText = ({ read }: Reader) => read(true).output === 'true';

/** An amount, a count or another number, in a text that a reader of identifiers would keep as it is. */
function isNumberAsText({ same }: Reader, text: string): boolean {
  const number = Number(text.replaceAll(',', ''));
  return (
    numberText.test(text) &&
    same(number, text) &&
    same(`0${text.replace('-', '')}`, text.replace('-', '')) &&
    !same(number + 1, text)
  );
}

const readTime = (value: unknown): number => {
  const { success, output } = safeParse(time(), value);
  return success ? output : 0;
};

/** A time in another form than milliseconds. */
function isOddTime({ same }: Reader, value: unknown): boolean {
  const at = readTime(value);
  return at > 0 && at !== value && same(at, value) && !same(at + 1000, value);
}

/** A value that has the meaning of a missing one. A word of a vocabulary that says so itself has been read. */
function isUnread({ read, same }: Reader, value: unknown): boolean {
  const { output } = read(value);
  const isItself = String(output).toLowerCase() === String(value).toLowerCase();
  return output !== undefined && !isItself && same(value, undefined);
}

/** Readers of words know a few texts, others separate numbers. */
const readsWords = (reader: Reader) =>
  reader.same(12, 13) && reader.same('12', '13') && !readsFlags(reader);

function unread(reader: Reader, value: unknown): Oddity {
  const came = readsWords(reader) ? shownWord(value) : masked(value);
  return { came, madeOf: null };
}

function oddText(reader: Reader, text: string): Oddity | null {
  const { read, same } = reader;
  const came = masked(text);
  if (readsFlags(reader)) {
    if (sentFlags.has(text)) return null;
    return flagText.test(text)
      ? { came, madeOf: same(text, true) ? 'yes' : 'no' }
      : unread(reader, text);
  }
  if (isNumberAsText(reader, text)) {
    const isTime = isOddTime(reader, Number(text));
    return { came, madeOf: isTime ? 'a time in seconds' : 'a number' };
  }
  if (!digits.test(text) && isOddTime(reader, text)) return { came, madeOf: 'a time' };
  const { output } = read(text);
  if (typeof output === 'string' && output !== text) {
    if (output.toLowerCase() === text.toLowerCase())
      return { came: shownWord(text), madeOf: `the word "${output}"` };
    if (text.startsWith(output) && output !== '' && !same(text, nonsense))
      return { came: `a text of ${text.length} characters`, madeOf: `its first ${output.length}` };
  }
  return text !== '' && isUnread(reader, text) ? unread(reader, text) : null;
}

function oddNumber(reader: Reader, number: number): Oddity | null {
  const { same } = reader;
  const came = masked(number);
  if (readsFlags(reader)) return sentFlags.has(number) ? null : unread(reader, number);
  if (readsText(reader)) return { came, madeOf: 'a text' };
  const isRounded = !Number.isInteger(number) && same(Math.round(number), number);
  if (isRounded) return { came, madeOf: 'a whole number' };
  if (isOddTime(reader, number)) return { came, madeOf: 'a time in seconds' };
  return isUnread(reader, number) && same(number, number + 1) ? unread(reader, number) : null;
}

/**
 * The way in which a schema of a single value reads an odd spelling of it; null for the spelling of our own gateway. The
 * readers are tried with other spellings, because they reveal nothing about themselves.
 */
export function oddityOf(schema: GenericSchema, value: unknown): Oddity | null {
  const reader = readerOf(schema);
  if (typeof value === 'string') return oddText(reader, value);
  if (typeof value === 'number') return oddNumber(reader, value);
  if (typeof value === 'boolean' && readsFlags(reader)) return null;
  if (typeof value === 'boolean' && readsText(reader))
    return { came: masked(value), madeOf: 'a text' };
  return isUnread(reader, value) ? unread(reader, value) : null;
}
