import { Trans } from '@lingui/react/macro';
import { asksCaptcha } from '#core/rules/captcha.ts';
import type { Failure } from '#core/client/failure.ts';
import { useFailureWords } from '../../i18n/failures.ts';
import { useContact } from '../../use-contact.ts';

/** Why logging in did not work. Without a failure, a password has to be changed first. */
export function Refusal({ failure }: { failure: Failure | null }) {
  const words = useFailureWords();
  const contact = useContact();

  return (
    <p>
      {failure ? (
        words(failure)
      ) : (
        <Trans>
          Your password has to be changed before you can go on. Please contact us; changing it here
          is being built.
        </Trans>
      )}{' '}
      {failure && asksCaptcha(failure) && (
        <Trans>After too many tries we ask for more than a password.</Trans>
      )}{' '}
      {contact && (
        <a href={contact}>
          <Trans>Contact us</Trans>
        </a>
      )}
    </p>
  );
}
