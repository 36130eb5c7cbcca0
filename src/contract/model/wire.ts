import {
  boolean,
  custom,
  type GenericSchema,
  type InferInput,
  type InferOutput,
  integer,
  literal,
  maxLength,
  maxValue,
  minValue,
  nullish,
  number,
  pipe,
  regex,
  safeParse,
  string,
  transform,
  undefined_,
  union,
} from 'valibot';

/** The last millisecond that a Date can hold. */
const lastTime = 8.64e15;

/** An integer from 0, as a number or as text of a query string. Each is a time that can be shown. */
// @__NO_SIDE_EFFECTS__
export function wholeNumber() {
  return pipe(
    union([number(), pipe(string(), regex(/^\d{1,15}$/), transform(Number))]),
    integer(),
    minValue(0),
    maxValue(lastTime),
  );
}

/** An identifier, which gateways send as text or as an integer. The output is text. */
// @__NO_SIDE_EFFECTS__
export function identifier() {
  return pipe(
    union([pipe(string(), maxLength(100)), pipe(number(), integer())]),
    transform(String),
  );
}

/** A boolean in any spelling of the wire: true, 1, "1", "Y" and their opposites. Missing is false. */
// @__NO_SIDE_EFFECTS__
export function flag() {
  return pipe(
    nullish(
      union([
        boolean(),
        literal(0),
        literal(1),
        literal('0'),
        literal('1'),
        literal('Y'),
        literal('N'),
      ]),
      false,
    ),
    transform((value) => value === true || value === 1 || value === '1' || value === 'Y'),
  );
}

/** Text for display. Missing is empty; longer text is cut at the limit. */
// @__NO_SIDE_EFFECTS__
export function text(limit = 500) {
  return pipe(
    nullish(string(), ''),
    transform((value) => value.slice(0, limit)),
  );
}

/** Text that must not be cut, such as an address. Missing, empty and too long give null. */
// @__NO_SIDE_EFFECTS__
export function textOrNull(limit = 2_000) {
  return pipe(
    nullish(string(), ''),
    transform((value) => (value === '' || value.length > limit ? null : value)),
  );
}

/**
 * A list that survives bad items: invalid items are left out, and items after the limit too, so that a hostile reply
 * cannot fill the page. Missing is empty.
 */
// @__NO_SIDE_EFFECTS__
export function list<Item extends GenericSchema>(item: Item, limit = 1_000) {
  return pipe(
    nullish(custom<readonly InferInput<Item>[]>(Array.isArray), []),
    transform((items) =>
      items.slice(0, limit).flatMap((value): InferOutput<Item>[] => {
        const { success, output } = safeParse(item, value);
        return success ? [output] : [];
      }),
    ),
  );
}

/** Value of a reply that only reports success. */
// @__NO_SIDE_EFFECTS__
export function emptyReply() {
  return pipe(
    nullish(union([undefined_(), boolean(), string(), number()]), undefined),
    transform(() => undefined),
  );
}
