import { fallback, type GenericSchema, parse } from 'valibot';

/**
 * A part of a reply whose fields may all be missing: what is no such part reads as one that has only the fields of `least`.
 * The shape must read `least`. The whole reply of a write that a gateway only confirms is such a part too.
 */
// @__NO_SIDE_EFFECTS__
export function part<const Shape extends GenericSchema>(shape: Shape, least: object = {}) {
  return fallback(shape, () => parse(shape, least));
}
