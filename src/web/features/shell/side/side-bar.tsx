import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import { DialogLink } from '../../../lib/dialog/dialog-link.tsx';
import { useModules } from '../../../lib/use-modules.ts';
import { ChatOpener } from '../../../widgets/chat/chat-opener.tsx';
import { useHasChat } from '../../../widgets/chat/use-chat.ts';
import styles from './side-bar.module.css';
import { scrollToTop } from './scroll-to-top.ts';
import { type ContactLink, useContactLinks } from './use-contact-links.ts';

/** The bar has room for this many social channels. */
const mostChannels = 3;

/** Scroll distance from which the button appears, in pixels. */
const minScrollPx = 320;

function listen(act: () => void) {
  window.addEventListener('scroll', act, { passive: true });
  return () => window.removeEventListener('scroll', act);
}

/** Returns true while the page is scrolled far enough for a button that leads back to the top. */
function useScrolled(): boolean {
  return useSyncExternalStore(
    listen,
    () => window.scrollY > minScrollPx,
    () => false,
  );
}

/**
 * The side bar of a large screen: the first customer service, the deposit guide, help and the app. "More" opens all
 * contacts. The chat and social channels follow, because they come later.
 */
export function SideBar() {
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
