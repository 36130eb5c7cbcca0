import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ContactLink } from './contact-link.tsx';
import { ReportCrash } from './report-crash.tsx';
import { useReloadLater } from './use-reload-later.ts';
import styles from './full-page.module.css';

interface PageErrorHelpProps {
  error: unknown;
  isLate: boolean;
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
