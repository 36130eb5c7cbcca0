import {
  custom,
  type GenericSchema,
  type InferInput,
  type InferOutput,
  nullish,
  pipe,
  safeParse,
  transform,
} from 'valibot';
import { reads } from './readers/reads.ts';

/** The last millisecond that a Date can hold. */
const latestTime = 8.64e15;

/** The number if it is whole and from 0 to the last time that can be shown, else null. */
export function wholeOrNull(value: number): number | null {
  return Number.isInteger(value) && value >= 0 && value <= latestTime ? value : null;
}

function readWhole(value: unknown): number {
  const isText = typeof value === 'string' && /^\d{1,15}$/.test(value);
  return isText || typeof value === 'number' ? Number(value) : Number.NaN;
}

/** An integer from 0 of a request, as a number or as text of a query string. Each is a time that can be shown. */
// @__NO_SIDE_EFFECTS__
export function wholeNumber() {
  return pipe(
    custom<number | string>((value) => wholeOrNull(readWhole(value)) !== null),
    transform<number | string, number>(readWhole),
  );
}

/** An identifier as text; null for an empty one, and for what is none. */
function readIdentifier(id: unknown): string | null {
  if (typeof id === 'string') return id !== '' && id.length <= 100 ? id : null;
  return Number.isInteger(id) ? String(id) : null;
}

/** An identifier, which gateways send as text or as an integer. The output is text. */
// @__NO_SIDE_EFFECTS__
export function identifier() {
  return pipe(
    custom<string | number>((id) => readIdentifier(id) !== null),
    transform(String),
  );
}

/** An identifier that a row need not have; null when it is missing, empty or unreadable. */
// @__NO_SIDE_EFFECTS__
export function identifierOrNull() {
  return nullish(reads<string | number, string, null>(readIdentifier, null), null);
}

/** The spellings of a flag. The second group is a yes. */
const flagWords = /^((true|1|y(es)?)|false|0|no?|)$/i;

/** A flag as our gateway sends it. */
type WireFlag = boolean | 0 | 1 | '0' | '1' | 'Y' | 'N';

/** Returns whether a value of JSON is text, a number or a boolean. */
export const isPlain = (value: unknown): boolean => typeof value !== 'object';

function readFlag(value: unknown): boolean | null {
  const found = isPlain(value) ? flagWords.exec(String(value)) : null;
  return found && found[2] !== undefined;
}

/** A flag that is present, in any spelling of the wire: true, "true", 1, "1", "Y", "yes" and their opposites. */
// @__NO_SIDE_EFFECTS__
export function presentFlag() {
  return pipe(
    custom<WireFlag>((value) => readFlag(value) !== null),
    transform((value) => readFlag(value) === true),
  );
}

/** A flag in any spelling of the wire. One that is missing or cannot be read is false. */
// @__NO_SIDE_EFFECTS__
export function flag() {
  return nullish(reads<WireFlag, boolean, false>(readFlag, false), false);
}

/** Reads text, a number or a flag as text. Objects and lists are empty. */
export const readText = (value: unknown): string => (isPlain(value) ? String(value) : '');

/** Text for display, which gateways send as a number too. Missing is empty; longer text is cut at the limit. */
// @__NO_SIDE_EFFECTS__
export function text(limit = 500) {
  return nullish(
    reads<string, string, ''>((value) => readText(value).slice(0, limit), ''),
    '',
  );
}

/** Text that must not be cut, such as an address. Missing, empty and too long give null. */
// @__NO_SIDE_EFFECTS__
export function textOrNull(limit = 2_000) {
  const read = (value: unknown) => {
    const whole = readText(value);
    return whole.length > limit ? null : whole || null;
  };
  return nullish(reads<string, string, null>(read, null), null);
}

/** The items of a list. Some gateways send a single item without its list, or a map of items. */
function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (isPlain(value)) return [];
  const values: unknown[] = Object.values(Object(value));
  return values.some(isPlain) ? [value] : values;
}

/**
 * A list that survives bad items: invalid items are left out, and items after the limit too, so that a hostile reply
 * cannot fill the page. Text, numbers and a missing list are empty. An object without any valid item is no list. The
 * schema carries its `item`, so that `compareReply` can name the fault of a row.
 */
// @__NO_SIDE_EFFECTS__
export function list<Item extends GenericSchema>(item: Item, limit = 1_000) {
  const read = (value: unknown) =>
    itemsOf(value)
      .slice(0, limit)
      .flatMap((wire): InferOutput<Item>[] => {
        const { success, output } = safeParse(item, wire);
        return success ? [output] : [];
      });
  const isList = (value: unknown): boolean =>
    Array.isArray(value) || itemsOf(value).length === 0 || read(value).length > 0;
  return {
    ...pipe(
      nullish(custom<readonly InferInput<Item>[]>(isList), []),
      transform<readonly InferInput<Item>[], InferOutput<Item>[]>(read),
    ),
    item,
  };
}

/** Value of a reply that only reports success. */
// @__NO_SIDE_EFFECTS__
export function emptyReply() {
  return pipe(
    nullish(custom<undefined | boolean | string | number>(isPlain), undefined),
    transform(() => undefined),
  );
}
