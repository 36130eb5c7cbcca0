import { answerAsset } from './answer-asset.ts';
import type { Site } from './site.ts';

const brokenStatuses = new Set([502, 503, 504]);

const retryAfter = { 'Retry-After': '30' };

/** Returns true if the request is a navigation of a person and not a call of the app. */
function asksForPage(request: Request): boolean {
  return request.headers.get('Accept')?.includes('text/html') ?? false;
}

function envelope(status: number): Response {
  const message = 'We cannot be reached just now. Nothing was lost: please try again in a moment.';
  return Response.json(
    { success: false, value: null, errorCode: 'system_busy', message },
    { status, headers: { ...retryAfter, 'Cache-Control': 'no-store' } },
  );
}

/** The answer in place of a gateway that gives none: the maintenance page for people, an envelope for the app. */
export function unavailable(site: Site, request: Request, status: number): Response {
  const page = site.assets.get('/maintenance.html');
  if (page === undefined || !asksForPage(request)) return envelope(status);
  const answer = answerAsset(page, request, status);
  for (const [name, value] of Object.entries(retryAfter)) answer.headers.set(name, value);
  return answer;
}

/** An answer as it is, unless the gateway, or what stands before it, broke without words for the one who asked. */
export function orUnavailable(site: Site, request: Request, answer: Response): Response {
  const speaks = answer.headers.get('Content-Type')?.includes('json') && !asksForPage(request);
  return brokenStatuses.has(answer.status) && !speaks
    ? unavailable(site, request, answer.status)
    : answer;
}
