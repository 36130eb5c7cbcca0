import { Trans, useLingui } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { DepositPayment } from '#protocol/model/cashier/deposit.ts';
import { walletAddress } from '#core/system/outgoing-address.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { Button, ButtonAnchor } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import { QrCode } from '../../../ui/qr-code/qr-code.tsx';
import { readModules } from '../../../ui/qr-code/read-modules.ts';
import { BrokenPayment } from './broken-payment.tsx';
import type { PendingDeposit } from './pending-deposit.ts';
import styles from './shown-deposit.module.css';

type QrPayment = Extract<Snapshot<DepositPayment>, { way: 'qr' }>;

/** A device that is held in the hand, or as narrow as one. */
const phone = '(pointer: coarse), (width < 40rem)';

/** Size of a module, in pixels. */
const side = 12;

/** Draws a QR code as a picture file. Null where the browser cannot, or for a text that fits into no QR code. */
async function drawQrPicture(text: string): Promise<Blob | null> {
  const modules = readModules(text);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (modules === null || context === null) return null;
  canvas.width = modules.length * side;
  canvas.height = canvas.width;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const [y, row] of modules.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) context.fillRect(x * side, y * side, side, side);
    }
  }
  return new Promise((done) => {
    canvas.toBlob(done, 'image/png');
  });
}

/** A payment by QR code. A phone cannot scan its own screen: there the wallet's app opens by link, or the code is saved. */
export function PayByQr({ deposit, payment }: { deposit: PendingDeposit; payment: QrPayment }) {
  const { t } = useLingui();
  const isPhone = useMedia(phone);
  const { name } = deposit.channel;
  const link =
    payment.appLink === null ? null : walletAddress(payment.appLink, window.location.origin);
  if (readModules(payment.code) === null) {
    return link === null ? <BrokenPayment /> : <WalletLink name={name} link={link} />;
  }

  async function save() {
    const file = await drawQrPicture(payment.code);
    if (file !== null) saveFile(file, `${deposit.orderNo.slice(0, 40)}.png`);
  }

  return (
    <div className={styles.way}>
      {isPhone && link !== null && <WalletLink name={name} link={link} />}
      <div className={styles.qr}>
        <QrCode text={payment.code} label={t`QR code of this payment`} />
      </div>
      <p>
        {isPhone ? (
          <Trans>
            Or save the code, and choose it from your pictures in the app of {name}. Another phone
            can scan it, too.
          </Trans>
        ) : (
          <Trans>Open the app of {name} on your phone, scan this code, and pay.</Trans>
        )}
      </p>
      <div className={styles.tools}>
        <Button icon={<Icon name="download" />} onClick={() => void save()}>
          <Trans>Save the QR code</Trans>
        </Button>
      </div>
      {isPhone && link === null && (
        <CopyButton compact text={payment.code} label={t`Copy the text of the QR code`} />
      )}
    </div>
  );
}

function WalletLink({ name, link }: { name: string; link: string }) {
  return (
    <ButtonAnchor
      href={link}
      {...(/^https?:/.test(link) && { target: '_blank' })}
      rel="noopener noreferrer"
      variant="primary"
      size="large"
      wide
    >
      <Trans>Open {name} and pay</Trans>
    </ButtonAnchor>
  );
}
