import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { asksCaptcha } from '#core/rules/captcha.ts';
import type { Failure } from '#core/client/failure.ts';
import { useApp } from '../../app-context.tsx';
import { useFailureWords } from '../../i18n/failures.ts';
import { useContact } from '../../use-contact.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './login.module.css';

const anotherCheck: Failure = {
  kind: 'refused',
  code: 'login_verify_required',
  message: null,
  value: null,
  status: 200,
};

/** Why logging in did not work, above the form. It is read out as soon as it is known. */
export function Refusal({ failure: given }: { failure: Failure | null }) {
  const words = useFailureWords();
  const { session } = useApp();
  const { passwordChange, phase, secondStep } = useSnapshot(session.state);
  const contact = useContact();
  const failure = given ?? (secondStep && anotherCheck);
  const toChange = phase === 'guest' && passwordChange !== null;

  return (
    <div role="alert">
      {(failure || toChange) && (
        <div className={styles.refusal}>
          <Icon name="alert" />
          <p>
            {failure ? (
              words(failure)
            ) : (
              <Trans>
                Your password has to be changed before you can go on. Please contact us; changing it
                here is being built.
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
        </div>
      )}
    </div>
  );
}
