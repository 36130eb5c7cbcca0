import { CallError } from './calls.ts';
import { purse, showMessage } from './labels.ts';
import { text } from './texts/texts.ts';

/**
 * Repeats work while the page is visible, and at once when it becomes visible. Returns a function that does it now.
 * `work`: it handles its own failures.
 */
function repeatWhileVisible(work: () => Promise<void>, everyMs: number) {
  let timer = 0;
  let busy = false;
  async function run() {
    if (busy) return;
    busy = true;
    clearTimeout(timer);
    await work().catch(() => undefined);
    busy = false;
    if (document.body.dataset['phase'] === 'over') return;
    timer = Number(setTimeout(() => void runIfVisible(), everyMs));
  }
  const runIfVisible = async () => (document.visibilityState === 'visible' ? run() : undefined);
  document.addEventListener('visibilitychange', () => void runIfVisible());
  addEventListener('online', () => void runIfVisible());
  return run;
}

/**
 * Loads what the page shows, again and again while the page is visible. A failed load marks the page as stale, and is
 * announced once by `staleText`; the end of the session stops the game. Returns a function that loads now.
 */
export function keepFresh(load: () => Promise<void>, staleText: string, everyMs: number) {
  return repeatWhileVisible(async () => {
    try {
      await load();
      document.body.removeAttribute('data-stale');
    } catch (error) {
      const isStale = document.body.hasAttribute('data-stale');
      document.body.dataset['stale'] = '';
      if (error instanceof CallError && error.reason === 'session_over') {
        document.body.dataset['phase'] = 'over';
        showMessage(text(`${purse()}.sessionOver`), 'alert');
      } else if (!isStale) showMessage(staleText, 'alert');
    }
  }, everyMs);
}
