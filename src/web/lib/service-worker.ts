import { proxy } from 'valtio';
import { keepPages, keepPagesWhenIdle } from './keep-pages.ts';
import { loadsOptional } from './optional-chunk.ts';
import { unsavedWork } from './form/unsaved-work.ts';

/** A newer release that is ready. It runs when the player accepts it. */
export const appUpdate = proxy({
  offered: false,
  /** Activates the newer release and reloads the page. */
  apply: (): void => location.reload(),
});

const hourMs = 3_600_000;
const retryMs = 300_000;
const script = '/sw.js';

/** The address of the worker script, under a Trusted Types policy that allows no other. */
function trustedScript(): string | TrustedScriptURL {
  const policy = window.trustedTypes?.createPolicy('app', {
    createScriptURL(address) {
      if (address === script) return address;
      throw new TypeError(`${address} is not a script of this app.`);
    },
  });
  return policy?.createScriptURL(script) ?? script;
}

function offer(apply: () => void): void {
  appUpdate.apply = apply;
  appUpdate.offered = true;
}

/**
 * Checks for a newer release once an hour while the page is visible. A check that fails is made again after some minutes, or
 * when the page is shown again.
 */
export function checkHourly(check: () => Promise<void>): void {
  let checkedAt = performance.now();
  async function checkWhenDue(): Promise<void> {
    const before = checkedAt;
    if (document.visibilityState !== 'visible' || performance.now() - before < hourMs) return;
    checkedAt = performance.now();
    try {
      await check();
    } catch {
      // Offline.
      checkedAt = before;
    }
  }
  document.addEventListener('visibilitychange', () => void checkWhenDue());
  setInterval(() => void checkWhenDue(), retryMs);
}

interface WorkerNeeds {
  /** Gets a callback for each sign-in: a member has all pages cached at once. */
  onSignedIn(callback: () => void): void;
  /** Files that nobody has asked for are not loaded. */
  savesData(): boolean;
}

/** Has the worker take this page, if its navigation was under way when the worker was activated and took all others. */
async function joinWorker(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const join = (): void => {
    const isMissed = active?.state === 'activated' && navigator.serviceWorker.controller === null;
    if (isMissed) active.postMessage({ type: 'CLAIM' });
  };
  join();
  active?.addEventListener('statechange', join);
}

/**
 * Activates the release that waits. The worker before it may be at work for minutes and ends only then. A release that is
 * installed meanwhile takes the place of the one that waits, so it is activated as well.
 */
function activateNewest(registration: ServiceWorkerRegistration): void {
  const activate = (): void => registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
  const activateNext = (): void =>
    registration.installing?.addEventListener('statechange', activate);
  activate();
  activateNext();
  registration.addEventListener('updatefound', activateNext);
}

async function installAndUpdate({ onSignedIn, savesData }: WorkerNeeds): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(trustedScript());
  const isUpdate = navigator.serviceWorker.controller !== null;
  let taken = false;
  worker.addEventListener('waiting', () =>
    offer(() => {
      taken = true;
      void navigator.serviceWorker.ready.then(activateNewest);
    }),
  );
  worker.addEventListener('controlling', () => {
    if (taken) location.reload();
    else if (isUpdate) offer(() => location.reload());
  });
  await worker.register();
  void joinWorker();
  checkHourly(() => worker.update());
  onSignedIn(() => void keepPages(savesData));
  await keepPagesWhenIdle(savesData);
}

/** Returns whether this page was loaded again: by the player, by the app or by the browser. */
export function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && Reflect.get(navigation, 'type') === 'reload';
}

/**
 * Reloads the page when a chunk cannot be loaded: its release was replaced, and the reload loads the current one.
 * At most once per history entry, so that a broken release cannot loop, and not while there is unsaved work. A navigation
 * under way loses the mark of its entry, so a page that was loaded again counts too.
 */
function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const isReloaded = history.state?.reloaded || wasReloaded();
    if (!navigator.onLine || isReloaded || unsavedWork.count > 0 || loadsOptional()) return;
    event.preventDefault();
    history.replaceState({ ...history.state, reloaded: true }, '');
    // The release of the page is cached in part only: the newer one, where it is ready, has all of its chunks.
    if (appUpdate.offered) appUpdate.apply();
    else location.reload();
  });
}

/** Installs the service worker after the load event, then offers newer releases in `appUpdate`. */
export function registerServiceWorker(needs: WorkerNeeds): void {
  reloadOnMissingChunk();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = (): void =>
    void installAndUpdate(needs).catch(() => {
      // The browser refuses service workers: the app works without one.
    });
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
