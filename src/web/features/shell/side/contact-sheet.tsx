import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { zaloReward } from '#core/brand-partners.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import { useModules } from '../../../lib/use-modules.ts';
import { DialogLink } from '../../../lib/dialog/dialog-link.tsx';
import { ChatOpener } from '../../../widgets/chat/chat-opener.tsx';
import { useHasChat } from '../../../widgets/chat/use-chat.ts';
import { formatCompact } from '../../../i18n/format-compact.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import styles from './contact-sheet.module.css';
import { type ContactLink, useContactLinks } from './use-contact-links.ts';

/** All contacts of the operator, and links to help. */
export function ContactSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const module = useModules();
  const hasChat = useHasChat();
  const { services, channels, hasNoService } = useContactLinks();
  return (
    <Dialog title={t`How can we help?`} onClose={onClose}>
      <div className={styles.sheet}>
        {services.length === 0 && !(hasChat && hasNoService) && (
          <p>
            <Trans>Nobody can be reached from here right now. Please try again in a while.</Trans>
          </p>
        )}
        <Links of={services} title={t`Customer service`} tone="lamp" />
        {hasChat && <ChatRooms isService={hasNoService} onOpen={onClose} />}
        <Links of={channels} title={t`Find us on`} />
        <section>
          <h3>
            <Trans>Help yourself</Trans>
          </h3>
          <ul>
            {module('DPSTBAS3') && (
              <li>
                <DialogLink dialog="depositGuide">
                  <IconLate name="bulb" />
                  <Trans>How to deposit</Trans>
                </DialogLink>
              </li>
            )}
            <li>
              <Link to="/help">
                <Icon name="help" />
                <Trans>Help</Trans>
              </Link>
            </li>
            {module('FEEDBACK3') && (
              <li>
                <Link to="/help" search={{ topic: 'feedback' }}>
                  <IconLate name="megaphone" />
                  <Trans>Feedback and complaints</Trans>
                </Link>
              </li>
            )}
            <li>
              <Link to="/download">
                <Icon name="download" />
                <Trans>Get the app</Trans>
              </Link>
            </li>
          </ul>
        </section>
      </div>
    </Dialog>
  );
}

/** The rooms of the chat. Support is one where the operator has no other customer service. */
function ChatRooms({ isService, onOpen }: { isService: boolean; onOpen: () => void }) {
  return (
    <section data-tone="lamp">
      <h3>
        <Trans>Chat</Trans>
      </h3>
      <ul>
        {isService && (
          <li>
            <ChatOpener room="support" onOpen={onOpen}>
              <IconLate name="headset" />
              <Trans>Chat with our support</Trans>
            </ChatOpener>
          </li>
        )}
        <li>
          <ChatOpener badge="count" onOpen={onOpen}>
            <IconLate name="chat" />
            <Trans>Chat room</Trans>
          </ChatOpener>
        </li>
      </ul>
    </section>
  );
}

/** The reward of players who add the brand on Zalo. */
function ZaloReward() {
  const most = formatCompact(zaloReward, useLanguage());
  return (
    <small>
      <Trans>Rewards up to {most}</Trans>
    </small>
  );
}

function Links({ of, title, tone }: { of: readonly ContactLink[]; title: string; tone?: 'lamp' }) {
  if (of.length === 0) return null;
  return (
    <section data-tone={tone}>
      <h3>{title}</h3>
      <ul>
        {of.map(({ type, name, icon, link }) => (
          <li key={link.href}>
            <a {...link}>
              <IconLate name={icon} />
              <span>
                <span translate="no">{name}</span>
                {tone === 'lamp' && type === 'ZALO' && <ZaloReward />}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
