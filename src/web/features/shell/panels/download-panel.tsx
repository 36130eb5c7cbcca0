import { Trans, useLingui } from '@lingui/react/macro';
import { useApp } from '../../../lib/app-context.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { QrCode } from '../../../ui/qr-code/qr-code.tsx';
import styles from './download-panel.module.css';

/** A QR code of the download page. The app draws it itself. */
export function DownloadPanel() {
  const { t } = useLingui();
  const { brand } = useApp();
  const address = new URL('/download', location.origin).href;
  return (
    <div className={styles.panel}>
      <QrCode text={address} label={t`Code that leads to ${address}`} />
      <div className={styles.words}>
        <h2>
          <Trans>{brand.name} on your phone</Trans>
        </h2>
        <p>
          <Trans>
            Point your camera at the code. The app opens at a touch, keeps the lobby when the
            network is gone, and takes hardly any room.
          </Trans>
        </p>
        <ButtonLink to="/download" variant="primary" icon={<Icon name="download" />}>
          <Trans>Get the app</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
