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
  // Keeps nginx from collecting a stream of events before it passes it on.
  'x-accel-buffering',
  // The number of rows of an export, for its progress bar.
  'x-total-rows',
]);

/** Media types that a browser never runs as a page, a script or a style of the app's origin. */
const passedTypes =
  /^(application\/(json|octet-stream|pdf|problem\+json)|text\/(csv|event-stream|plain)|image\/(avif|gif|jpeg|png|svg\+xml|webp)|(audio|video)\/(mp4|mpeg|ogg|webm))$/;

/** The cookies of the contract: the ids of a captcha and of a device. */
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

/** The reason, as a sentence, for which an answer must not be passed on, or null. */
export function faultOfAnswer({ status, headers, body }: Response): string | null {
  if (status >= 300 && status < 400 && status !== 304) {
    return 'The gateway answered with a redirect, which is not passed on.';
  }
  if (body === null || passedTypes.test(mediaTypeOf(headers))) return null;
  return `The gateway answered with the type "${mediaTypeOf(headers)}", which is not passed on.`;
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
    if (known.includes(cookie.split('=')[0]?.trim() ?? '')) headers.append('Set-Cookie', cookie);
  }
  for (const [name, value] of Object.entries(passedAnswerHeaders)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
}
