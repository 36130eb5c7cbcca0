import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { referralLink } from '#core/rewards/rewards.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import { QrCode } from '../../../ui/qr-code/qr-code.tsx';
import { useApp } from '../../../lib/app-context.tsx';
import { shareText } from '../../../widgets/receipt/share-text.ts';
import styles from './referral-card.module.css';

interface InviteCardProps {
  code: string;
  /** Host name of the operator for the link. Null: the app's host name. */
  domain: string | null;
}

/** The code and the link of the member, to copy, to share and to scan. */
export function InviteCard({ code, domain }: InviteCardProps) {
  const { t } = useLingui();
  const { brand } = useApp();
  const [shared, setShared] = useState<Awaited<ReturnType<typeof shareText>> | null>(null);
  const link = referralLink(window.location.origin, { code, domain });

  async function share(): Promise<void> {
    const text = t`Play with me at ${brand.name}: ${link}`;
    setShared(await shareText({ title: brand.name, text }));
  }

  return (
    <section className={styles.card} aria-labelledby="invite">
      <div className={styles.words}>
        <h2 id="invite">
          <Trans>Bring a friend aboard</Trans>
        </h2>
        <p className={styles.note}>
          <Trans>Friends who register with your link or your code count for you, each once.</Trans>
        </p>
        <dl className={styles.facts}>
          <dt>
            <Trans>Your code</Trans>
          </dt>
          <dd className={styles.code}>
            <CopyButton text={code} label={t`Copy your code`} />
          </dd>
          <dt>
            <Trans>Your link</Trans>
          </dt>
          <dd>
            <CopyButton text={link} label={t`Copy your link`} whole />
          </dd>
        </dl>
        <div className={styles.action}>
          <Button variant="primary" wide onClick={() => void share()}>
            <Trans>Share the link</Trans>
          </Button>
          <p role="status" className={styles.note}>
            {shared === 'copied' && <Trans>Copied. Paste it in a message to your friend.</Trans>}
            {shared === 'failed' && <Trans>Not shared. Copy the link instead.</Trans>}
          </p>
        </div>
      </div>
      <div className={styles.qr}>
        <QrCode text={link} label={t`QR code of your link`} />
      </div>
    </section>
  );
}
