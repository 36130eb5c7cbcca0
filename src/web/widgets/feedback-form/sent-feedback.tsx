import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import styles from './sent-feedback.module.css';

interface SentFeedbackProps {
  /** The reference number; empty when the gateway does not send it. */
  id: string;
  isMember: boolean;
  /** A way on. */
  after?: ReactNode;
  /** Opens an empty form. */
  onAgain?: () => void;
}

/** Says that feedback was sent, with its reference number and where the answer will be. It takes the focus from the form. */
export function SentFeedback({ id, isMember, after, onAgain }: SentFeedbackProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status" className={styles.sent}>
      <Callout tone="good">
        <p className={styles.thanks}>
          <Trans>Thank you. We have it.</Trans>
        </p>
        <p>
          {isMember ? (
            <Trans>Our answer comes as a message, and stands with your feedback.</Trans>
          ) : (
            <Trans>Our answer goes to your email.</Trans>
          )}
        </p>
        {id !== '' && (
          <p className={styles.number}>
            <Trans>Reference number</Trans>
            <CopyButton text={id} label={t`Copy the reference number`} />
          </p>
        )}
      </Callout>
      {(after !== undefined || onAgain) && (
        <div className={styles.ways}>
          {after}
          {onAgain && (
            <Button variant="plain" onClick={onAgain}>
              <Trans>Write another one</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
