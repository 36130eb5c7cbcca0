import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { givenSettings } from './settings/app-settings.ts';
import { mergePolicies, type Policy } from './headers.ts';
import { escapeText, rebrand, writtenBrand } from './page-brand.ts';
import type { Asset, Encoding, Site } from './site.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Settings = Readonly<Record<string, string>>;

/** The brand that the build has written into the pages. */
const builtBrand = {
  name: import.meta.env.PAROLA_NAME || writtenBrand.name,
  contact: import.meta.env.PAROLA_CONTACT || writtenBrand.contact,
};

const compressors: Readonly<Record<Encoding, (body: Buffer) => Buffer>> = {
  br: (body) => brotliCompressSync(body),
  gzip: (body) => gzipSync(body),
  identity: (body) => body,
};

const hashOf = (body: Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22);

function textOf({ bodies }: Asset): string {
  return new TextDecoder().decode(bodies.get('identity'));
}

/** The same file with another text, in the same encodings. */
function rewritten(asset: Asset, text: string): Asset {
  const body = Buffer.from(text);
  const bodies = [...asset.bodies.keys()].map(
    (encoding) => [encoding, new Uint8Array(compressors[encoding](body))] as const,
  );
  return { ...asset, bodies: new Map(bodies), digest: hashOf(body) };
}

/** Before the inlined `boot.js`, which reads it. */
function insertSettings(html: string, settings: Settings): string {
  if (Object.keys(settings).length === 0) return html;
  const content = escapeText(JSON.stringify(settings));
  return html.replace('<head>', () => `<head>\n    <meta name="settings" content="${content}" />`);
}

/** The path of a page that is rendered ahead, by its file; null for all other files. */
function pagePath(file: string): string | null {
  if (file === '/index.html') return '/';
  return /^\/pages(\/.+)\.html$/.exec(file)?.[1] ?? null;
}

/** Adds the address of a page, by which search engines know it under each query, and the picture that previews of links show. */
function insertAddress(html: string, file: string, origin: string | undefined): string {
  const path = pagePath(file);
  if (path === null || origin === undefined) return html;
  const address = escapeText(origin + path);
  const tags = [
    `<link rel="canonical" href="${address}" />`,
    `<meta property="og:url" content="${address}" />`,
    `<meta property="og:image" content="${escapeText(origin)}/icons/any-512.png" />`,
    '<meta name="twitter:card" content="summary" />',
  ];
  return html.replace('</head>', () => `${tags.join('')}</head>`);
}

/** Writes settings into the text of a file. */
type Write = (text: string, settings: Settings) => string;

const brandPage: Write = (html, { PAROLA_NAME, PAROLA_CONTACT }) =>
  rebrand(html, builtBrand, {
    name: PAROLA_NAME ?? builtBrand.name,
    contact: PAROLA_CONTACT ?? null,
  });

const fillPage: Write = (html, settings) => insertSettings(brandPage(html, settings), settings);

const nameManifest: Write = (text, { PAROLA_NAME: name }) =>
  name === undefined ? text : JSON.stringify({ ...JSON.parse(text), name, short_name: name });

function writerOf(path: string): Write | null {
  if (/^\/(index|app|pages\/.*)\.html$/.test(path)) return fillPage;
  if (path === '/maintenance.html') return brandPage;
  return path === '/manifest.webmanifest' ? nameManifest : null;
}

/** `origin` is the public origin of the app. */
function withSettings(
  path: string,
  asset: Asset,
  { settings, origin }: { readonly settings: Settings; readonly origin: string | undefined },
): Asset {
  const write = writerOf(path);
  if (write === null) return asset;
  const built = textOf(asset);
  const text = insertAddress(write(built, settings), path, origin);
  return text === built ? asset : rewritten(asset, text);
}

/** Other settings are another revision of the files that have them for the service worker: it installs them, as it does a release. */
function reviseWorker(script: string, revision: string, files: ReadonlySet<string>): string {
  const entry = /("revision":"\w+)(","url":"([\w.]+)")/g;
  return script.replace(entry, (all, before: string, after: string, file: string) =>
    files.has(`/${file}`) ? before + revision + after : all,
  );
}

/**
 * The site with the settings of the environment in its pages, and with further sources in its policy. Without any, the
 * site as it was built.
 */
export function withRunTimeSettings(site: Site, env: Environment, sources: Policy = {}): Site {
  const settings = givenSettings(env);
  const origin = env['APP_ORIGIN'] || undefined;
  // The worker keeps the headers of a page with it. The games' origin is in its policy.
  const kept = JSON.stringify([settings, sources, env['GAMES_ORIGIN'] ?? '', origin ?? '']);
  if (kept === JSON.stringify([{}, {}, '', ''])) return site;
  const assets = new Map(site.assets);
  const revised = new Set(['/index.html', '/app.html']);
  for (const [path, asset] of site.assets) {
    const changed = withSettings(path, asset, { settings, origin });
    if (changed === asset) continue;
    assets.set(path, changed);
    revised.add(path);
  }
  const worker = assets.get('/sw.js');
  if (worker !== undefined) {
    const revision = hashOf(Buffer.from(kept)).replaceAll(/\W/g, '');
    assets.set('/sw.js', rewritten(worker, reviseWorker(textOf(worker), revision, revised)));
  }
  return { assets, policy: mergePolicies(site.policy, sources) };
}
