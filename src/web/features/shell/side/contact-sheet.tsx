import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import { useModules } from '../../../lib/use-modules.ts';
import { DialogLink } from '../../../lib/dialog/dialog-link.tsx';
import styles from './contact-sheet.module.css';
import { type ContactLink, useContactLinks } from './use-contact-links.ts';

/** All contacts of the operator, and links to help. */
export function ContactSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const module = useModules();
  const { services, channels } = useContactLinks();
  return (
    <Dialog title={t`How can we help?`} onClose={onClose}>
      <div className={styles.sheet}>
        {services.length === 0 && (
          <p>
            <Trans>Nobody can be reached from here right now. Please try again in a while.</Trans>
          </p>
        )}
        <Links of={services} title={t`Customer service`} tone="lamp" />
        <Links of={channels} title={t`Find us on`} />
        <section>
          <h3>
            <Trans>Help yourself</Trans>
          </h3>
          <ul>
            <li>
              <DialogLink dialog="depositGuide">
                <IconLate name="bulb" />
                <Trans>How to deposit</Trans>
              </DialogLink>
            </li>
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

function Links({ of, title, tone }: { of: readonly ContactLink[]; title: string; tone?: 'lamp' }) {
  if (of.length === 0) return null;
  return (
    <section data-tone={tone}>
      <h3>{title}</h3>
      <ul>
        {of.map(({ name, icon, link }) => (
          <li key={link.href}>
            <a {...link}>
              <IconLate name={icon} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
