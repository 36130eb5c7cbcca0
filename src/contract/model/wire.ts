import {
  custom,
  fallback,
  type GenericSchema,
  type InferInput,
  type InferOutput,
  integer,
  maxValue,
  minValue,
  nullish,
  number,
  pipe,
  regex,
  safeParse,
  string,
  transform,
  union,
} from 'valibot';

/** The last millisecond that a Date can hold. */
export const latestTime = 8.64e15;

/** An integer from 0 of a request, as a number or as text of a query string. Each is a time that can be shown. */
// @__NO_SIDE_EFFECTS__
export function wholeNumber() {
  return pipe(
    union([number(), pipe(string(), regex(/^\d{1,15}$/), transform(Number))]),
    integer(),
    minValue(0),
    maxValue(latestTime),
  );
}

/** An identifier, which gateways send as text or as an integer. The output is text. */
// @__NO_SIDE_EFFECTS__
export function identifier() {
  return pipe(
    custom<string | number>((id) =>
      typeof id === 'string' ? id.length <= 100 : Number.isInteger(id),
    ),
    transform(String),
  );
}

/** The spellings of a flag. The second group is a yes. */
const flagWords = /^((true|1|y(es)?)|false|0|no?|)$/i;

/** A flag as our gateway sends it. */
type WireFlag = boolean | 0 | 1 | '0' | '1' | 'Y' | 'N';

/** Tells whether a value of JSON is text, a number or a boolean. */
export const isPlain = (value: unknown): boolean => typeof value !== 'object';

const readFlag = (value: unknown) => (isPlain(value) ? flagWords.exec(String(value)) : null);

/** A flag that is present, in any spelling of the wire: true, "true", 1, "1", "Y", "yes" and their opposites. */
// @__NO_SIDE_EFFECTS__
export function presentFlag() {
  return pipe(
    custom<WireFlag>((value) => readFlag(value) !== null),
    transform((value) => readFlag(value)?.[2] !== undefined),
  );
}

/** A flag in any spelling of the wire. One that is missing or cannot be read is false. */
// @__NO_SIDE_EFFECTS__
export function flag() {
  return fallback(nullish(presentFlag(), false), false);
}

/** Objects and lists are no text. They are read as empty. */
const wireText = () => fallback(pipe(nullish(custom<string>(isPlain), ''), transform(String)), '');

/** Text for display, which gateways send as a number too. Missing is empty; longer text is cut at the limit. */
// @__NO_SIDE_EFFECTS__
export function text(limit = 500) {
  return pipe(
    wireText(),
    transform((value) => value.slice(0, limit)),
  );
}

/** Text that must not be cut, such as an address. Missing, empty and too long give null. */
// @__NO_SIDE_EFFECTS__
export function textOrNull(limit = 2_000) {
  return pipe(
    wireText(),
    transform((value) => (value === '' || value.length > limit ? null : value)),
  );
}

/** The items of a list. Some gateways send a single item without its list, or a map of items. */
function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const values: unknown[] = Object.values(Object(value));
  return values.some(isPlain) ? [value] : values;
}

/**
 * A list that survives bad items: invalid items are left out, and items after the limit too, so that a hostile reply
 * cannot fill the page. Text, numbers and a missing list are empty. An object without any valid item is no list.
 */
// @__NO_SIDE_EFFECTS__
export function list<Item extends GenericSchema>(item: Item, limit = 1_000) {
  const read = (value: unknown) =>
    (isPlain(value) ? [] : itemsOf(value)).slice(0, limit).flatMap((wire): InferOutput<Item>[] => {
      const { success, output } = safeParse(item, wire);
      return success ? [output] : [];
    });
  const isList = (value: unknown): boolean =>
    isPlain(value) || Array.isArray(value) || itemsOf(value).length === 0 || read(value).length > 0;
  return pipe(
    nullish(custom<readonly InferInput<Item>[]>(isList), []),
    transform<readonly InferInput<Item>[], InferOutput<Item>[]>(read),
  );
}

/** Value of a reply that only reports success. */
// @__NO_SIDE_EFFECTS__
export function emptyReply() {
  return pipe(
    nullish(custom<undefined | boolean | string | number>(isPlain), undefined),
    transform(() => undefined),
  );
}
