import { Trans } from '@lingui/react/macro';
import type { Failure } from '#core/client/failure.ts';
import { asksCaptcha } from '#core/accounts/captcha-demand.ts';
import { useFailureWords } from '../../i18n/failures.ts';
import { useContact } from '../../widgets/customer-service/use-contact.ts';

/** Why it did not work, and whom to ask. */
export function Refusal({ failure }: { failure: Failure }) {
  const words = useFailureWords();
  const contact = useContact();

  return (
    <p>
      {words(failure)}{' '}
      {asksCaptcha(failure) && <Trans>Please also type what the picture below shows.</Trans>}{' '}
      {contact && (failure.kind === 'refused' || failure.kind === 'told') && (
        <a href={contact}>
          <Trans>Contact us</Trans>
        </a>
      )}
    </p>
  );
}
