import { answerAsset } from './answer-asset.ts';
import type { Site } from './site.ts';

const brokenStatuses = new Set([502, 503, 504]);

const retryAfter = { 'Retry-After': '30' };

/** Returns true when a browser requests a page rather than a program an answer. */
function requestsPage(request: Request): boolean {
  return request.headers.get('Accept')?.includes('text/html') ?? false;
}

function envelope(status: number): Response {
  const message = 'We cannot be reached just now. Nothing was lost: please try again in a moment.';
  return Response.json(
    { success: false, value: null, errorCode: 'system_busy', message },
    { status, headers: { ...retryAfter, 'Cache-Control': 'no-store' } },
  );
}

/** The answer in place of a gateway that gives none: the maintenance page for a navigation, an envelope for the app. */
export function unavailable(site: Site, request: Request, status: number): Response {
  const page = site.assets.get('/maintenance.html');
  if (page === undefined || !requestsPage(request)) return envelope(status);
  const answer = answerAsset(page, request, status);
  for (const [name, value] of Object.entries(retryAfter)) answer.headers.set(name, value);
  return answer;
}

/** Replaces an answer with status 502, 503 or 504 by `unavailable`, unless it is JSON for a program. */
export function orUnavailable(site: Site, request: Request, answer: Response): Response {
  const isReadable = answer.headers.get('Content-Type')?.includes('json') && !requestsPage(request);
  return brokenStatuses.has(answer.status) && !isReadable
    ? unavailable(site, request, answer.status)
    : answer;
}
