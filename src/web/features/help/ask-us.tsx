import { Trans } from '@lingui/react/macro';
import { useDialogLink } from '../../lib/dialog/use-dialog-link.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { customerServiceLink } from '../../widgets/customer-service/customer-service-link.ts';
import { useContact } from '../../widgets/customer-service/use-contact.ts';
import styles from './ask-us.module.css';

/** Links to customer service, after an article or the topics. */
export function AskUs({ after }: { after: 'article' | 'topics' }) {
  const contact = useContact();
  const toDialog = useDialogLink();
  return (
    <aside className={styles.ask}>
      <p>
        <b>
          {after === 'article' ? (
            <Trans>Was this what you needed?</Trans>
          ) : (
            <Trans>Not found what you needed?</Trans>
          )}
        </b>{' '}
        <Trans>Ask us, and we will look into it.</Trans>
      </p>
      <div className={styles.ways}>
        {contact && (
          <ButtonAnchor {...customerServiceLink(contact)} icon={<Icon name="mail" />}>
            <Trans>Contact customer service</Trans>
          </ButtonAnchor>
        )}
        <ButtonLink {...toDialog('contact')} variant={contact ? 'plain' : 'quiet'}>
          <Trans>All ways to reach us</Trans>
        </ButtonLink>
      </div>
    </aside>
  );
}
