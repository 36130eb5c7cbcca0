import type { KeyboardEvent, RefObject } from 'react';
import { neighbour } from './neighbour.ts';

interface Options {
  panel: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** Closes the panel and returns the focus. */
  back: () => void;
  /** Opens the panel and moves the focus into it. */
  open: (from: HTMLElement) => void;
}

const reachable = 'a[href], button:not(:disabled)';

/** Keyboard of an opener and its panel: the down arrow enters, arrows move, Escape leaves. */
export function usePanelKeys({ panel, isOpen, back, open }: Options) {
  function move(event: KeyboardEvent<HTMLElement>) {
    const all = [...(panel.current?.querySelectorAll<HTMLElement>(reachable) ?? [])];
    const at = all.findIndex((one) => one === document.activeElement);
    const boxes = all.map((one) => one.getBoundingClientRect());
    const next = neighbour(boxes, at, event.key);
    if (next === null) return;
    event.preventDefault();
    if (next < 0) back();
    else all[next]?.focus();
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    if (!(target instanceof HTMLElement)) return;
    const isInside = panel.current?.contains(target) ?? false;
    if (key === 'Escape' && isOpen) {
      event.preventDefault();
      back();
    } else if (isInside || (key === 'ArrowDown' && isOpen)) {
      move(event);
    } else if (key === 'ArrowDown') {
      event.preventDefault();
      open(target);
    }
  };
}
