import { isAppPath } from '#protocol/paths.ts';
import { prerenderedFile } from '#protocol/prerendered-paths.ts';
import { answerAsset } from './answer-asset.ts';
import { noStore } from './cache-rules.ts';
import { movedPage } from './moved-pages.ts';
import type { Asset, Site } from './site.ts';

const notFound = (): Response => new Response('There is nothing here.\n', { status: 404 });

const methodNotAllowed = (): Response =>
  new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });

interface Asked {
  readonly path: string;
  readonly query: string;
}

/** The decoded path and the query, or null when the path is malformed. */
function askedFor(request: Request): Asked | null {
  try {
    const { pathname, search } = new URL(request.url);
    return { path: decodeURIComponent(pathname), query: search };
  } catch {
    return null;
  }
}

function fileFor(site: Site, { path, query }: Asked): Asset | undefined {
  return site.assets.get(prerenderedFile(path, query) ?? path);
}

/** Leads to the page of a path that is another's. The query goes along, unless the page has one of its own. */
function answerMoved({ path, query }: Asked): Response | null {
  const moved = movedPage(path);
  if (moved === null) return null;
  const Location = moved.to.includes('?') ? moved.to : moved.to + query;
  return new Response(null, {
    status: moved.status,
    headers: { Location, 'Cache-Control': noStore },
  });
}

/**
 * Answers with a built file or a page that was rendered ahead, or with the empty shell for another path of the app. A path
 * with other capitals leads to its page. An unknown path gets the shell with status 404, and the app shows that the page
 * is missing. A missing file gets 404 without a page.
 */
export function answerPage(site: Site, request: Request): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed();
  const asked = askedFor(request);
  if (asked === null) return notFound();
  const { path } = asked;
  const file = fileFor(site, asked);
  if (file !== undefined) return answerAsset(file, request);
  const moved = answerMoved(asked);
  if (moved !== null) return moved;
  const shell = site.assets.get('/app.html');
  if (shell === undefined || (/^\/assets\/|\.[a-z0-9]+$/i.test(path) && !isAppPath(path))) {
    return notFound();
  }
  return answerAsset(shell, request, isAppPath(path) ? 200 : 404);
}
