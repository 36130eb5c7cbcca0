import { appPaths } from '#protocol/paths.ts';
import { type Policy, siteHeaders } from '../headers.ts';

interface HeadersFileSettings {
  readonly gameOrigins: readonly string[];
  readonly policy: Policy;
  /** The served files by path. */
  readonly files: ReadonlyMap<string, { readonly cacheControl: string }>;
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [path, ...lines].join('\n');
}

/** The pattern of a path's rule. Files of one top folder share a rule, because they have the same caching. */
function placeOf(path: string): string {
  return /^\/[^/]+\//.test(path) ? `${path.split('/').slice(0, 2).join('/')}/*` : path;
}

/** The text of a `_headers` file for hosts of static sites. They merge all matching rules, so each path has one caching rule. */
export function headersFile({ gameOrigins, policy, files }: HeadersFileSettings): string {
  const { common, secureOnly, ofPages } = siteHeaders(gameOrigins, policy);
  const places = new Map<string, string>(appPaths.map((path) => [path, 'no-cache']));
  for (const [path, { cacheControl }] of files) places.set(placeOf(path), cacheControl);
  const caching = [...places].map(([path, cacheControl]) =>
    rule(path, { 'Cache-Control': cacheControl }),
  );
  return [rule('/*', { ...common, ...secureOnly, ...ofPages }), ...caching, ''].join('\n');
}
