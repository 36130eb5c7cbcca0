import { Trans } from '@lingui/react/macro';
import type { Failure } from '#core/client/failure.ts';
import { asksCaptcha } from '#core/accounts/captcha-demand.ts';
import { useFailureMessage } from '../../i18n/failure-messages.ts';
import { useContact } from '../customer-service/use-contact.ts';

/** A link to customer service. Nothing without one. */
export function ContactLink() {
  const contact = useContact();
  return (
    contact && (
      <a href={contact}>
        <Trans>Contact us</Trans>
      </a>
    )
  );
}

/** Message for a failed action. For refusals it has a link to customer service. */
export function FailureMessage({ failure }: { failure: Failure }) {
  const message = useFailureMessage();

  return (
    <p>
      <span>{message(failure)}</span>{' '}
      {asksCaptcha(failure) && <Trans>Please also type what the picture in the form shows.</Trans>}{' '}
      {(failure.kind === 'refused' || failure.kind === 'thirdParty') && <ContactLink />}
    </p>
  );
}
