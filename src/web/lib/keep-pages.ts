const idleTimeoutMs = 5_000;

/**
 * Asks the service worker to cache the files of the pages that were not cached at installation. While data is saved, this
 * does nothing: the worker caches them when one of their files is requested.
 */
export async function keepPages(savesData: () => boolean): Promise<void> {
  if (savesData()) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'KEEP_PAGES' });
}

/** Calls `keepPages` when the worker is installed and the browser is idle. */
export async function keepPagesWhenIdle(savesData: () => boolean): Promise<void> {
  await navigator.serviceWorker.ready;
  const keep = (): void => void keepPages(savesData);
  if (typeof requestIdleCallback === 'undefined') setTimeout(keep, idleTimeoutMs);
  else requestIdleCallback(keep, { timeout: idleTimeoutMs });
}
