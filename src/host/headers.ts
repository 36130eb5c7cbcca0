/** Sources by directive of a Content-Security-Policy. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const self = "'self'";
const none = "'none'";

/** The policy of every page. The build adds hashes of inlined texts and the sources of the brand's third parties; the settings add the origins of games. */
const strictPolicy: Policy = {
  'default-src': [none],
  'script-src': [self],
  'style-src': [self],
  'img-src': [self, 'data:', 'blob:'],
  'font-src': [self],
  'connect-src': [self],
  'manifest-src': [self],
  'worker-src': [self],
  'frame-src': [],
  'base-uri': [none],
  'form-action': [self],
  'frame-ancestors': [none],
  'require-trusted-types-for': ["'script'"],
  // The scripts of the app, and the sanitiser of HTML from operators.
  'trusted-types': ['app', 'dompurify'],
};

/** Browser features that no page may use. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

/** Browser features that games may use too. */
const gameFeatures = ['autoplay', 'fullscreen'];

/** For every answer. */
const common = {
  'X-Content-Type-Options': 'nosniff',
  // Never a path or a query: the address of a page may carry a token.
  'Referrer-Policy': 'strict-origin',
};

/** For answers over HTTPS only. */
export const secureOnly: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};

/** The union of two policies. */
export function mergePolicies(one: Policy, other: Policy): Policy {
  const directives = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...directives].map((name) => [
      name,
      [...new Set([...(one[name] ?? []), ...(other[name] ?? [])])],
    ]),
  );
}

/** The text of a policy with added sources. Directives that the policy does not have are ignored. */
function join(policy: Policy, added: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources, ...(added[directive] ?? [])].join(' '))
    .join('; ');
}

function permissions(gameOrigins: readonly string[]): string {
  const allowed = ['self', ...gameOrigins.map((origin) => `"${origin}"`)].join(' ');
  return [
    ...deniedFeatures.map((feature) => `${feature}=()`),
    ...gameFeatures.map((feature) => `${feature}=(${allowed})`),
  ].join(', ');
}

/** The headers of pages and files. */
function pageHeaders(gameOrigins: readonly string[], added: Policy) {
  const frames = [...gameOrigins, ...(added['frame-src'] ?? [])];
  return {
    'Content-Security-Policy': join(strictPolicy, { ...added, 'frame-src': frames }),
    'Permissions-Policy': permissions(gameOrigins),
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}

/** The headers of every answer, of answers over HTTPS, and of pages and files. */
export function siteHeaders(gameOrigins: readonly string[], added: Policy) {
  return { common, secureOnly, ofPages: pageHeaders(gameOrigins, added) };
}

/**
 * Gives a function that sets the security headers of an answer. An answer with a policy of its own, such as one of the
 * gateway, keeps it and does not get the headers of pages. `further` are sources of one page.
 */
export function securityHeaders(gameOrigins: readonly string[], added: Policy) {
  const ofPages = pageHeaders(gameOrigins, added);
  return (answer: Headers, secure: boolean, further: Policy = {}): void => {
    const own = answer.has('Content-Security-Policy');
    const ofPage =
      Object.keys(further).length === 0
        ? ofPages
        : pageHeaders(gameOrigins, mergePolicies(added, further));
    const wanted = { ...common, ...(secure && secureOnly), ...(!own && ofPage) };
    for (const [name, value] of Object.entries(wanted)) answer.set(name, value);
  };
}
