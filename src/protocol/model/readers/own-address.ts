import { object, optional, pipe, regex, string, transform, union } from 'valibot';

const written = union([
  string(),
  pipe(
    object({ domain: optional(string()), url: optional(string()) }),
    transform(({ domain, url }) => domain ?? url ?? ''),
  ),
]);

/**
 * The host of an own address of the site, with its port where it has one. Gateways send it as text, with or without a scheme
 * and a path, or as the `domain` or the `url` of an object.
 */
export const ownAddress = pipe(
  written,
  transform((address) =>
    address
      .trim()
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/[/?#].*$/, ''),
  ),
  regex(/^[\p{L}\d.-]+(:\d+)?$/u),
);
