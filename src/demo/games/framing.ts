/** Whether an origin is among those that may frame the games. A pattern ends in `:*` for any port. */
function fits(pattern: string, origin: string): boolean {
  if (!pattern.endsWith(':*')) return pattern === origin;
  const base = pattern.slice(0, -':*'.length);
  return (
    origin === base || new RegExp(`^${base.replaceAll(/[.[\]*]/g, '\\$&')}:\\d{1,5}$`).test(origin)
  );
}

/**
 * Who a game may speak to: the first claimed origin that may frame it, else the only origin that
 * may, else nobody. Browsers tell a frame its parent's origin in different ways, or not at all.
 */
export function parentOrigin(
  allowed: readonly string[],
  claimed: readonly string[],
): string | null {
  const known = claimed.find((origin) => allowed.some((pattern) => fits(pattern, origin)));
  if (known !== undefined) return known;
  const [only] = allowed;
  return allowed.length === 1 && only !== undefined && !only.includes('*') ? only : null;
}

/** Addresses in brackets have no place in a policy's list of sources: browsers would only complain. */
function isSource(pattern: string): boolean {
  return /^https?:\/\/[a-z0-9.-]+(:(\d{1,5}|\*))?$/i.test(pattern);
}

/** What a page of the games may load, and who may frame it. */
export function contentPolicy(allowed: readonly string[]): string {
  const framers = allowed.filter(isSource);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    `frame-ancestors ${framers.length > 0 ? framers.join(' ') : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
