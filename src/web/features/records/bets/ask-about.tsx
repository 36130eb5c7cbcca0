import { Trans } from '@lingui/react/macro';
import { type MouseEvent, useState } from 'react';
import { DialogLink } from '../../../lib/dialog/dialog-link.tsx';
import { ButtonAnchor } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { customerServiceLink } from '../../../widgets/customer-service/customer-service-link.ts';
import { useContact } from '../../../widgets/customer-service/use-contact.ts';
import styles from './ask-about.module.css';

/** The address of customer service with the order number as the subject, where the address is one of e-mail. */
function addressAbout(contact: string, order: string): string {
  if (!contact.startsWith('mailto:')) return contact;
  const subject = `subject=${encodeURIComponent(order)}`;
  return contact + (contact.includes('?') ? '&' : '?') + subject;
}

/** Opens customer service about an order. The number is copied, so that the player can paste it into the question. */
export function AskAbout({ order }: { order: string }) {
  const contact = useContact();
  const [isCopied, setCopied] = useState(false);

  function copy(): void {
    navigator.clipboard?.writeText(order).then(
      () => setCopied(true),
      () => undefined,
    );
  }

  if (contact === null) {
    return (
      <DialogLink dialog="contact" className={styles.link}>
        <Trans>Ask about this</Trans>
      </DialogLink>
    );
  }
  const { onClick, ...link } = {
    onClick: undefined,
    ...customerServiceLink(addressAbout(contact, order)),
  };
  return (
    <>
      <p className={styles.copied} role="status">
        {isCopied && <Trans>The order number is copied. Paste it into your question.</Trans>}
      </p>
      <ButtonAnchor
        {...link}
        icon={<Icon name="help" />}
        onClick={(event: MouseEvent) => {
          copy();
          onClick?.(event);
        }}
      >
        <Trans>Ask about this</Trans>
      </ButtonAnchor>
    </>
  );
}
