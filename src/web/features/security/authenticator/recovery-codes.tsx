import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { useApp } from '../../../lib/app-context.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import styles from './authenticator.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** The member has saved them: they are not shown again. */
  onSaved: () => void;
}

/** New recovery codes, shown once: to copy, to download and to print. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { t } = useLingui();
  const { brand, session, ui } = useApp();
  const title = useRef<HTMLHeadingElement>(null);
  const { username } = session.state;
  const lines = [`${brand.name} (${username ?? ''})`, t`Recovery codes`, '', ...codes, ''];
  const sheet = new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' });

  useLayoutEffect(() => title.current?.focus(), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      ui.toast(t`Copied`, { tone: 'good' });
    } catch {
      ui.toast(t`Not copied. Select the codes instead.`);
    }
  }

  return (
    <div className={styles.recovery}>
      <h3 ref={title} tabIndex={-1}>
        <Trans>Your recovery codes</Trans>
      </h3>
      <Callout tone="good">
        <Trans>The authenticator app is on. Save these codes now: we show them only once.</Trans>
      </Callout>
      <p>
        <Trans>
          Without your phone, one of these codes logs you in. Each works once. Keep them where
          nobody else finds them, not on the phone itself.
        </Trans>
      </p>
      <section className={styles.sheet} aria-label={t`Recovery codes`}>
        <p>
          <span translate="no">{brand.name}</span> (<bdi>{username}</bdi>)
        </p>
        <ol dir="ltr">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </section>
      <div className={styles.ways}>
        <Button onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
        <Button
          icon={<Icon name="download" />}
          onClick={() => saveFile(sheet, `${brand.name}-recovery-codes.txt`)}
        >
          <Trans>Download</Trans>
        </Button>
        <Button onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      <Button variant="primary" size="large" wide onClick={onSaved}>
        <Trans>I have saved them</Trans>
      </Button>
    </div>
  );
}
