/** True when an origin matches a pattern. A pattern that ends in `:*` matches any port. */
function matches(pattern: string, origin: string): boolean {
  if (!pattern.endsWith(':*')) return pattern === origin;
  const base = pattern.slice(0, -':*'.length);
  return (
    origin === base || new RegExp(`^${base.replaceAll(/[.[\]*]/g, '\\$&')}:\\d{1,5}$`).test(origin)
  );
}

/**
 * The origin that a game page may send messages to: the first claimed origin that may frame it,
 * else the only allowed origin, else null. Some browsers do not report the origin of the parent.
 */
export function parentOrigin(
  allowed: readonly string[],
  claimed: readonly string[],
): string | null {
  const known = claimed.find((origin) => allowed.some((pattern) => matches(pattern, origin)));
  if (known !== undefined) return known;
  const [only] = allowed;
  return allowed.length === 1 && only !== undefined && !only.includes('*') ? only : null;
}

/** True for a valid CSP source. IPv6 addresses in brackets are invalid there. */
function isSource(pattern: string): boolean {
  return /^https?:\/\/[a-z0-9.-]+(:(\d{1,5}|\*))?$/i.test(pattern);
}

/** The content security policy of a game page: it loads only from its own origin, and only allowed origins may frame it. */
export function contentPolicy(allowed: readonly string[]): string {
  const ancestors = allowed.filter(isSource);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    `frame-ancestors ${ancestors.length > 0 ? ancestors.join(' ') : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
