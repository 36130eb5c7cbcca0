/** Sources by directive of a Content-Security-Policy. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const self = "'self'";
const none = "'none'";

/** Content-Security-Policy of every page. The build adds hashes of inline code and the sources of third parties; the settings add the origin of the games. */
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
  // The app's own scripts, and the sanitiser of what operators write.
  'trusted-types': ['app', 'dompurify'],
};

/** Powers of the browser that nobody here needs; games may fill the screen and play sound. */
const refusedPowers = [
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
const gamePowers = ['autoplay', 'fullscreen'];

/** For every answer, whoever gave it. */
const common = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** For answers over HTTPS only. */
export const secureOnly: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};

/** All that either policy lets in. */
export function mergePolicies(one: Policy, other: Policy): Policy {
  const directives = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...directives].map((name) => [
      name,
      [...new Set([...(one[name] ?? []), ...(other[name] ?? [])])],
    ]),
  );
}

/** Only directives of the strict policy can be added to. */
function join(policy: Policy, added: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources, ...(added[directive] ?? [])].join(' '))
    .join('; ');
}

function permissions(gamesOrigin: string): string {
  return [
    ...refusedPowers.map((power) => `${power}=()`),
    ...gamePowers.map((power) => `${power}=(self "${gamesOrigin}")`),
  ].join(', ');
}

/** Headers of a page, which also apply to the files it loads. */
function pageHeaders(gamesOrigin: string, added: Policy) {
  const frames = [gamesOrigin, ...(added['frame-src'] ?? [])];
  return {
    'Content-Security-Policy': join(strictPolicy, { ...added, 'frame-src': frames }),
    'Permissions-Policy': permissions(gamesOrigin),
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}

/** Everything that is said: of every answer, of those that came by HTTPS, and of pages and files. */
export function siteHeaders(gamesOrigin: string, added: Policy) {
  return { common, secureOnly, ofPages: pageHeaders(gamesOrigin, added) };
}

/**
 * Puts the security headers on an answer. One that brought a policy of its own, as the gateway's do,
 * keeps it and is spared what only pages need.
 */
export function securityHeaders(gamesOrigin: string, added: Policy) {
  const ofPages = pageHeaders(gamesOrigin, added);
  return (answer: Headers, secure: boolean): void => {
    const own = answer.has('Content-Security-Policy');
    const wanted = { ...common, ...(secure && secureOnly), ...(!own && ofPages) };
    for (const [name, value] of Object.entries(wanted)) answer.set(name, value);
  };
}
