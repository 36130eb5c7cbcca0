import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { paymentAddress } from '#core/system/outgoing-address.ts';
import { Button, ButtonAnchor } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { NewTabIcon } from '../../../../ui/new-tab-icon/new-tab-icon.tsx';
import { BrokenPayment } from '../broken-payment.tsx';
import styles from '../shown-deposit.module.css';
import { PayByPage } from './pay-by-page.tsx';
import { PaymentFrame } from './payment-frame.tsx';
import type { PaymentMessage } from './payment-messages.ts';

/** Time in which a page has to report that it can be paid. */
const timeoutMs = 15_000;

interface PayInFrameProps {
  name: string;
  url: string;
  /** The payment is over at the provider, or the payer came back. */
  onOver: () => void;
}

/**
 * A payment on a page of the provider, in a frame. A page that does not open in time, or that the payer leaves, can be paid
 * in a window of its own: in one place at a time.
 */
export function PayInFrame({ name, url, onOver }: PayInFrameProps) {
  const [place, setPlace] = useState<'opening' | 'frame' | 'window'>('opening');
  const address = paymentAddress(url, window.location.origin);

  useEffect(() => {
    if (place !== 'opening') return undefined;
    const timer = setTimeout(() => setPlace('window'), timeoutMs);
    return () => clearTimeout(timer);
  }, [place]);

  function handleMessage(message: PaymentMessage): void {
    setPlace(message === 'payment:back' ? 'window' : 'frame');
    if (message !== 'payment:open') onOver();
  }

  if (address === null) return <BrokenPayment />;
  if (place === 'window') {
    return (
      <div className={styles.way}>
        <PayByPage name={name} url={url} />
        <Button icon={<Icon name="refresh" />} onClick={() => setPlace('opening')}>
          <Trans>Show {name} here</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.way}>
      {place === 'opening' && (
        <p role="status">
          <Trans>Opening {name} …</Trans>
        </p>
      )}
      <PaymentFrame
        name={name}
        address={address}
        isHidden={place === 'opening'}
        onMessage={handleMessage}
      />
      <ButtonAnchor
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        variant="plain"
        onClick={() => setPlace('window')}
      >
        <Trans>Open it in a new window</Trans> <NewTabIcon />
      </ButtonAnchor>
    </div>
  );
}
