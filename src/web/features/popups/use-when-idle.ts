import { useEffect } from 'react';
import { unsavedWork } from '../../lib/form/unsaved-work.ts';

const checkMs = 300;
/** Number of checks in a row that have to find the page idle. */
const idleChecks = 3;

/** Returns true while a popup would interrupt the player: unsaved work, a focused field, an open dialog or panel, a hidden page. */
function isBusy(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select, iframe') ?? false;
  const open = document.querySelector('dialog[open], [popover="auto"]:popover-open');
  const isVisible = document.visibilityState === 'visible';
  return unsavedWork.count > 0 || isTyping || open !== null || !isVisible;
}

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: 2_000 });
  return () => cancelIdleCallback(request);
}

/**
 * Loads a popup once the page and the browser are idle, and shows it if they are still idle then. Another `popup` restarts
 * the wait; null ends it.
 */
export function useWhenIdle<Name, Loaded>(
  popup: Name | null,
  load: (popup: Name) => Promise<Loaded>,
  show: (loaded: Loaded) => void,
): void {
  useEffect(() => {
    if (popup === null) return undefined;
    let isEnded = false;
    let idleCount = 0;
    let cancel = () => {};

    function waitAgain(): void {
      idleCount = 0;
    }

    function showIfIdle(loaded: Loaded): void {
      if (isEnded) return;
      if (isBusy()) waitAgain();
      else show(loaded);
    }

    const timer = setInterval(() => {
      idleCount = isBusy() ? 0 : idleCount + 1;
      if (idleCount !== idleChecks) return;
      cancel = whenIdle(() => void load(popup).then(showIfIdle, waitAgain));
    }, checkMs);
    return () => {
      isEnded = true;
      clearInterval(timer);
      cancel();
    };
  }, [popup, load, show]);
}
