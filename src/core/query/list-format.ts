import {
  array,
  custom,
  type GenericSchema,
  nullable,
  number,
  object,
  optional,
  record,
  safeParse,
  string,
  unknown,
} from 'valibot';

const fields = record(string(), unknown());

/** Version 1 of a list named the rows by their kind, such as `deposits`. */
function migrate(value: unknown): unknown {
  const old = safeParse(fields, value);
  return old.success && { ...old.output, rows: Object.values(old.output).find(Array.isArray) };
}

/** The rows of a list that were seen last, as the cache writes them, with the facts about them. */
export function listFormat<Row, About = null>(
  row: GenericSchema<unknown, Row>,
  about?: GenericSchema<unknown, About>,
) {
  const shape = object({
    rows: array(row),
    page: optional(number(), 1),
    pages: optional(number(), 1),
    next: optional(nullable(string()), null),
    asOf: optional(nullable(number()), null),
    about: optional(about ? nullable(about) : custom<null>((value) => value === null), null),
  });
  return { shape, migrate };
}
