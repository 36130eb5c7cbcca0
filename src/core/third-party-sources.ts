import type { Firebase, Geetest, ThirdParties } from './third-parties.ts';

/** What a page has to let in for a third party, by directive of a Content-Security-Policy. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/** Where the vendor keeps what its script loads in turn: static files, its service, and the places it falls back to. */
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

/** Google's own scripts and frames, as its SDK asks for them; an emulator speaks from its own origin. */
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

/** All that a page has to let in for those a brand works with. With nobody it is nothing; with anybody, one more Trusted Types policy, which admits these scripts and no others. */
export function sourcesOf({ geetest, firebase }: ThirdParties): Sources {
  if (geetest === null && firebase === null) return {};
  const parts: Sources[] = [
    ...(geetest ? ofGeetest(geetest) : []),
    ...(firebase ? ofFirebase(firebase) : []),
    { 'trusted-types': ['default'] },
  ];
  const all: Record<string, readonly string[]> = {};
  for (const [directive, sources] of parts.flatMap((part) => Object.entries(part))) {
    all[directive] = [...new Set([...(all[directive] ?? []), ...sources])];
  }
  return all;
}

/** Whether a script may run in the page: one of the addresses of ours that are named, or from where a third party keeps its scripts. */
export function admitsScript(parties: ThirdParties, address: string): boolean {
  const own = [parties.geetest?.script, parties.geetest?.risk?.script];
  if (own.includes(address)) return true;
  const listed = sourcesOf(parties)['script-src'] ?? [];
  return URL.canParse(address) && listed.some((source) => isWithin(source, new URL(address)));
}

/** A source is an origin, or an origin with a path that ends in a slash. */
function isWithin(source: string, { origin, pathname }: URL): boolean {
  const place = new URL(source);
  return place.origin === origin && pathname.startsWith(place.pathname);
}
