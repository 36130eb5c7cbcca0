import { fallback, type InferOutput, object, optional, string } from 'valibot';

const text = fallback(optional(string()), undefined);

/** Search of the help addresses: an article by its tag (`topic`), or words to find (`search`). Without both, all topics. */
export const helpSearch = object({ topic: text, search: text });

export type HelpSearch = Readonly<InferOutput<typeof helpSearch>>;
