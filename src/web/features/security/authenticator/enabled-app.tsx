import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Authenticator } from '#core/authenticator/authenticator.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import styles from './authenticator.module.css';
import { ConfirmedChange } from './confirmed-change.tsx';

/** With this many codes left, new ones are recommended. */
const fewCodes = 3;

/** The authenticator app while it is on: its recovery codes, and how to end it. */
export function EnabledApp({ authenticator }: { authenticator: Authenticator }) {
  const language = useLanguage();
  const { enabledAt, recoveryCodesLeft } = useSnapshot(authenticator.state);
  const [change, setChange] = useState<'renew' | 'remove' | null>(null);
  const since = enabledAt === null ? '' : formatDate(enabledAt, language);

  return (
    <>
      <Callout tone="good">
        <Trans>On since {since}. Each login asks for a code of your app.</Trans>
      </Callout>
      {recoveryCodesLeft <= fewCodes ? (
        <Callout tone="bad">
          {recoveryCodesLeft === 0 ? (
            <Trans>
              No recovery code is left. Make new ones now, so that you can log in without your
              phone.
            </Trans>
          ) : (
            <Plural
              value={recoveryCodesLeft}
              one="# recovery code is left. Make new ones before you run out."
              other="# recovery codes are left. Make new ones before you run out."
            />
          )}
        </Callout>
      ) : (
        <p>
          <Plural
            value={recoveryCodesLeft}
            one="# recovery code is left."
            other="# recovery codes are left."
          />
        </p>
      )}
      {change === null ? (
        <div className={styles.ways}>
          <Button onClick={() => setChange('renew')}>
            <Trans>Make new recovery codes</Trans>
          </Button>
          <Button variant="alert" onClick={() => setChange('remove')}>
            <Trans>Switch the app off</Trans>
          </Button>
        </div>
      ) : (
        <ConfirmedChange
          key={change}
          change={change}
          authenticator={authenticator}
          onClose={() => setChange(null)}
        />
      )}
    </>
  );
}
