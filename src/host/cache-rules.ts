/** The caching of the files whose paths match a pattern. */
interface CacheRule {
  /** A regular expression in the syntax that JavaScript and nginx share. */
  readonly paths: string;
  readonly cacheControl: string;
}

/** The first matching rule applies. Files with a hash in their name never change; pictures and fonts rarely do. */
export const cacheRules: readonly CacheRule[] = [
  { paths: '^/assets/', cacheControl: 'public, max-age=31536000, immutable' },
  { paths: '\\.(jpg|png|svg|woff2)$', cacheControl: 'public, max-age=2592000' },
];

/** `Cache-Control` of files without a rule: pages, the worker and the manifest are revalidated at each request. */
export const revalidate = 'no-cache';

/** `Cache-Control` of errors and of pages in place of an error. */
export const noStore = 'no-store';

/** The `Cache-Control` of an existing file. */
export function cacheControlOf(path: string): string {
  const rule = cacheRules.find(({ paths }) => new RegExp(paths).test(path));
  return rule?.cacheControl ?? revalidate;
}
