import { type InferOutput, maxLength, object, pipe, string, transform } from 'valibot';
import { maybeText, text } from './wire.ts';

/** A cut address leads elsewhere: with one that is too long the whole entry is left out. */
const address = (limit: number) => pipe(string(), maxLength(limit));

/** A way to reach customer service. `sealedPath` opens with the key of the status call. */
export const customerService = pipe(
  object({ csType: text(), title: maybeText(), path: address(4_000) }),
  transform(({ csType, title, path }) => ({ type: csType, title, sealedPath: path })),
);

/** A social channel or an app to download. */
export const resource = pipe(
  object({ resourceType: text(), url: address(2_000), labelNameEn: maybeText() }),
  transform(({ resourceType, url, labelNameEn }) => ({
    type: resourceType,
    url,
    label: labelNameEn,
  })),
);

export type CustomerService = InferOutput<typeof customerService>;
