import type { Language } from '#protocol/model/language.ts';
import { documentsCache, filledPaths } from '#protocol/prerendered-paths.ts';

interface DocumentNeeds {
  isGuest(): boolean;
  language(): Language;
  savesData(): boolean;
  /** Asks the gateway again for what the page shows. */
  reload(): unknown;
  /** Calls back when a page is shown. */
  onPage(callback: () => void): unknown;
  /** Calls back when a session begins or ends. */
  onSession(callback: () => void): unknown;
}

const dataTag = 'id="page-data"';

/** Inline script that starts this release. A document of another release has another one. */
const startText = (): string =>
  document.querySelector('script[type="module"]')?.textContent || dataTag;

/** Time of the device, in epoch milliseconds. */
const deviceTime = (): number => Math.round(performance.timeOrigin + performance.now());

/** Loads the document of a page, and keeps it with its age when it has content for this release and language. */
async function keepDocument(path: string, { isGuest, language }: DocumentNeeds): Promise<void> {
  const response = await fetch(path);
  const html = await response.text();
  const [, written = 'EN'] = /<html [^>]*data-language="(\w+)"/.exec(html) ?? [];
  const isUsable = response.ok && html.includes(dataTag) && html.includes(startText());
  if (!isUsable || written !== language() || !isGuest()) return;
  const headers = new Headers(response.headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'Vary']) headers.delete(name);
  const aged = html.replace(dataTag, `${dataTag} data-at="${deviceTime()}"`);
  const cache = await caches.open(documentsCache);
  await cache.put(path, new Response(aged, { headers }));
}

const whenIdle = (): Promise<unknown> =>
  new Promise((done) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(done, 1_000);
    else requestIdleCallback(done, { timeout: 5_000 });
  });

/** Resolves when the program has taken the document over. */
function whenHydrated(): Promise<void> {
  const root = document.getElementById('app');
  return new Promise((done) => {
    const observer = new MutationObserver(check);
    function check(): void {
      if (root !== null && 'hydrates' in root.dataset) return;
      observer.disconnect();
      done();
    }
    if (root !== null) observer.observe(root, { attributes: true });
    check();
  });
}

/**
 * Keeps the documents of the public pages that a guest visits, each once while the tab is open. The service worker answers the
 * next visit with them, also offline. A page that came so asks for newer answers. A member gets pages without the content of
 * guests.
 */
export function keepDocuments(needs: DocumentNeeds): void {
  if (!('serviceWorker' in navigator)) return;
  if (document.getElementById('page-data')?.dataset['at']) void whenHydrated().then(needs.reload);
  const visited = new Set<string>();

  async function visit(): Promise<void> {
    const { pathname, search } = location;
    const isPublic = search === '' && filledPaths.includes(pathname);
    if (!isPublic || visited.has(pathname) || !needs.isGuest() || needs.savesData()) return;
    visited.add(pathname);
    await navigator.serviceWorker.ready;
    await whenIdle();
    // The next visit tries again after a failure.
    await keepDocument(pathname, needs).catch(() => visited.delete(pathname));
  }

  function forget(): void {
    if (needs.isGuest()) return;
    visited.clear();
    void caches.delete(documentsCache);
  }

  needs.onPage(() => void visit());
  needs.onSession(forget);
  forget();
  void visit();
}
