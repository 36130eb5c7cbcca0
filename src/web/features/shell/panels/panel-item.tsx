import { useLocation } from '@tanstack/react-router';
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './panel-item.module.css';
import { usePanelKeys } from './use-panel-keys.ts';

interface Open {
  readonly by: 'mouse' | 'press' | 'key';
  /** The address at the time of opening. Another address closes the panel. */
  readonly href: string;
  /** The element that gets the focus after closing. */
  readonly from: HTMLElement | null;
}

/** Opens and closes the native popover, and positions it below its opener. */
function usePopover(
  isOpen: boolean,
  item: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const at = item.current?.getBoundingClientRect().left ?? 0;
    panel.current?.style.setProperty('--at', `${at}px`);
    if (isOpen) panel.current?.showPopover?.();
    else panel.current?.hidePopover?.();
  }, [isOpen, item, panel]);
}

/** Delays before a hover opens, and before leaving closes, in milliseconds. */
const restMs = 120;
const leaveMs = 240;

interface HoverOptions {
  onRest: () => void;
  onStray: () => void;
}

/** Detects hover intent: the mouse stays for a moment. Touch and pen are ignored. */
function useHoverIntent({ onRest, onStray }: HoverOptions) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = () => clearTimeout(timer.current);

  useEffect(() => () => clearTimeout(timer.current), []);

  function later(act: () => void, ms: number) {
    forget();
    timer.current = setTimeout(act, ms);
  }

  return {
    /** Cancels the pending action. */
    forget,
    listeners: {
      onPointerEnter: ({ pointerType }: PointerEvent) =>
        pointerType === 'mouse' && later(onRest, restMs),
      onPointerLeave: () => later(onStray, leaveMs),
    },
  };
}

/**
 * State of a panel below its opener. Hover, a press and the down arrow open it; the arrow also moves the
 * focus into it. Escape closes it and returns the focus; leaving it or the page closes it too.
 */
function usePanel(onNear: () => void) {
  const [opened, setOpened] = useState<Open | null>(null);
  const href = useLocation({ select: (location) => location.href });
  const isOpen = opened?.href === href;
  const item = useRef<HTMLLIElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const hide = () => setOpened(null);
  const show = (by: Open['by'], from: HTMLElement | null) => setOpened({ by, href, from });

  const showEarly = useEffectEvent(() => show('press', null));
  // A press before the hydration opens the panel of the prerendered page, without its content.
  useLayoutEffect(() => {
    if (panel.current?.matches(':popover-open')) showEarly();
  }, []);
  usePopover(isOpen, item, panel);

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
    /** True if the content takes the focus when it is rendered. */
    takesFocus: opened?.by === 'key',
    opener: {
      'aria-expanded': isOpen,
      /** Clicking a panel opened by hover pins it. */
      onClick(event: MouseEvent<HTMLElement>) {
        event.preventDefault();
        mouse.forget();
        if (isOpen && opened.by !== 'mouse') hide();
        else show('press', event.currentTarget);
      },
    },
    panel: {
      ref: panel,
      /** The browser closes it when another opens, and at a press outside. */
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

interface PanelItemProps {
  /** Name of the panel. */
  label: string;
  /** A link before the opener, to the page of the same name. */
  link?: ReactNode;
  /** Content of the button. */
  openerContent: ReactNode;
  /** Accessible name of the opener, where its content is not enough. */
  openerLabel?: string;
  /** `sheet` has the full width below the header, `card` is aligned with the end of the row. */
  shape: 'sheet' | 'card';
  /** Preloads the content when the pointer or the focus arrives. */
  onNear: () => void;
  /** Rendered while the panel is open. */
  children: ReactNode;
}

/** An item of the navigation with a panel. */
export function PanelItem(props: PanelItemProps) {
  const { label, link, openerContent, openerLabel, shape, onNear, children } = props;
  const id = useId();
  const { isOpen, takesFocus, opener, panel, item } = usePanel(onNear);
  return (
    <li {...item} className={styles.item} data-open={isOpen || undefined}>
      {link}
      <button
        type="button"
        className={styles.opener}
        {...opener}
        aria-controls={id}
        aria-label={openerLabel}
        popoverTarget={id}
      >
        {openerContent}
      </button>
      <div
        {...panel}
        id={id}
        popover="auto"
        hidden={!isOpen}
        className={styles.panel}
        data-shape={shape}
        role="group"
        aria-label={label}
      >
        {isOpen && (
          <Suspense fallback={<Skeleton shape="wide" />}>
            <Content takesFocus={takesFocus}>{children}</Content>
          </Suspense>
        )}
      </div>
    </li>
  );
}

/** Moves the focus to its first control when it is rendered. */
function Content({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) content.current?.querySelector<HTMLElement>('a[href], button')?.focus();
  }, [takesFocus]);
  return (
    <div ref={content} className={styles.content}>
      {children}
    </div>
  );
}
