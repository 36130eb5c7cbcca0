import { Trans } from '@lingui/react/macro';
import { ButtonAnchor, ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { customerServiceLink } from '../../../widgets/customer-service/customer-service-link.ts';
import { useContact } from '../../../widgets/customer-service/use-contact.ts';
import { ReportCrash } from './report-crash.tsx';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Failure } from '#core/client/failure.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { unsavedWork } from '../../../lib/form/unsaved-work.ts';
import { wasReloaded } from '../../../lib/service-worker.ts';
import { useAutomaticRetry } from '../../../widgets/failed-state/use-automatic-retry.ts';
import styles from './full-page.module.css';

/** The words of browsers, and of the build, for a script or a style that did not arrive. */
const isMissing =
  /dynamically imported module|module script failed|preload css|failed to fetch|load failed/i;

/** The failure of a page whose parts did not arrive. Null for a fault of the page itself, which another load repeats. */
function failureOf(error: unknown): Failure | null {
  if (error instanceof GatewayError) return error.failure;
  const isLoad = error instanceof Error && isMissing.test(error.message);
  return isLoad ? { kind: 'unavailable', status: null } : null;
}

/** Failures to count before the first one: a page that was loaded again and has failed again waits for long. */
const earlierFailures = (): number => (wasReloaded() ? 4 : 0);

/**
 * Loads a page again whose parts did not arrive, as soon as the gateway answers. Work elsewhere on the page, such as a
 * message in the chat, is not lost by it: only the player loads the page then.
 */
function useReloadLater(error: unknown): void {
  const { system } = useApp();
  const { count } = useSnapshot(unsavedWork);
  const [failure] = useState(() => failureOf(error));
  const [earlier] = useState(earlierFailures);
  const [isAsking, setAsking] = useState(false);

  async function reload(): Promise<void> {
    setAsking(true);
    await system.load();
    if (system.state.phase === 'ready' && unsavedWork.count === 0) location.reload();
    setAsking(false);
  }

  const isHeld = isAsking || count > 0;
  useAutomaticRetry({ failure, earlier, isHeld, onRetry: () => void reload() });
}

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
