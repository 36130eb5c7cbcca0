import { type BaseIssue, type BaseSchema, custom, pipe, transform } from 'valibot';

/** A reply with a list and facts about it. Some gateways send the list alone, which stands for `{ list }`. */
// @__NO_SIDE_EFFECTS__
export function listed<Wire, Read>(reply: BaseSchema<Wire, Read, BaseIssue<unknown>>) {
  return pipe(
    custom<Wire>(() => true),
    transform((wire): unknown => (Array.isArray(wire) ? { list: wire } : wire)),
    reply,
  );
}
