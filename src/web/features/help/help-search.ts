import { fallback, type InferOutput, object, optional, string } from 'valibot';

const text = fallback(optional(string()), undefined);

/** What is looked at in the help centre: an article by its tag, or what answers to words; nothing is all topics. */
export const helpSearch = object({ topic: text, search: text });

export type HelpSearch = Readonly<InferOutput<typeof helpSearch>>;
