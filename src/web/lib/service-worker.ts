import { proxy } from 'valtio';
import { unsavedWork } from './unsaved-work.ts';

/** A newer release that waits until the player takes it. */
export const appUpdate = proxy({
  offered: false,
  /** Runs the newer release: the page loads again. */
  apply: (): void => location.reload(),
});

const anHour = 3_600_000;
const script = '/sw.js';

/** The one script address that may be run by name. */
function trustedScript(): string | TrustedScriptURL {
  const policy = window.trustedTypes?.createPolicy('app', {
    createScriptURL(address) {
      if (address === script) return address;
      throw new TypeError(`${address} is not a script of ours.`);
    },
  });
  return policy?.createScriptURL(script) ?? script;
}

function offer(apply: () => void): void {
  appUpdate.apply = apply;
  appUpdate.offered = true;
}

/** Looks for a newer release when the page is shown again, once an hour at most. */
function lookNowAndThen(look: () => Promise<void>): void {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < anHour) return;
    lookedAt = Date.now();
    look().catch(() => {
      // Without a network there is nothing newer.
    });
  });
}

async function keepUpToDate(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(trustedScript());
  const isUpdate = navigator.serviceWorker.controller !== null;
  let taken = false;
  worker.addEventListener('waiting', () =>
    offer(() => {
      taken = true;
      worker.messageSkipWaiting();
    }),
  );
  worker.addEventListener('controlling', () => {
    if (taken) location.reload();
    else if (isUpdate) offer(() => location.reload());
  });
  await worker.register();
  lookNowAndThen(() => worker.update());
}

/**
 * A chunk that is gone was of a release that is gone: the page loads again and gets the new one.
 * Once for each entry of the history, so that a broken release cannot loop, and never over a game or a form begun.
 */
function reloadForLostChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || history.state?.reloaded || unsavedWork.count > 0) return;
    event.preventDefault();
    history.replaceState({ ...history.state, reloaded: true }, '');
    location.reload();
  });
}

/** Installs the service worker once the page has loaded, and offers newer releases from then on. */
export function registerServiceWorker(): void {
  reloadForLostChunks();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = (): void =>
    void keepUpToDate().catch(() => {
      // Where workers are refused, the app goes on without one.
    });
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
