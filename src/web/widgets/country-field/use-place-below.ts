import { type RefObject, useLayoutEffect } from 'react';

const gap = 6;
const edge = 12;
/** Less room than this below, and the list goes above where there is more. */
const enough = 220;

function place(list: HTMLElement, anchor: HTMLElement): void {
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const { height, width } = window.visualViewport ?? { height: innerHeight, width: innerWidth };
  const goesUp = height - bottom < enough && top > height - bottom;
  const start = Math.max(edge, Math.min(left, width - edge - list.offsetWidth));
  list.style.minWidth = `${Math.round(right - left)}px`;
  list.style.left = `${Math.round(start)}px`;
  list.style.top = goesUp ? 'auto' : `${Math.round(bottom + gap)}px`;
  list.style.bottom = goesUp ? `${Math.round(innerHeight - top + gap)}px` : 'auto';
  const room = (goesUp ? top : height - bottom) - gap - edge;
  list.style.setProperty('--room', `${Math.round(room)}px`);
}

/** Holds a popover below the thing it belongs to, or above where there is more room, above all else on the page. */
export function usePlaceBelow(
  list: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  open: boolean,
): void {
  useLayoutEffect(() => {
    const shown = list.current;
    const beside = anchor.current;
    if (!open || shown === null || beside === null) return undefined;
    const hold = () => place(shown, beside);
    shown.showPopover?.();
    hold();
    window.addEventListener('scroll', hold, { capture: true, passive: true });
    window.addEventListener('resize', hold);
    window.visualViewport?.addEventListener('resize', hold);
    return () => {
      shown.hidePopover?.();
      window.removeEventListener('scroll', hold, { capture: true });
      window.removeEventListener('resize', hold);
      window.visualViewport?.removeEventListener('resize', hold);
    };
  }, [list, anchor, open]);
}
