import type { Firebase, Geetest, ThirdParties } from './third-parties.ts';

/** Sources that a page has to allow, by directive of the Content-Security-Policy. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/** Hosts from which the script of the vendor loads static files, its service and fallbacks. */
const geetestHosts = {
  3: {
    'script-src': [
      'https://static.geetest.com',
      'https://api.geetest.com',
      'https://api.geevisit.com',
      'https://dn-staticdown.qbox.me',
    ],
    'style-src': ['https://static.geetest.com', 'https://dn-staticdown.qbox.me'],
    'img-src': ['https://static.geetest.com', 'https://dn-staticdown.qbox.me'],
    'connect-src': ['https://api.geetest.com', 'https://monitor.geetest.com'],
  },
  4: {
    'script-src': [
      'https://static.geetest.com',
      'https://static.geevisit.com',
      'https://gcaptcha4.geetest.com',
      'https://gcaptcha4.geevisit.com',
      'https://gcaptcha4.gsensebot.com',
      'https://dn-staticdown.qbox.me',
    ],
    'style-src': ['https://static.geetest.com', 'https://static.geevisit.com'],
    'img-src': ['https://static.geetest.com', 'https://static.geevisit.com'],
    'connect-src': ['https://gcaptcha4.geetest.com', 'https://gcaptcha4.geevisit.com'],
  },
} as const satisfies Record<Geetest['version'], Sources>;

const riskHosts: Sources = {
  'script-src': ['https://static.geetest.com'],
  'connect-src': ['https://riskct.geetest.com'],
};

function isElsewhere(script: string): boolean {
  return !script.startsWith('/');
}

function ofGeetest({ version, script, risk }: Geetest): Sources[] {
  return [
    isElsewhere(script) ? geetestHosts[version] : {},
    isElsewhere(script) ? { 'script-src': [new URL(script).origin] } : {},
    risk && isElsewhere(risk.script)
      ? { ...riskHosts, 'script-src': [new URL(risk.script).origin] }
      : {},
  ];
}

/** Scripts and frames of Google, as its SDK loads them. An emulator uses its own origin. */
function ofFirebase({ authDomain, emulator }: Firebase): Sources[] {
  const google = {
    'script-src': [
      'https://apis.google.com',
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ],
    'frame-src': [
      'https://www.google.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
      emulator ?? `https://${authDomain}`,
    ],
  };
  const services = emulator
    ? [emulator]
    : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  return [google, { 'connect-src': services }];
}

/** All sources that a page has to allow for the third parties of a brand. With a third party, also one Trusted Types policy, which allows these scripts only. */
export function sourcesOf({
  geetest,
  firebase,
  liveOrigin,
  paymentOrigins,
  chatOrigin,
  pictureOrigins,
}: ThirdParties): Sources {
  const hasScripts = geetest !== null || firebase !== null;
  const parts: Sources[] = [
    ...(geetest ? ofGeetest(geetest) : []),
    ...(firebase ? ofFirebase(firebase) : []),
    liveOrigin === null ? {} : { 'connect-src': [liveOrigin] },
    paymentOrigins.length === 0 ? {} : { 'frame-src': paymentOrigins },
    chatOrigin === null ? {} : { 'frame-src': [chatOrigin] },
    pictureOrigins.length === 0 ? {} : { 'img-src': pictureOrigins },
    hasScripts ? { 'trusted-types': ['default'] } : {},
  ];
  const all: Record<string, readonly string[]> = {};
  for (const [directive, sources] of parts.flatMap((part) => Object.entries(part))) {
    all[directive] = [...new Set([...(all[directive] ?? []), ...sources])];
  }
  return all;
}

/** Returns true for a script that may run in the page: a configured address, or one within the sources of a third party. */
export function admitsScript(parties: ThirdParties, address: string): boolean {
  const own = [parties.geetest?.script, parties.geetest?.risk?.script];
  if (own.includes(address)) return true;
  const listed = sourcesOf(parties)['script-src'] ?? [];
  return URL.canParse(address) && listed.some((source) => isWithin(source, new URL(address)));
}

/** A source is an origin, optionally with a path that ends in a slash. */
function isWithin(source: string, { origin, pathname }: URL): boolean {
  const place = new URL(source);
  return place.origin === origin && pathname.startsWith(place.pathname);
}
