/** The headers of a gateway's answer that are passed on. All others are dropped. */
const passedHeaders: ReadonlySet<string> = new Set([
  'accept-ranges',
  'age',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'vary',
  // Names of a call in the logs of the gateway, which its operator asks for.
  'request-id',
  'traceresponse',
  'x-app-trace-id',
  'x-b3-traceid',
  'x-correlation-id',
  'x-request-id',
  'x-trace-id',
  // Keeps nginx from collecting a stream of events before it passes it on.
  'x-accel-buffering',
  // The number of rows of an export, for its progress bar.
  'x-total-rows',
]);

/** Media types that a browser never runs as a page, a script or a style of the app's origin. */
const passedTypes =
  /^(application\/(json|octet-stream|pdf|problem\+json)|text\/(csv|event-stream|plain)|image\/(avif|gif|jpeg|png|svg\+xml|webp)|(audio|video)\/(mp4|mpeg|ogg|webm))$/;

/** The cookies of the protocol: the ids of a captcha and of a device. */
const contractCookies = ['captchaId', 'deviceId'];

/** Headers that keep an answer from acting as a document of the app's origin (CSP 3, `sandbox`). */
export const passedAnswerHeaders = {
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

function mediaTypeOf(headers: Headers): string {
  return headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Returns true for a body that a browser never runs, by its media type. */
export function isPassed({ headers, body }: Response): boolean {
  return body === null || passedTypes.test(mediaTypeOf(headers));
}

/** The sentence for the log about an answer that is not passed on. */
export function faultOfType({ headers }: Response): string {
  return `The gateway answered with the type "${mediaTypeOf(headers)}", which is not passed on.`;
}

/** An answer whose body is not passed on: its status and the headers that reveal nothing about a body. */
export function withoutBody({ status, headers }: Response): Response {
  const kept = [...headers].filter(([name]) => !name.startsWith('content-') && name !== 'etag');
  return new Response(null, { status, headers: new Headers(kept) });
}

/** A cookie that the browser keeps for the app's host: the gateway's `Domain` would be refused, or be too wide. */
function withoutDomain(cookie: string): string {
  return cookie.replace(/;\s*domain\s*(=[^;]*)?(?=;|$)/gi, '');
}

/**
 * The part of a gateway's answer that the browser may see. `cookies` are the names of further cookies that the
 * operator's gateway sets, such as the one of its load balancer.
 */
export function passAnswer(answer: Response, cookies: readonly string[] = []): Response {
  const headers = new Headers();
  for (const [name, value] of answer.headers) if (passedHeaders.has(name)) headers.set(name, value);
  const known = [...contractCookies, ...cookies];
  for (const cookie of answer.headers.getSetCookie()) {
    if (known.includes(cookie.split('=')[0]?.trim() ?? '')) {
      headers.append('Set-Cookie', withoutDomain(cookie));
    }
  }
  for (const [name, value] of Object.entries(passedAnswerHeaders)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
}
