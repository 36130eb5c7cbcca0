import {
  boolean,
  custom,
  type GenericSchema,
  type InferInput,
  type InferOutput,
  integer,
  literal,
  maxLength,
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

/** A whole number from 0, which a query string carries as text. */
// @__NO_SIDE_EFFECTS__
// @__NO_SIDE_EFFECTS__
export function wholeNumber() {
  return pipe(
    union([number(), pipe(string(), regex(/^\d{1,15}$/), transform(Number))]),
    integer(),
    minValue(0),
  );
}

/** An identifier that gateways send as text or as a number. */
// @__NO_SIDE_EFFECTS__
// @__NO_SIDE_EFFECTS__
export function identifier() {
  return pipe(
    union([pipe(string(), maxLength(100)), pipe(number(), integer())]),
    transform(String),
  );
}

/** A yes or no in any of the spellings met: true, 1, "1", "Y", and their opposites; absent is no. */
// @__NO_SIDE_EFFECTS__
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

/** Text for people: absent is empty, and what is too long is cut. */
// @__NO_SIDE_EFFECTS__
// @__NO_SIDE_EFFECTS__
export function text(limit = 500) {
  return pipe(
    nullish(string(), ''),
    transform((value) => value.slice(0, limit)),
  );
}

/** Text that is whole or missing, such as an address. Empty and too long count as missing. */
// @__NO_SIDE_EFFECTS__
// @__NO_SIDE_EFFECTS__
export function maybeText(limit = 2_000) {
  return pipe(
    nullish(string(), ''),
    transform((value) => (value === '' || value.length > limit ? null : value)),
  );
}

/**
 * A list that a bad item does not spoil: what does not fit is left out, and there is an upper bound,
 * so that a hostile answer cannot fill the page. Absent is empty.
 */
// @__NO_SIDE_EFFECTS__
// @__NO_SIDE_EFFECTS__
export function list<Item extends GenericSchema>(item: Item, limit = 1_000) {
  return pipe(
    nullish(custom<readonly InferInput<Item>[]>(Array.isArray), []),
    transform((items) =>
      items.slice(0, limit).flatMap((one): InferOutput<Item>[] => {
        const { success, output } = safeParse(item, one);
        return success ? [output] : [];
      }),
    ),
  );
}

/** The value of an answer that only says whether it worked. */
// @__NO_SIDE_EFFECTS__
// @__NO_SIDE_EFFECTS__
export function nothing() {
  return pipe(
    nullish(union([undefined_(), boolean(), string(), number()]), undefined),
    transform(() => undefined),
  );
}
