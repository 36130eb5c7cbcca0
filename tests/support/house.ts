import { posix } from 'node:path';

/** What a room may know: other rooms and packages (a trailing `/` admits a scope or a package's paths). */
interface Walls {
  readonly rooms: readonly string[];
  readonly packages: readonly string[];
}

const node = ['node:'];

const walls: Readonly<Record<string, Walls>> = {
  contract: { rooms: [], packages: ['valibot'] },
  gateway: {
    rooms: ['contract'],
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
    ],
  },
  core: {
    rooms: ['contract'],
    packages: ['idb-keyval', 'ofetch', 'valibot', 'valtio/vanilla', 'valtio/vanilla/'],
  },
  web: {
    rooms: ['contract', 'core', 'locales'],
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
      'valibot',
      'valtio',
      'workbox-window',
    ],
  },
  host: {
    rooms: ['contract', 'gateway'],
    packages: [
      ...node,
      '@hono/node-server',
      '@lingui/cli/api',
      '@lingui/conf',
      'hono',
      'hono/',
      'valibot',
      'vite',
    ],
  },
  sw: {
    rooms: ['contract'],
    packages: ['workbox-core', 'workbox-precaching', 'workbox-routing'],
  },
};

const specifiers = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g;

export function importsOf(source: string): string[] {
  return [...source.matchAll(specifiers)].flatMap(([, specifier]) => specifier ?? []);
}

export function roomOf(file: string): string {
  const [top = '', room = ''] = file.split('/');
  return top === 'src' ? room : top;
}

function admits(allowed: readonly string[], specifier: string): boolean {
  return allowed.some(
    (name) => specifier === name || (/[:/]$/.test(name) && specifier.startsWith(name)),
  );
}

/** The floor of `src/web` a file stands on, and the feature or piece on it. */
function floorOf(file: string): { floor: string; piece: string } {
  const [, , floor = '', piece = ''] = file.split('/');
  return { floor, piece };
}

/** `routes -> features -> ui -> theme`: who may not be imported from where. */
function webTrespass(file: string, target: string): string | null {
  const from = floorOf(file);
  const to = floorOf(target);
  if (from.floor === 'features' && to.floor === 'features' && from.piece !== to.piece) {
    return `${file}: a feature imports another feature (${to.piece})`;
  }
  const above: Readonly<Record<string, readonly string[]>> = {
    features: ['routes'],
    ui: ['routes', 'features'],
    theme: ['routes', 'features', 'ui'],
    i18n: ['routes', 'features', 'ui'],
  };
  return (above[from.floor] ?? []).includes(to.floor)
    ? `${file}: ${from.floor} imports ${to.floor}`
    : null;
}

function relativeTrespass(file: string, specifier: string): string | null {
  const target = posix.join(posix.dirname(file), specifier);
  if (roomOf(target) !== roomOf(file)) return `${file}: a relative import leaves its room`;
  return roomOf(file) === 'web' ? webTrespass(file, target) : null;
}

function trespass(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return relativeTrespass(file, specifier);
  const room = roomOf(file);
  const allowed = walls[room];
  if (allowed === undefined) return `${file}: is in no room`;
  if (!specifier.startsWith('#')) {
    return admits(allowed.packages, specifier) ? null : `${file}: ${room} may not use ${specifier}`;
  }
  const other = specifier.slice(1).split('/')[0] ?? '';
  if (other === room) return `${file}: reaches into its own room by #${room}`;
  return allowed.rooms.includes(other) ? null : `${file}: ${room} may not know ${other}`;
}

/** Every import of a file that goes through a wall. */
export function trespasses(file: string, source: string): string[] {
  return importsOf(source).flatMap((specifier) => trespass(file, specifier) ?? []);
}

/** What a room's source may not say, and why. */
const forbidden: readonly { in: RegExp; says: RegExp; why: string }[] = [
  {
    in: /^src\/web\/(?!main\.tsx|worker\.ts)/,
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
    in: /^(src|sw)\//,
    says: /@ts-(ignore|nocheck|expect-error)|as unknown as/,
    why: 'a check switched off',
  },
];

/** Sentences of a file that the house forbids where it stands. */
export function forbiddenWords(file: string, source: string): string[] {
  if (file.includes('/theme/')) return [];
  return forbidden.flatMap((rule) =>
    rule.in.test(file) && rule.says.test(source) ? `${file}: ${rule.why}` : [],
  );
}

const vague = /(^|\/)(utils?|helpers?|common|types|index|misc|shared)\.(tsx?|css)$/;

/** Names that say nothing, or are not kebab-case. Routes keep the spelling of their addresses. */
export function badName(file: string): string[] {
  if (file.startsWith('src/web/routes/')) return [];
  if (vague.test(file)) return [`${file}: a vague name`];
  const name = posix.basename(file);
  return /^(\$|__)?[a-z0-9]+([-.][a-z0-9$]+)*(\[\.\]html)?\.[a-z]+$/.test(name)
    ? []
    : [`${file}: not kebab-case`];
}
