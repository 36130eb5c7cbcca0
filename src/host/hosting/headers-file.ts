import { appPaths } from '#contract/paths.ts';
import { type Policy, siteHeaders } from '../headers.ts';

export interface HeadersFileSettings {
  readonly gamesOrigin: string;
  readonly policy: Policy;
  /** Served paths with their headers. */
  readonly files: ReadonlyMap<string, { readonly cacheControl: string }>;
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [path, ...lines].join('\n');
}

/** A folder at the top stands for its files, which are all of a kind. */
function placeOf(path: string): string {
  return /^\/[^/]+\//.test(path) ? `${path.split('/').slice(0, 2).join('/')}/*` : path;
}

/** A `_headers` file, as hosts of static sites read it: they add up rules, so that each path has one for its caching. */
export function headersFile({ gamesOrigin, policy, files }: HeadersFileSettings): string {
  const { common, secureOnly, ofPages } = siteHeaders(gamesOrigin, policy);
  const places = new Map<string, string>(appPaths.map((path) => [path, 'no-cache']));
  for (const [path, { cacheControl }] of files) places.set(placeOf(path), cacheControl);
  const caching = [...places].map(([path, cacheControl]) =>
    rule(path, { 'Cache-Control': cacheControl }),
  );
  return [rule('/*', { ...common, ...secureOnly, ...ofPages }), ...caching, ''].join('\n');
}
