import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useVerifiedChannels } from '../../../widgets/account-form/use-verified-channels.ts';
import type { ItemProps } from '../page/item-props.ts';
import { ChangeWithdrawalPassword } from './change-withdrawal-password.tsx';
import { ResetWithdrawalPassword } from './reset-withdrawal-password.tsx';
import { SetWithdrawalPassword } from './set-withdrawal-password.tsx';

const tickMs = 1_000;

/** Sets, changes or resets the withdrawal password. */
export function WithdrawalPassword(props: ItemProps) {
  const { security } = props.centre;
  const { hasWithdrawalPassword, withdrawalLockedUntil } = useSnapshot(security.state);
  const [isReset, setReset] = useState(false);
  const channels = useVerifiedChannels(props.centre);
  const canReset = channels.length > 0;
  if (isReset && canReset) return <ResetWithdrawalPassword {...props} />;
  return (
    <>
      {withdrawalLockedUntil !== null && <LockNote until={withdrawalLockedUntil} />}
      {hasWithdrawalPassword ? (
        <ChangeWithdrawalPassword {...props} />
      ) : (
        <SetWithdrawalPassword {...props} />
      )}
      {canReset ? (
        <Button variant="plain" onClick={() => setReset(true)}>
          {hasWithdrawalPassword ? (
            <Trans>Forgotten? Set a new one by a code</Trans>
          ) : (
            <Trans>No login password? Set it by a code</Trans>
          )}
        </Button>
      ) : (
        hasWithdrawalPassword && (
          <p>
            <Trans>
              If you forget it: verify your mobile number or email, then a code sets a new one.
            </Trans>
          </p>
        )
      )}
    </>
  );
}

/** Says until when the withdrawal password is locked, while it is. `until` is in epoch milliseconds. */
function LockNote({ until }: { until: number }) {
  const language = useLanguage();
  const now = useNow(tickMs);
  if (now === null || now >= until) return null;
  const time = formatDate(until, language, 'minute');
  return (
    <Callout tone="bad">
      <Trans>It was wrong five times, so it is locked until {time}. Your money is safe.</Trans>
    </Callout>
  );
}
