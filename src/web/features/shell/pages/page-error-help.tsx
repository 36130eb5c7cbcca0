import { Trans } from '@lingui/react/macro';
import { ButtonAnchor, ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { customerServiceLink } from '../../../widgets/customer-service/customer-service-link.ts';
import { useContact } from '../../../widgets/customer-service/use-contact.ts';
import { ReportCrash } from './report-crash.tsx';
import { useReloadLater } from './use-reload-later.ts';
import styles from './full-page.module.css';

interface PageErrorHelpProps {
  error: unknown;
  isLate: boolean;
}

/** A link to customer service. Nothing where nobody can be reached. */
function ContactLink() {
  const contact = useContact();
  return (
    contact && (
      <ButtonAnchor {...customerServiceLink(contact)} icon={<Icon name="mail" />}>
        <Trans>Contact us</Trans>
      </ButtonAnchor>
    )
  );
}

/** The reason of a page error, its report, and the ways on beside another try. */
export function PageErrorHelp({ error, isLate }: PageErrorHelpProps) {
  useReloadLater(error);
  return (
    <>
      <p>
        {isLate ? (
          <Trans>
            A part of the page took too long to load. Please check your network and try again, or
            contact our customer service.
          </Trans>
        ) : (
          <Trans>
            A part of it did not arrive. Nothing of yours is lost. Please load it again; if that
            does not help, come back in a little while.
          </Trans>
        )}
      </p>
      <div className={styles.actions}>
        <ContactLink />
        <ButtonLink to="/" icon={<Icon name="home" />}>
          <Trans>To the home page</Trans>
        </ButtonLink>
      </div>
      <ReportCrash error={error} />
    </>
  );
}
