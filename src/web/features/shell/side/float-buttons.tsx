import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { DialogLink } from '../../../lib/dialog/dialog-link.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import { ChatBadge } from '../../../widgets/chat/chat-opener.tsx';
import styles from './float-buttons.module.css';
import { scrollToTop } from './scroll-to-top.ts';
import { useClearPlace } from './use-clear-place.ts';

/** Scroll distance from which the page counts as scrolled, in pixels. */
const scrolledPx = 320;
/** Shorter movements do not change the direction. */
const minMovePx = 8;

/** The scroll position of the page: near the top, or below it with the direction of the last movement. */
type ScrollPlace = 'top' | 'down' | 'up';

/** Returns the scroll position of the page. A page that is restored below its top counts as scrolled up. */
function useScrollPlace(): ScrollPlace {
  const [place, setPlace] = useState<ScrollPlace>(() =>
    window.scrollY > scrolledPx ? 'up' : 'top',
  );

  useEffect(() => {
    let last = window.scrollY;
    function follow(): void {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < minMovePx) return;
      last = window.scrollY;
      if (moved > 0) setPlace('down');
      else setPlace(last > scrolledPx ? 'up' : 'top');
    }
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  return place;
}

/**
 * The floating button of small screens, in place of the side bar: contact at the top of a page, back to top below it.
 * It is out of the way while the player scrolls down, and on pages with a form. At rest it covers no small control.
 */
export function FloatButtons() {
  const { t } = useLingui();
  const place = useScrollPlace();
  const box = useRef<HTMLElement>(null);
  useClearPlace(box);
  return (
    <aside
      ref={box}
      className={styles.float}
      aria-label={t`Contact and help`}
      data-away={place === 'down' || undefined}
    >
      {place === 'up' ? (
        <button type="button" onClick={scrollToTop} title={t`Back to top`}>
          <IconLate name="up" />
        </button>
      ) : (
        <DialogLink dialog="contact" title={t`Contact and help`}>
          <IconLate name="headset" />
          <ChatBadge look="dot" />
        </DialogLink>
      )}
    </aside>
  );
}
