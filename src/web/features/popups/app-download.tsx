import { Trans, useLingui } from '@lingui/react/macro';
import { useApp } from '../../lib/app-context.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './promo.module.css';

/** Offers the app after a sign-out. */
export function AppDownload() {
  const { t } = useLingui();
  const { brand, popups } = useApp();
  const { name } = brand;
  const close = () => popups.close('appDownload');

  return (
    <Dialog
      isUnasked
      title={t`Take ${name} with you`}
      picture="/popups/app-download.svg"
      onClose={close}
      footer={
        <>
          <Button onClick={close}>
            <Trans>Not now</Trans>
          </Button>
          <ButtonLink
            to="/download"
            variant="primary"
            icon={<Icon name="download" />}
            onClick={close}
          >
            <Trans>Get the app</Trans>
          </ButtonLink>
        </>
      }
    >
      <div className={styles.words}>
        <p>
          <Trans>
            You are signed out, and your money is safe in your account. Next time come in from your
            home screen: the app opens at once, and your favourites are there without a network too.
          </Trans>
        </p>
      </div>
    </Dialog>
  );
}
