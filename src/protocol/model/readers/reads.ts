import { custom, fallback, pipe, transform } from 'valibot';

/**
 * A field of a reply that never fails: what `read` cannot read (null), and what is missing, is `unknown`. `Sent` is what
 * our own gateway sends.
 */
// @__NO_SIDE_EFFECTS__
export function reads<Sent, Value, Unknown>(
  read: (value: unknown) => Value | null,
  unknown: Unknown,
) {
  return fallback(
    pipe(
      custom<Sent>(() => true),
      transform((value): Value | Unknown => read(value) ?? unknown),
    ),
    unknown,
  );
}
