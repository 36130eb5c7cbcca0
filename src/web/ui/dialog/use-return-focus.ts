import { type RefObject, useLayoutEffect } from 'react';

/** The control that was pressed last. Safari does not focus buttons at a press. */
let pressed: Element | null = null;

if (typeof document !== 'undefined') {
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('a[href], button, summary') : null;
    },
    { capture: true, passive: true },
  );
}

/** The controls that may get the focus after a dialog, in this order. */
function placesAfter(opener: Element | null): (Element | null)[] {
  const panel = opener?.closest('[popover]') ?? null;
  const ofPanel = panel && document.querySelector(`[popovertarget="${CSS.escape(panel.id)}"]`);
  return [opener, ofPanel, document.querySelector('main')];
}

const isFocused = (place: Element): boolean => document.activeElement === place;

/** Focuses the first of some elements that can have the focus. */
function focusFirst(places: readonly (Element | null)[]): void {
  for (const place of places) {
    if (!(place instanceof HTMLElement) || !place.isConnected) continue;
    place.focus({ preventScroll: true });
    if (isFocused(place)) return;
  }
}

/**
 * Closes a dialog when it is removed, and returns the focus to the control that opened it. Browsers do so when that control
 * had the focus and is still shown. After a control that is gone the focus goes to the button of its panel, or to the content
 * of the page.
 */
export function useReturnFocus(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const active = document.activeElement;
    const places = placesAfter(active === null || active === document.body ? pressed : active);
    const shown = dialog.current;
    return () => {
      shown?.close();
      const now = document.activeElement;
      if (now === null || now === document.body || shown?.contains(now)) focusFirst(places);
    };
  }, [dialog]);
}
