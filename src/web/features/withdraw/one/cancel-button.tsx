import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Snapshot } from 'valtio';
import type { Withdrawal } from '#protocol/model/cashier/withdrawal.ts';
import type { Withdrawals } from '#core/cashier/cashier.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { useUnsavedWork } from '../../../lib/form/unsaved-work.ts';
import { Confirm } from '../../../ui/confirm/confirm.tsx';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import { Money } from '../../../widgets/money/money.tsx';

interface CancelButtonProps {
  withdrawal: Snapshot<Withdrawal>;
  withdrawals: Withdrawals;
}

/** Cancels a withdrawal that nobody has taken, after a question. */
export function CancelButton({ withdrawal: { id, amount }, withdrawals }: CancelButtonProps) {
  const { t } = useLingui();
  const { ui } = useApp();
  const { attempt, ...progress } = useAttempt();
  const [asks, setAsks] = useState(false);
  useUnsavedWork(progress.pending);

  async function cancel(): Promise<void> {
    const { state } = await withdrawals.cancel(id);
    if (state === 'cancelled') {
      ui.toast(t`The withdrawal is cancelled. Your money is back.`, { tone: 'good' });
    } else {
      ui.toast(t`It was too late to cancel: we have it in work already.`, { tone: 'bad' });
    }
  }

  return (
    <>
      <AttemptButton of={progress} onClick={() => setAsks(true)}>
        <Trans>Cancel the withdrawal</Trans>
      </AttemptButton>
      {asks && (
        <Confirm
          title={t`Cancel this withdrawal?`}
          yes={<Trans>Cancel it</Trans>}
          no={<Trans>Keep it</Trans>}
          onNo={() => setAsks(false)}
          onYes={() => {
            setAsks(false);
            attempt(cancel);
          }}
        >
          <Trans>
            <Money centavos={amount} /> come back to your balance at once.
          </Trans>
        </Confirm>
      )}
    </>
  );
}
