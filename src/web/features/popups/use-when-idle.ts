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

/** Runs `act` once the page and the browser are idle. Another `popup` restarts the wait; null ends it. */
export function useWhenIdle(popup: string | null, act: () => void): void {
  useEffect(() => {
    if (popup === null) return undefined;
    let idleCount = 0;
    let cancel = () => {};
    const timer = setInterval(() => {
      idleCount = isBusy() ? 0 : idleCount + 1;
      if (idleCount !== idleChecks) return;
      cancel = whenIdle(() => (isBusy() ? (idleCount = 0) : act()));
    }, checkMs);
    return () => {
      clearInterval(timer);
      cancel();
    };
  }, [popup, act]);
}
