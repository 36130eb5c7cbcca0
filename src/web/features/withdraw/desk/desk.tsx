import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Withdrawals } from '#core/cashier/cashier.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { NotThere } from '../../../widgets/not-there/not-there.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { NewWithdrawal } from '../form/new-withdrawal.tsx';
import { WithdrawalRows } from '../parts/withdrawal-rows.tsx';
import styles from './desk.module.css';
import { Facts } from './facts.tsx';
import { stopOf } from './stop.ts';
import { StopNote } from './stop-note.tsx';
import { Turnover } from './turnover.tsx';

/** The money that can be withdrawn now, the form, and the last withdrawals. */
export function Desk({ withdrawals }: { withdrawals: Withdrawals }) {
  const { settings: query, list } = withdrawals;
  const state = useSnapshot(query.state);
  const { settings } = state;
  const stop = settings && stopOf(settings);
  return (
    <div className={styles.desk}>
      <QueryView
        query={state}
        hasContent={settings !== null}
        placeholder={<FormSkeleton />}
        empty={<NotThere />}
        onRetry={() => void query.load()}
      >
        {settings && (
          <>
            <Facts settings={settings} />
            <Turnover settings={settings} />
            {stop === null ? (
              <NewWithdrawal withdrawals={withdrawals} settings={settings} />
            ) : (
              <StopNote stop={stop} settings={settings} />
            )}
          </>
        )}
      </QueryView>
      <LastWithdrawals list={list} />
    </div>
  );
}

/** Number of withdrawals below the form. */
const shownRows = 3;

function LastWithdrawals({ list }: Pick<Withdrawals, 'list'>) {
  const { t } = useLingui();
  const { rows: withdrawals } = useSnapshot(list.state);
  if (withdrawals.length === 0) return null;
  return (
    <Section
      size="small"
      title={<Trans>Your last withdrawals</Trans>}
      action={
        <ButtonLink to="/member" search={{ page: 'withdraw', withdrawals: 'all' }} variant="plain">
          <Trans>All</Trans>
        </ButtonLink>
      }
    >
      <WithdrawalRows
        label={t`Your last withdrawals`}
        withdrawals={withdrawals.slice(0, shownRows)}
      />
    </Section>
  );
}
