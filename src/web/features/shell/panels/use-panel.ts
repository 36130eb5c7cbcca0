import { useLocation } from '@tanstack/react-router';
import { type FocusEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { usePanelKeys } from './use-panel-keys.ts';
import { useHoverIntent } from './use-hover-intent.ts';

interface Open {
  readonly by: 'mouse' | 'press' | 'key';
  /** The address it was opened at: it closes with it. */
  readonly href: string;
  /** What has the focus again when it closes. */
  readonly from: HTMLElement | null;
}

/** Keeps the browser's own popover open or closed, under its opener. */
function usePopover(isOpen: boolean) {
  const item = useRef<HTMLLIElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const at = item.current?.getBoundingClientRect().left ?? 0;
    panel.current?.style.setProperty('--at', `${at}px`);
    if (isOpen) panel.current?.showPopover?.();
    else panel.current?.hidePopover?.();
  }, [isOpen]);
  return { item, panel };
}

/**
 * A panel that hangs under its opener: opened by a mouse that rests on it, by a press, or by the down
 * arrow, which also goes into it; closed by Escape, which goes back, and by leaving it or the page.
 */
export function usePanel(onNear: () => void) {
  const [opened, setOpened] = useState<Open | null>(null);
  const href = useLocation({ select: (location) => location.href });
  const isOpen = opened?.href === href;
  const { item, panel } = usePopover(isOpen);

  const hide = () => setOpened(null);
  const show = (by: Open['by'], from: HTMLElement | null) => setOpened({ by, href, from });

  const mouse = useHoverIntent({
    onRest: () => !isOpen && show('mouse', null),
    onStray() {
      const isUsed = panel.current?.contains(document.activeElement);
      if (opened?.by === 'mouse' && !isUsed) hide();
    },
  });

  function back() {
    const opener = item.current?.querySelector<HTMLElement>('[aria-expanded]');
    hide();
    (opened?.from ?? opener)?.focus();
  }

  const onKeyDown = usePanelKeys({ panel, isOpen, back, open: (from) => show('key', from) });

  return {
    isOpen,
    /** Whether the focus is to go into it as soon as there is something in it. */
    takesFocus: opened?.by === 'key',
    opener: {
      'aria-expanded': isOpen,
      /** What a mouse has let down stays at a press: whoever presses wants it. */
      onClick(event: MouseEvent<HTMLElement>) {
        event.preventDefault();
        mouse.forget();
        if (isOpen && opened.by !== 'mouse') hide();
        else show('press', event.currentTarget);
      },
    },
    panel: {
      ref: panel,
      /** The browser closes it for another, and at a press elsewhere. */
      onToggle: ({ newState }: { newState: string }) => newState === 'closed' && hide(),
    },
    item: {
      ref: item,
      ...mouse.listeners,
      onMouseEnter: onNear,
      onFocus: onNear,
      onKeyDown,
      onBlur({ relatedTarget }: FocusEvent<HTMLElement>) {
        if (relatedTarget && !item.current?.contains(relatedTarget)) hide();
      },
    },
  };
}
