import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const gzipped = promisify(gzip);
const compressible = /^(application\/json|image\/svg\+xml|text\/(html|css|javascript|plain))\b/;
const minBytes = 1024;

function mayCompress(request: Request, answer: Response): boolean {
  return (
    answer.body !== null &&
    !answer.headers.has('Content-Encoding') &&
    compressible.test(answer.headers.get('Content-Type') ?? '') &&
    /\bgzip\b(?!\s*;\s*q=0(?![.\d]))/.test(request.headers.get('Accept-Encoding') ?? '')
  );
}

/** Compresses an answer of the embedded gateway when the client accepts gzip and the answer is a text of 1 kB or more. */
export async function compressResponse(request: Request, answer: Response): Promise<Response> {
  if (!mayCompress(request, answer)) return answer;
  const plain = new Uint8Array(await answer.arrayBuffer());
  const { status, headers } = answer;
  headers.append('Vary', 'Accept-Encoding');
  if (plain.byteLength < minBytes) return new Response(plain, { status, headers });
  const body = new Uint8Array(await gzipped(plain));
  headers.set('Content-Encoding', 'gzip');
  headers.set('Content-Length', String(body.byteLength));
  const tag = headers.get('ETag');
  if (tag?.startsWith('"')) headers.set('ETag', `W/${tag}`);
  return new Response(body, { status, headers });
}
