import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './payment-frame.module.css';
import { type PaymentMessage, readPaymentMessage } from './payment-messages.ts';

interface PaymentFrameProps {
  name: string;
  /** Checked address of the page, on another origin. */
  address: string;
  isHidden: boolean;
  onMessage: (message: PaymentMessage) => void;
}

/** The sandboxed frame of a provider's page. It can neither navigate the app nor open windows. */
export function PaymentFrame({ name, address, isHidden, onMessage }: PaymentFrameProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);

  const handleMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    const source = {
      window: frame.current?.contentWindow ?? null,
      origin: new URL(address).origin,
    };
    const message = readPaymentMessage(event, source);
    if (message !== null) onMessage(message);
  });

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => handleMessage(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={address}
      title={t`Payment: ${name}`}
      sandbox="allow-scripts allow-forms allow-same-origin"
      referrerPolicy="no-referrer"
      data-hidden={isHidden || undefined}
    />
  );
}
