import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { cacheControlOf } from './cache-rules.ts';
import { CannotStart } from './cannot-start.ts';
import type { Policy } from './headers.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A built file in memory, plain and in its compressed encodings. */
export interface Asset {
  readonly bodies: ReadonlyMap<Encoding, Uint8Array<ArrayBuffer>>;
  readonly contentType: string;
  readonly cacheControl: string;
  /** A hash of the plain content. */
  readonly digest: string;
}

/** The built pages and files. */
export interface Site {
  readonly assets: ReadonlyMap<string, Asset>;
  /** The sources that the build adds to the Content-Security-Policy. */
  readonly policy: Policy;
}

/** The build writes the policy here for the server. It is not served. */
export const policyFile = 'csp.json';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const compressed: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' };

function readAsset(folder: string, path: string, names: ReadonlySet<string>): Asset {
  const body = readFileSync(join(folder, path));
  const bodies = new Map<Encoding, Uint8Array<ArrayBuffer>>([['identity', body]]);
  for (const [ending, encoding] of Object.entries(compressed)) {
    if (names.has(path + ending)) bodies.set(encoding, readFileSync(join(folder, path + ending)));
  }
  return {
    bodies,
    contentType: contentTypes[extname(path)] ?? 'application/octet-stream',
    cacheControl: cacheControlOf(path),
    digest: createHash('sha256').update(body).digest('base64url').slice(0, 22),
  };
}

function pathsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));
}

function isServed(path: string): boolean {
  return !/\.(br|gz|map)$|\/\./.test(path) && path !== `/${policyFile}`;
}

/** Reads a folder of built pages. Throws CannotStart when nothing was built. */
export function readSite(folder: string): Site {
  try {
    const names = new Set(pathsIn(folder));
    const served = [...names].filter(isServed);
    return {
      assets: new Map(served.map((path) => [path, readAsset(folder, path, names)])),
      policy: JSON.parse(readFileSync(join(folder, policyFile), 'utf8')),
    };
  } catch (cause) {
    throw new CannotStart(`The app is not built in ${folder}: run "npm run build" first.`, {
      cause,
    });
  }
}
