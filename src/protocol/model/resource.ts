import { type InferOutput, maxLength, object, pipe, string, transform } from 'valibot';
import { textOrNull, text } from './wire.ts';

/** An address. One that is too long makes its entry invalid, because a cut address leads to another place. */
const address = (limit: number) => pipe(string(), maxLength(limit));

/** A channel of customer service. The `serviceKey` of the status call decrypts `sealedPath`. */
export const customerService = pipe(
  object({ csType: text(), title: textOrNull(), path: address(4_000) }),
  transform(({ csType, title, path }) => ({ type: csType, title, sealedPath: path })),
);

/** A social channel or a downloadable app. */
export const resource = pipe(
  object({ resourceType: text(), url: address(2_000), labelNameEn: textOrNull() }),
  transform(({ resourceType, url, labelNameEn }) => ({
    type: resourceType,
    url,
    label: labelNameEn,
  })),
);

export type CustomerService = InferOutput<typeof customerService>;
