import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { blockedUntil } from '#core/accounts/return.ts';
import type { Failure } from '#core/client/failure.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { FailureMessage } from '../../../widgets/failure-message/failure-message.tsx';
import styles from './login.module.css';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';

interface ExclusionNoteProps {
  /** The refusal of the login. */
  failure: Failure;
  /** The entry of the form. */
  credentials: { username: string; password: string; captcha: string };
}

/** The end of the break that has refused a login. After a self-exclusion it has the button that asks to come back. */
export function ExclusionNote({ failure, credentials }: ExclusionNoteProps) {
  const language = useLanguage();
  const { accounts } = useApp();
  const asking = useAttempt();
  const [asked, setAsked] = useState<number | null>(null);
  const blocked = blockedUntil(failure);
  if (blocked === null) return null;
  const end = formatManila(blocked.endsAt ?? Number.NaN, language, 'minute');
  const from = asked ?? blocked.signInFrom;
  const back = formatManila(from ?? Number.NaN, language, 'minute');
  const { username, password, captcha } = credentials;
  const ask = () =>
    asking.attempt(async () => {
      setAsked(await (await accounts()).return.ask({ username, password, captcha }));
    });
  return (
    <div role="alert" className={styles.note}>
      <FailureMessage failure={failure} />
      {from !== null ? (
        <p>
          <Trans>You asked to come back. You can log in again from {back}, Manila time.</Trans>
        </p>
      ) : blocked.mayReturn ? (
        <>
          <p>
            <Trans>
              Your break ended on {end}, Manila time. If you want to play again, ask to come back.
              Then a wait begins, before you can log in.
            </Trans>
          </p>
          <AttemptButton of={asking} onClick={ask}>
            <Trans>Ask to come back</Trans>
          </AttemptButton>
        </>
      ) : (
        blocked.endsAt !== null && (
          <p>
            <Trans>Your break lasts until {end}, Manila time.</Trans>
          </p>
        )
      )}
    </div>
  );
}
