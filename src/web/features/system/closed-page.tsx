import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../lib/app-context.tsx';
import { customerServiceLink } from '../../widgets/customer-service/customer-service-link.ts';
import { useContact } from '../../widgets/customer-service/use-contact.ts';
import { OwnAddresses } from '../../widgets/own-addresses/own-addresses.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx';
import { Button, ButtonAnchor } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './closed-page.module.css';
import { ClosedMessages, titles, type ClosedReason } from './closed-messages.tsx';
import { CachedContent } from './cached-content.tsx';

/** The page of a site that is under maintenance, closed to this region, or unreachable. */
export function ClosedPage({ why }: { why: ClosedReason }) {
  const { brand, system } = useApp();
  const { phase, status } = useSnapshot(system.state);
  const contact = useContact();
  const { t } = useLingui();
  useTitle(`${t(titles[why])} – ${brand.name}`, t(titles[why]));

  return (
    <main className={styles.page}>
      <p className={styles.brand}>
        <BrandMark />
        <span translate="no">{brand.name}</span>
      </p>
      <div className={styles.words} role="status">
        <ClosedMessages why={why} />
      </div>
      <div className={styles.actions}>
        <Button
          variant="primary"
          icon={<Icon name="refresh" />}
          pending={phase === 'loading'}
          onClick={() => void system.load()}
        >
          <Trans>Try again</Trans>
        </Button>
        {contact && (
          <ButtonAnchor {...customerServiceLink(contact)} icon={<Icon name="mail" />}>
            <Trans>Contact us</Trans>
          </ButtonAnchor>
        )}
        {why === 'maintenance' && (
          <Button variant="plain" onClick={system.browse}>
            <Trans>Keep browsing</Trans>
          </Button>
        )}
      </div>
      {why === 'maintenance' && <CachedContent />}
      <OwnAddresses addresses={status?.domains ?? []} />
    </main>
  );
}
