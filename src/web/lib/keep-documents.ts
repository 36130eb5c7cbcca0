import type { Language } from '#protocol/model/language.ts';
import { filledPaths } from '#protocol/prerendered-paths.ts';

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

/** Sends a message to the worker when it is activated: its activation forgets all documents. */
async function post(message: Readonly<Record<string, string>>): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (active?.state === 'activating') {
    await new Promise((done) => active.addEventListener('statechange', done, { once: true }));
  }
  active?.postMessage(message);
}

/**
 * Lets the service worker keep the documents of the public pages that a guest visits, each once while the tab is open, and
 * forget them at a sign-in: a member gets pages without the content of guests. A page that came so asks for newer answers.
 */
export function keepDocuments(needs: DocumentNeeds): void {
  if (!('serviceWorker' in navigator)) return;
  if (document.getElementById('page-data')?.dataset['at']) void whenHydrated().then(needs.reload);
  const visited = new Set<string>();

  async function visit(): Promise<void> {
    const { pathname: path, search } = location;
    const isPublic = search === '' && filledPaths.includes(path);
    if (!isPublic || visited.has(path) || !needs.isGuest() || needs.savesData()) return;
    visited.add(path);
    await whenIdle();
    if (needs.isGuest()) await post({ type: 'KEEP_DOCUMENT', path, language: needs.language() });
  }

  function forget(): void {
    if (needs.isGuest()) return;
    visited.clear();
    void post({ type: 'FORGET_DOCUMENTS' });
  }

  needs.onPage(() => void visit());
  needs.onSession(forget);
  forget();
  void visit();
}
