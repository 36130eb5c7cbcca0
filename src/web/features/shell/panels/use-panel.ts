import { useLocation } from '@tanstack/react-router';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { neighbour } from './neighbour.ts';

/** How long a mouse rests before it is taken to mean it, and how long it may stray. */
const intentMs = 120;
const graceMs = 240;

interface Open {
  readonly by: 'mouse' | 'press' | 'key';
  /** The address it was opened at: it closes with it. */
  readonly href: string;
  /** What has the focus again when it closes. */
  readonly from: HTMLElement;
}

const reachable = 'a[href], button:not(:disabled)';

/**
 * A panel that hangs under its opener: opened by a mouse that rests on it, by a press, or by the down
 * arrow, which also goes into it; closed by Escape, which goes back, and by leaving it or the page.
 */
export function usePanel() {
  const item = useRef<HTMLLIElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [opened, setOpened] = useState<Open | null>(null);
  const href = useLocation({ select: (location) => location.href });
  const isOpen = opened?.href === href;

  useLayoutEffect(() => {
    const at = item.current?.getBoundingClientRect().left ?? 0;
    panel.current?.style.setProperty('--at', `${at}px`);
    if (isOpen) panel.current?.showPopover?.();
    else panel.current?.hidePopover?.();
  }, [isOpen]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function show(by: Open['by'], from: HTMLElement) {
    clearTimeout(timer.current);
    setOpened({ by, href, from });
  }

  function hide() {
    clearTimeout(timer.current);
    setOpened(null);
  }

  function leave() {
    clearTimeout(timer.current);
    if (opened?.by !== 'mouse' || panel.current?.contains(document.activeElement)) return;
    timer.current = setTimeout(hide, graceMs);
  }

  function enter({ pointerType, currentTarget }: PointerEvent<HTMLElement>) {
    clearTimeout(timer.current);
    if (pointerType !== 'mouse' || isOpen) return;
    timer.current = setTimeout(() => show('mouse', currentTarget), intentMs);
  }

  /** What a mouse has let down stays at a press: whoever presses wants it. */
  function press(event: MouseEvent<HTMLElement>) {
    event.preventDefault();
    if (isOpen && opened?.by !== 'mouse') hide();
    else show('press', event.currentTarget);
  }

  function back() {
    const opener = item.current?.querySelector<HTMLElement>('[aria-expanded]');
    const from = opened?.from === item.current ? opener : opened?.from;
    hide();
    from?.focus();
  }

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

  function pressKey(event: KeyboardEvent<HTMLElement>) {
    const { key, target } = event;
    if (!(target instanceof HTMLElement)) return;
    if (key === 'Escape' && isOpen) {
      event.preventDefault();
      back();
    } else if (panel.current?.contains(target)) {
      move(event);
    } else if (key === 'ArrowDown') {
      event.preventDefault();
      if (isOpen) move(event);
      else show('key', target);
    }
  }

  return {
    isOpen,
    /** Whether the focus is to go into it as soon as there is something in it. */
    takesFocus: opened?.by === 'key',
    opener: { 'aria-expanded': isOpen, onClick: press },
    panel: { ref: panel, onToggle: note },
    item: {
      ref: item,
      onPointerEnter: enter,
      onPointerLeave: leave,
      onKeyDown: pressKey,
      onBlur({ relatedTarget }: FocusEvent<HTMLElement>) {
        if (relatedTarget && !item.current?.contains(relatedTarget)) hide();
      },
    },
  };

  /** The browser closes it for another, and at a press elsewhere. */
  function note({ newState }: { newState: string }) {
    if (newState === 'closed') hide();
  }
}
