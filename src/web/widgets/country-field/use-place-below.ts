import { type RefObject, useLayoutEffect } from 'react';

const gap = 6;
const edge = 12;
/** With less space than this below, the list opens above the anchor when there is more space. */
const minSpaceBelow = 220;

function place(list: HTMLElement, anchor: HTMLElement): void {
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const { height, width } = window.visualViewport ?? { height: innerHeight, width: innerWidth };
  const isAbove = height - bottom < minSpaceBelow && top > height - bottom;
  const start = Math.max(edge, Math.min(left, width - edge - list.offsetWidth));
  list.style.minWidth = `${Math.round(right - left)}px`;
  list.style.left = `${Math.round(start)}px`;
  list.style.top = isAbove ? 'auto' : `${Math.round(bottom + gap)}px`;
  list.style.bottom = isAbove ? `${Math.round(innerHeight - top + gap)}px` : 'auto';
  const space = (isAbove ? top : height - bottom) - gap - edge;
  list.style.setProperty('--room', `${Math.round(space)}px`);
}

/** Shows a popover below its anchor, or above where there is more space, and keeps it there during scroll and resize. */
export function usePlaceBelow(
  list: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  open: boolean,
): void {
  useLayoutEffect(() => {
    const popover = list.current;
    const target = anchor.current;
    if (!open || popover === null || target === null) return undefined;
    const update = () => place(popover, target);
    popover.showPopover?.();
    update();
    window.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    window.visualViewport?.addEventListener('resize', update);
    return () => {
      popover.hidePopover?.();
      window.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
      window.visualViewport?.removeEventListener('resize', update);
    };
  }, [list, anchor, open]);
}
