import { noStore } from './cache-rules.ts';
import type { Asset, Encoding } from './site.ts';

const preferred: readonly Encoding[] = ['br', 'gzip'];

/** Returns true when `Accept-Encoding` lists a coding without `q=0` (RFC 9110, 12.5.3). */
function accepts(header: string, encoding: Encoding): boolean {
  return header
    .split(',')
    .map((item) => item.split(';').map((part) => part.trim().toLowerCase()))
    .some(([name, weight]) => name === encoding && !/^q=0(\.0*)?$/.test(weight ?? ''));
}

function choose(asset: Asset, header: string): Encoding {
  const found = preferred.find((name) => asset.bodies.has(name) && accepts(header, name));
  return found ?? 'identity';
}

/** Returns true when `If-None-Match` lists the tag. The comparison is weak (RFC 9110, 13.1.2). */
function isCached(header: string | null, tag: string): boolean {
  if (header === null) return false;
  const tags = header.split(',').map((item) => item.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}

/** Answers GET or HEAD with a file in an encoding that the client accepts, or with 304 when the client has it. */
export function answerAsset(asset: Asset, request: Request, status = 200): Response {
  const encoding = choose(asset, request.headers.get('Accept-Encoding') ?? '');
  const body = asset.bodies.get(encoding) ?? new Uint8Array();
  const tag = `"${asset.digest}-${encoding}"`;
  const headers = new Headers({
    'Cache-Control': status === 200 ? asset.cacheControl : noStore,
    ETag: tag,
    Vary: 'Accept-Encoding',
  });
  if (status === 200 && isCached(request.headers.get('If-None-Match'), tag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('Content-Type', asset.contentType);
  headers.set('Content-Length', String(body.byteLength));
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}
