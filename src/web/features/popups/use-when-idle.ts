import { useEffect } from 'react';
import { unsavedWork } from '../../lib/form/unsaved-work.ts';

const lookMs = 300;
/** How many looks in a row have to find nothing going on. */
const quietLooks = 3;

/** Whether a popup would interrupt the player: unsaved work, a field with focus, an open dialog or panel, a hidden page. */
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

/** Acts once the page has been calm for a moment and the browser has nothing better to do. Another `wanted` waits anew; null waits for nothing. */
export function useWhenIdle(wanted: string | null, act: () => void): void {
  useEffect(() => {
    if (wanted === null) return undefined;
    let quiet = 0;
    let giveUp = () => {};
    const timer = setInterval(() => {
      quiet = isBusy() ? 0 : quiet + 1;
      if (quiet !== quietLooks) return;
      giveUp = whenIdle(() => (isBusy() ? (quiet = 0) : act()));
    }, lookMs);
    return () => {
      clearInterval(timer);
      giveUp();
    };
  }, [wanted, act]);
}
