import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { useApp } from '../../../lib/app-context.tsx';
import { Button, ButtonAnchor } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { customerServiceLink } from '../../../widgets/customer-service/customer-service-link.ts';
import { useContact } from '../../../widgets/customer-service/use-contact.ts';
import styles from '../forms.module.css';

/** Returns to the first step, with its input. */
export function BackButton() {
  const { session } = useApp();
  return (
    <Button
      variant="plain"
      icon={<Icon name="back" />}
      onClick={() => void session.cancelSecondStep()}
    >
      <Trans>Back to logging in</Trans>
    </Button>
  );
}

/** Shown when the gateway asks for a second step and offers no channel that the app knows. */
export function NoChannel() {
  const contact = useContact();
  const words = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => words.current?.focus(), []);
  return (
    <div className={styles.noChannel}>
      <p ref={words} className={styles.why} tabIndex={-1}>
        <Trans>
          We do not know this connection yet, and cannot check here that it is you. Please contact
          us: we help you to log in.
        </Trans>
      </p>
      {contact && (
        <ButtonAnchor
          {...customerServiceLink(contact)}
          variant="primary"
          icon={<Icon name="mail" />}
        >
          <Trans>Contact us</Trans>
        </ButtonAnchor>
      )}
      <BackButton />
    </div>
  );
}
