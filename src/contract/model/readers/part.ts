import { fallback, type GenericSchema, parse } from 'valibot';

/**
 * A part of a reply whose fields may all be missing: what is no such part reads as one without fields. The shape must read
 * `{}`.
 */
// @__NO_SIDE_EFFECTS__
export function part<const Shape extends GenericSchema>(shape: Shape) {
  return fallback(shape, () => parse(shape, {}));
}
