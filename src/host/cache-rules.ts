/** How long browsers may keep what is served, told by its path. */
interface CacheRule {
  /** A pattern that JavaScript and nginx read alike. */
  readonly paths: string;
  readonly cacheControl: string;
}

/** The first that fits holds. Names with a hash never change, pictures and fonts hardly. */
export const cacheRules: readonly CacheRule[] = [
  { paths: '^/assets/', cacheControl: 'public, max-age=31536000, immutable' },
  { paths: '\\.(jpg|png|svg|woff2)$', cacheControl: 'public, max-age=2592000' },
];

/** Files without a rule are revalidated at each use: pages, the worker, the manifest. */
export const askFirst = 'no-cache';

/** For what is not there, or stands in for something that is not. */
export const neverKept = 'no-store';

/** The `Cache-Control` of a file that was found. */
export function cacheControlOf(path: string): string {
  const rule = cacheRules.find(({ paths }) => new RegExp(paths).test(path));
  return rule?.cacheControl ?? askFirst;
}
