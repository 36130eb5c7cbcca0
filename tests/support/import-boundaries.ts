import { posix } from 'node:path';
import { importsOf } from './import-cycles.ts';

/** The rooms and packages that a room may import. A trailing `/` or `:` admits everything below the name. */
interface Walls {
  readonly rooms: readonly string[];
  readonly packages: readonly string[];
}

const node = ['node:'];

const consoleClient = 'src/gateway/operator/client/';

const walls: Readonly<Record<string, Walls>> = {
  protocol: { rooms: [], packages: ['valibot'] },
  gateway: {
    rooms: ['protocol'],
    packages: [
      ...node,
      '@electric-sql/pglite',
      '@electric-sql/pglite/',
      '@node-rs/argon2',
      'hono',
      'hono/',
      'jose',
      'kysely',
      'otpauth',
      'pg',
      'rate-limiter-flexible',
      'uuid',
      'valibot',
      'web-push',
      '@zip.js/zip.js',
    ],
  },
  demo: {
    rooms: ['protocol', 'gateway'],
    packages: [...node, 'hono', 'hono/', 'qr', 'valibot'],
  },
  core: {
    rooms: ['protocol'],
    packages: ['crypto-es', 'idb-keyval', 'ofetch', 'valibot', 'valtio/vanilla', 'valtio/vanilla/'],
  },
  web: {
    rooms: ['protocol', 'core', 'locales'],
    packages: [
      '@firebase/app',
      '@firebase/auth',
      '@lingui/core',
      '@lingui/core/macro',
      '@lingui/react',
      '@lingui/react/macro',
      '@tanstack/react-router',
      'dompurify',
      'qr',
      'react',
      'react-dom/',
      'swiper',
      'swiper/',
      'uplot',
      'uplot/',
      'valibot',
      'valtio',
      'workbox-window',
    ],
  },
  host: {
    rooms: ['protocol', 'gateway', 'demo'],
    packages: [
      ...node,
      '@hono/node-server',
      '@lingui/cli/api',
      '@lingui/conf',
      'hono',
      'hono/',
      'mmdb-lib',
      'valibot',
      'vite',
    ],
  },
  'check-gateway': {
    rooms: ['protocol', 'core'],
    packages: [...node, 'valibot'],
  },
  /** The page of the operator's console, which runs in a browser. */
  [consoleClient]: {
    rooms: ['protocol'],
    packages: ['react', 'react-dom/', 'valibot'],
  },
  sw: {
    rooms: ['protocol'],
    packages: ['workbox-core', 'workbox-precaching', 'workbox-routing'],
  },
};

/** The layers of `src/web`, from the top. A layer imports only the layers below it. */
const webLayers = ['app', 'routes', 'features', 'widgets', 'ui', 'lib', 'i18n', 'theme'];

/** Features and widgets stand side by side: one feature never imports another. */
const webPieces = ['features'];

/** Folders of a room that every other folder of it may import freely. */
const foundations: Readonly<Record<string, readonly string[]>> = {
  gateway: ['http', 'store'],
  core: ['client', 'cache', 'storage', 'query'],
};

/** Files that other folders of the same room may import; `<folder>/<folder>.ts` always is one. */
const entries: Readonly<Record<string, readonly string[]>> = {
  gateway: [],
  // The help knows if letters wait, and loads the messages only then.
  core: ['inbox/kept-unsent.ts'],
};

/** Files of the gateway that the demo may import. */
const publicServices = [
  'gateway.ts',
  'catalogue/catalogue.ts',
  'chat/chat.ts',
  'http/refusal.ts',
  'bets/bets.ts',
  'play/play.ts',
  'providers/providers.ts',
  'seed/seed.ts',
];

export function roomOf(file: string): string {
  const [top = '', room = ''] = file.split('/');
  return top === 'src' ? room : top;
}

function admits(allowed: readonly string[], specifier: string): boolean {
  return allowed.some(
    (name) => specifier === name || (/[:/]$/.test(name) && specifier.startsWith(name)),
  );
}

/** The folder of a room that a file belongs to, and the path below it. Files at the room's root have no folder. */
function placeOf(file: string): { folder: string | null; path: string } {
  const parts = file.split('/').slice(file.startsWith('src/') ? 2 : 1);
  return { folder: parts.length > 1 ? (parts[0] ?? null) : null, path: parts.join('/') };
}

function webTrespass(file: string, target: string): string | null {
  const [from, to] = [placeOf(file), placeOf(target)];
  if (from.folder === null || to.folder === null) return null;
  if (from.folder === to.folder) {
    const [, piece] = from.path.split('/');
    const [, other] = to.path.split('/');
    return webPieces.includes(from.folder) && piece !== other
      ? `${file}: a feature imports another feature (${other})`
      : null;
  }
  if (from.folder === 'ui' && to.path === 'lib/app-context.tsx') {
    return `${file}: the kit imports the app`;
  }
  const isUp = webLayers.indexOf(to.folder) < webLayers.indexOf(from.folder);
  return isUp ? `${file}: ${from.folder} imports ${to.folder}` : null;
}

/** Folders of one room reach each other through entry files. Files at the root of the room compose them freely. */
function folderTrespass(file: string, target: string): string | null {
  const room = roomOf(file);
  const [from, to] = [placeOf(file), placeOf(target)];
  const free = foundations[room] ?? [];
  if (from.folder === null || to.folder === null || from.folder === to.folder) return null;
  if (free.includes(to.folder)) return null;
  if (to.path === `${to.folder}/${to.folder}.ts`) return null;
  return entries[room]?.includes(to.path)
    ? null
    : `${file}: reaches into ${to.folder} past its entry file (${to.path})`;
}

function relativeTrespass(file: string, specifier: string): string | null {
  const target = posix.join(posix.dirname(file), specifier);
  const room = roomOf(file);
  if (roomOf(target) !== room) return `${file}: a relative import leaves its room`;
  if (room === 'web') return webTrespass(file, target);
  return room in entries ? folderTrespass(file, target) : null;
}

function trespass(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return relativeTrespass(file, specifier);
  const room = roomOf(file);
  const allowed = walls[file.startsWith(consoleClient) ? consoleClient : room];
  if (allowed === undefined) return `${file}: is in no room`;
  if (!specifier.startsWith('#')) {
    return admits(allowed.packages, specifier) ? null : `${file}: ${room} may not use ${specifier}`;
  }
  const [other = '', ...path] = specifier.slice(1).split('/');
  if (other === room) return `${file}: imports its own room through #${room}`;
  if (!allowed.rooms.includes(other)) return `${file}: ${room} may not import ${other}`;
  if (room === 'web' && other !== 'locales' && placeOf(file).folder === 'ui') {
    return `${file}: the kit imports ${other}`;
  }
  const isPublic = publicServices.includes(path.join('/'));
  return room === 'demo' && other === 'gateway' && !isPublic
    ? `${file}: ${path.join('/')} is no public service of the gateway`
    : null;
}

/** The imports of a file that break a boundary, one sentence each. */
export function trespasses(file: string, source: string): string[] {
  return importsOf(source).flatMap((specifier) => trespass(file, specifier) ?? []);
}

const mostFiles = 25;

/** Folders with more source files than a reader can take in. Tests and styles do not count. */
export function crowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (!/\.tsx?$/.test(file) || /\.(test|gen|d)\.tsx?$/.test(file)) continue;
    const folder = posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > mostFiles && folder !== 'src/web/routes')
    .map(([folder, count]) => `${folder}: ${count} files`);
}

/** Text that is forbidden in the source of a room, and why. */
const forbidden: readonly { in: RegExp; says: RegExp; why: string }[] = [
  {
    in: /^src\/web\/(?!app\/main\.tsx|lib\/worker\.ts)/,
    says: /\b(fetch|localStorage|sessionStorage|indexedDB|document\.cookie|BroadcastChannel)\b\s*[.(]|\bwindow\.(localStorage|sessionStorage|indexedDB)\b/,
    why: 'the screen reaches the network or storage past the core',
  },
  {
    in: /^src\/.*\.css$/,
    says: /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i,
    why: 'a colour outside the theme',
  },
  {
    in: /^src\/web\//,
    says: /dangerouslySetInnerHTML|\.innerHTML\b/,
    why: 'HTML past the sanitiser',
  },
  {
    in: /^src\/web\/(?!lib\/)/,
    says: /\bdialog: *['"]|\.\.\.\w+,[^}]*\bdialog\b[^}]*\}|[?&]dialog=/,
    why: 'a dialog opened past lib/dialog/use-dialog.ts',
  },
  {
    in: /^(src|sw)\//,
    says: /@ts-(ignore|nocheck|expect-error)|as unknown as/,
    why: 'a check switched off',
  },
  {
    in: /^src\/(?!.*\.d\.ts$)/,
    says: /import\.meta\.glob</,
    why: 'Type the constant, not the call: Vitest keeps a compiled list of files when it does not see `import.meta.glob(`.',
  },
  {
    in: /^src\/(core\/(?!browser-platform\.ts)|web\/(?!lib\/time\/clock\.ts))/,
    says: /\bDate\.now\b/,
    why: 'A device may be wrong by days: the core has `now`, the screen has `clock`, and a length of time is measured by `performance`.',
  },
];

/** Text of a file that is forbidden in its room, one sentence each. */
export function forbiddenWords(file: string, source: string): string[] {
  if (file.includes('/theme/')) return [];
  return forbidden.flatMap((rule) =>
    rule.in.test(file) && rule.says.test(source) ? `${file}: ${rule.why}` : [],
  );
}

const vague = /(^|\/)(utils?|helpers?|common|types|index|misc|shared)\.(tsx?|css)$/;

/** A capability has one noun in every room. The second noun, as part of a file's name, is an error. */
const secondNouns: readonly { noun: RegExp; use: string }[] = [
  { noun: /(^|[-/])(star|stars|starred)([-./]|$)/, use: 'favourite' },
  { noun: /(^|[-/])(notice|notices)([-./]|$)/, use: 'announcement' },
];

/**
 * Faults of a file's name: a vague word, a second noun, or not kebab-case. Routes keep the spelling of their addresses, and
 * catalogues of texts have the codes of their languages.
 */
export function badName(file: string): string[] {
  if (/^src\/web\/routes\/|\/texts\/[A-Z]{2}\.ts$/.test(file)) return [];
  if (vague.test(file)) return [`${file}: a vague name`];
  const second = secondNouns.find(({ noun }) => noun.test(file));
  if (second) return [`${file}: the noun is ${second.use}`];
  const name = posix.basename(file);
  return /^(\$|__)?[a-z0-9]+([-.][a-z0-9$]+)*(\[\.\]html)?\.[a-z]+$/.test(name)
    ? []
    : [`${file}: not kebab-case`];
}
