import type { BrowserContext, Request } from '@playwright/test';
import type { Site } from '../support/open-site.ts';

/** Sites whose content has changed since their last reset. */
const changed = new WeakSet<Site>();

/** A keyed call changes something, whatever its method is. */
function changesContent(request: Request): boolean {
  return request.method() !== 'GET' || request.headers()['idempotency-key'] !== undefined;
}

/** Notes that a site has changed when a page of the context sends more than a question. */
export function watchPages(context: BrowserContext, site: Site): void {
  context.on('request', (request) => {
    if (changesContent(request)) changed.add(site);
  });
}

/** The same site, which notes that it has changed when the operator does more than read. */
export function watchOperator(site: Site): Site {
  const watched: Site = {
    ...site,
    operate(method, path, body) {
      if (path === '/reset') changed.delete(watched);
      else if (method !== 'GET') changed.add(watched);
      return site.operate(method, path, body);
    },
  };
  return watched;
}

/** Restores the demo content, the settings and the clock where something has changed. It takes 700 ms. */
export async function restoreContent(site: Site): Promise<void> {
  if (changed.has(site)) await site.operate('POST', '/reset', {});
}
