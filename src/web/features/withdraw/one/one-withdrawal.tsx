import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { Withdrawal } from '#protocol/model/cashier/withdrawal.ts';
import type { Withdrawals } from '#core/cashier/cashier.ts';
import { Section } from '../../../ui/section/section.tsx';
import { Timeline } from '../../../ui/timeline/timeline.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { NotThere } from '../../../widgets/not-there/not-there.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { CancelButton } from './cancel-button.tsx';
import styles from './one-withdrawal.module.css';
import { Outcome } from './outcome.tsx';
import { Summary } from './summary.tsx';
import { useReceiptLines } from './use-receipt-lines.ts';
import { useTimelineEvents } from './use-timeline-events.tsx';
import { ReceiptButton } from '../../../widgets/receipt/receipt-button.tsx';

interface OneWithdrawalProps {
  id: string;
  withdrawals: Withdrawals;
}

/** One withdrawal: its sums, its course, and what the member can do about it. */
export function OneWithdrawal({ id, withdrawals }: OneWithdrawalProps) {
  const { shown, settings } = withdrawals;
  const state = useSnapshot(shown.state);
  const withdrawal = state.withdrawal?.id === id ? state.withdrawal : null;

  useEffect(() => void settings.load(), [settings]);

  return (
    <QueryView
      query={state}
      hasContent={withdrawal !== null}
      placeholder={<FormSkeleton />}
      empty={<NotThere />}
      onRetry={() => void shown.load(id)}
    >
      {withdrawal && <Course withdrawal={withdrawal} withdrawals={withdrawals} />}
    </QueryView>
  );
}

interface CourseProps {
  withdrawal: Snapshot<Withdrawal>;
  withdrawals: Withdrawals;
}

function Course({ withdrawal, withdrawals }: CourseProps) {
  const { t } = useLingui();
  const { settings } = useSnapshot(withdrawals.settings.state);
  const events = useTimelineEvents(withdrawal);
  const lines = useReceiptLines(withdrawal);
  return (
    <div className={styles.one}>
      <Outcome withdrawal={withdrawal} usualSeconds={settings?.usualSeconds ?? null} />
      <Summary withdrawal={withdrawal} />
      {events.length > 0 && (
        <Section size="small" title={<Trans>Progress</Trans>}>
          <Timeline label={t`Progress of the withdrawal`} events={events} />
          <p className={styles.note}>
            <Trans>Times are Manila time.</Trans>
          </p>
        </Section>
      )}
      <div className={styles.actions}>
        <ReceiptButton title={t`Withdrawal`} lines={lines} />
        {withdrawal.cancellable && (
          <CancelButton withdrawal={withdrawal} withdrawals={withdrawals} />
        )}
      </div>
    </div>
  );
}
