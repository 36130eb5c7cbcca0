import { isAppPath } from '#contract/paths.ts';
import { answerAsset } from './answer-asset.ts';
import type { Asset, Site } from './site.ts';

const notFound = (): Response => new Response('There is nothing here.\n', { status: 404 });

const methodNotAllowed = (): Response =>
  new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });

/** The decoded path, or null when it is malformed. */
function pathOf(request: Request): string | null {
  try {
    return decodeURIComponent(new URL(request.url).pathname);
  } catch {
    return null;
  }
}

function fileFor(site: Site, path: string): Asset | undefined {
  return site.assets.get(path === '/' ? '/index.html' : path);
}

/**
 * Answers with a built file, or with the empty shell for a path of the app. An unknown path gets the shell with status 404,
 * and the app shows that the page is missing. A missing file gets 404 without a page.
 */
export function answerPage(site: Site, request: Request): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed();
  const path = pathOf(request);
  if (path === null) return notFound();
  const file = fileFor(site, path);
  if (file !== undefined) return answerAsset(file, request);
  const shell = site.assets.get('/app.html');
  if (shell === undefined || (/^\/assets\/|\.[a-z0-9]+$/i.test(path) && !isAppPath(path))) {
    return notFound();
  }
  return answerAsset(shell, request, isAppPath(path) ? 200 : 404);
}
