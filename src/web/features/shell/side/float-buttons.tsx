import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { DialogLink } from '../../../lib/dialog/dialog-link.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import { ChatBadge } from '../../../widgets/chat/chat-opener.tsx';
import styles from './float-buttons.module.css';
import { scrollToTop } from './scroll-to-top.ts';
import { useClearPlace } from './use-clear-place.ts';
import { useScrollPlace } from './use-scroll-place.ts';

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
