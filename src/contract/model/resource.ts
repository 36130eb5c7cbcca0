import { type InferOutput, object, pipe, transform } from 'valibot';
import { maybeText, text } from './wire.ts';

/** A way to reach customer service. `sealedPath` opens with the key of the status call. */
export const customerService = pipe(
  object({ csType: text(), title: maybeText(), path: text(4_000) }),
  transform(({ csType, title, path }) => ({ type: csType, title, sealedPath: path })),
);

/** A social channel or an app to download. */
export const resource = pipe(
  object({ resourceType: text(), url: text(2_000), labelNameEn: maybeText() }),
  transform(({ resourceType, url, labelNameEn }) => ({
    type: resourceType,
    url,
    label: labelNameEn,
  })),
);

export type CustomerService = InferOutput<typeof customerService>;
