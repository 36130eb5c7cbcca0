import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const gzipped = promisify(gzip);
const worthwhile = /^(application\/json|image\/svg\+xml|text\/(html|css|javascript|plain))\b/;
const fewestBytes = 1024;

function mayShrink(request: Request, answer: Response): boolean {
  return (
    answer.body !== null &&
    !answer.headers.has('Content-Encoding') &&
    worthwhile.test(answer.headers.get('Content-Type') ?? '') &&
    /\bgzip\b(?!\s*;\s*q=0(?![.\d]))/.test(request.headers.get('Accept-Encoding') ?? '')
  );
}

/** Compresses an answer of the embedded gateway, where the visitor takes that and it is worth it. */
export async function shrink(request: Request, answer: Response): Promise<Response> {
  if (!mayShrink(request, answer)) return answer;
  const whole = new Uint8Array(await answer.arrayBuffer());
  const { status, headers } = answer;
  headers.append('Vary', 'Accept-Encoding');
  if (whole.byteLength < fewestBytes) return new Response(whole, { status, headers });
  const body = new Uint8Array(await gzipped(whole));
  headers.set('Content-Encoding', 'gzip');
  headers.set('Content-Length', String(body.byteLength));
  const tag = headers.get('ETag');
  if (tag?.startsWith('"')) headers.set('ETag', `W/${tag}`);
  return new Response(body, { status, headers });
}
