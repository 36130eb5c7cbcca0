import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { DialogLink } from '../../../lib/dialog/dialog-link.tsx';
import { prefersStill } from '../../../lib/prefers-still.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { useModules } from '../../../lib/use-modules.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import { ChatBadge, ChatOpener } from '../../../widgets/chat/chat-opener.tsx';
import { useHasChat } from '../../../widgets/chat/use-chat.ts';
import styles from './side.module.css';
import { useClearPlace } from './use-clear-place.ts';
import { type ContactLink, useContactLinks } from './use-contact-links.ts';

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

function listenToScroll(act: () => void) {
  window.addEventListener('scroll', act, { passive: true });
  return () => window.removeEventListener('scroll', act);
}

/** Returns true while the page is scrolled far enough for a button that leads back to the top. */
function useScrolled(): boolean {
  return useSyncExternalStore(
    listenToScroll,
    () => window.scrollY > scrolledPx,
    () => false,
  );
}

/** Scrolls to the top and moves the focus to the content, because the pressed button disappears there. */
function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersStill() ? 'instant' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Contact and help at the edge of every page: a side bar on wide screens, floating buttons on others. */
export function Side() {
  return useMedia('(width >= 64rem)') ? <SideBar /> : <FloatButtons />;
}

/**
 * The side bar of a large screen: the first customer service, the deposit guide, help and the app. "More" opens all
 * contacts. The chat and social channels follow, because they come later.
 */
function SideBar() {
  const { t } = useLingui();
  const isScrolled = useScrolled();
  const hasChat = useHasChat();
  const takesDeposits = useModules(true)('DPSTBAS3');
  const { services, channels, hasNoService } = useContactLinks();
  return (
    <aside className={styles.bar} aria-label={t`Contact and help`}>
      <ul>
        <li>{hasChat && hasNoService ? <Support /> : <FirstService first={services[0]} />}</li>
        {takesDeposits && (
          <li>
            <DialogLink dialog="depositGuide" title={t`How to deposit`}>
              <IconLate name="bulb" />
              <Trans>Deposit</Trans>
            </DialogLink>
          </li>
        )}
        <li>
          <Link to="/help">
            <Icon name="help" />
            <Trans>Help</Trans>
          </Link>
        </li>
        <li>
          <Link to="/download" title={t`Get the app`}>
            <Icon name="download" />
            <Trans>App</Trans>
          </Link>
        </li>
        <li>
          <DialogLink dialog="contact" title={t`All ways to reach us`}>
            <Icon name="menu" />
            <Trans>More</Trans>
          </DialogLink>
        </li>
        {hasChat && !hasNoService && (
          <li>
            <ChatOpener badge="dot" title={t`Chat room`}>
              <IconLate name="chat" />
              <Trans>Chat</Trans>
            </ChatOpener>
          </li>
        )}
        <Channels channels={channels} />
      </ul>
      {isScrolled && (
        <button type="button" className={styles.top} onClick={scrollToTop} title={t`Back to top`}>
          <IconLate name="up" />
          <Trans>Back to top</Trans>
        </button>
      )}
    </aside>
  );
}

/** The bar has room for this many social channels. */
const mostChannels = 3;

/** The social channels, as many as the bar has room for. */
function Channels({ channels }: { channels: readonly ContactLink[] }) {
  return channels.slice(0, mostChannels).map(({ name, icon, link }) => (
    <li key={link.href} className={styles.channel}>
      <a {...link} title={name}>
        <IconLate name={icon} />
        <span>{name}</span>
      </a>
    </li>
  ));
}

/** The support room of the chat, where the operator has no other customer service. */
function Support() {
  const { t } = useLingui();
  return (
    <ChatOpener room="support" badge="dot" title={t`Chat with our support`}>
      <IconLate name="headset" />
      <Trans>Support</Trans>
    </ChatOpener>
  );
}

/** The first customer service; all contacts where there is none. */
function FirstService({ first }: { first: ContactLink | undefined }) {
  if (first === undefined) {
    return (
      <DialogLink dialog="contact">
        <IconLate name="headset" />
        <Trans>Contact</Trans>
      </DialogLink>
    );
  }
  return (
    <a {...first.link} title={first.name} className={styles.service}>
      <IconLate name={first.icon} />
      <span>{first.name}</span>
    </a>
  );
}

/**
 * The floating button of small screens, in place of the side bar: contact at the top of a page, back to top below it.
 * It is out of the way while the player scrolls down, and on pages with a form. At rest it covers no small control.
 */
function FloatButtons() {
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
