import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { mergePolicies, type Policy } from './headers.ts';
import type { Asset, Encoding, Site } from './site.ts';

/** The settings of the app that the host gives to its pages. They win over the same variables of the build. */
export const runTimeSettings = [
  'PAROLA_MERCHANT',
  'PAROLA_SECOND_MERCHANT',
  'PAROLA_SECOND_MERCHANT_HOSTS',
  'PAROLA_RELAY_NAMES',
  'PAROLA_SEALING',
  'PAROLA_GATEWAY_VERSION',
  'PAROLA_NEW_TAB_VENDORS',
  'PAROLA_SAME_TAB_VENDORS',
  'PAROLA_LIVE_ORIGIN',
] as const;

type Environment = Readonly<Record<string, string | undefined>>;

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

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Before the inlined `boot.js`, which reads it. */
function insertSettings(html: string, json: string): string {
  return html.replace(
    '<head>',
    () => `<head>\n    <meta name="settings" content="${escape(json)}" />`,
  );
}

/** Other settings are another revision of the pages for the service worker: it installs them, as it does a release. */
function reviseWorker(script: string, revision: string): string {
  const entry = /("revision":"\w+)(","url":"(?:index|app)\.html")/g;
  return script.replace(entry, (_, before: string, after: string) => before + revision + after);
}

const isPage = (path: string): boolean => /^\/(index|app|pages\/.*)\.html$/.test(path);

/** The settings that an environment gives. */
export function givenSettings(env: Environment): Readonly<Record<string, string>> {
  const given = runTimeSettings.flatMap((name) => (env[name] ? [[name, env[name]] as const] : []));
  return Object.fromEntries(given);
}

/**
 * The site with the settings of the environment in its pages, and with further sources in its policy. Without any, the
 * site as it was built.
 */
export function withRunTimeSettings(site: Site, env: Environment, sources: Policy = {}): Site {
  const json = JSON.stringify(givenSettings(env));
  // The worker keeps the headers of a page with it. The games' origin is in its policy.
  const kept = JSON.stringify([json, sources, env['GAMES_ORIGIN'] ?? '']);
  if (kept === JSON.stringify(['{}', {}, ''])) return site;
  const revision = hashOf(Buffer.from(kept)).replaceAll(/\W/g, '');
  const assets = [...site.assets].map(([path, asset]) => {
    if (isPage(path) && json !== '{}') {
      return [path, rewritten(asset, insertSettings(textOf(asset), json))] as const;
    }
    if (path !== '/sw.js') return [path, asset] as const;
    return [path, rewritten(asset, reviseWorker(textOf(asset), revision))] as const;
  });
  return { assets: new Map(assets), policy: mergePolicies(site.policy, sources) };
}
