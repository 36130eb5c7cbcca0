import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { App } from '#core/app.ts';
import type { PaymentConfirmations } from '#core/cashier/cashier.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { WithSlice } from '../../../widgets/late-slice/with-slice.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import styles from './confirmation.module.css';
import { DisputeCard } from './dispute-card.tsx';
import { ForcedNote } from './forced-note.tsx';
import { PaymentCard } from './payment-card.tsx';

const confirmationsOf = async (app: App): Promise<PaymentConfirmations> =>
  (await app.cashier()).confirmations;

/** Payments that the member confirms: those that wait, then those in dispute, then disputes that have ended. */
export function ConfirmationPage() {
  return (
    <WithSlice from={confirmationsOf} placeholder={<FormSkeleton />}>
      {(confirmations) => <Payments confirmations={confirmations} />}
    </WithSlice>
  );
}

function Payments({ confirmations }: { confirmations: PaymentConfirmations }) {
  const { t } = useLingui();
  const state = useSnapshot(confirmations.state);
  const { open, disputed, ended, at } = state;
  return (
    <QueryView
      query={state}
      hasContent={open.length + disputed.length + ended.length > 0}
      placeholder={<FormSkeleton />}
      empty={<Nothing />}
      onRetry={() => void confirmations.load()}
    >
      <div className={styles.page}>
        {open.length > 0 ? <ForcedNote /> : <Nothing />}
        {open.length > 0 && (
          <ul className={styles.list} aria-label={t`Payments to confirm`}>
            {open.map((payment) => (
              <li key={payment.id}>
                <PaymentCard payment={payment} at={at} confirmations={confirmations} />
              </li>
            ))}
          </ul>
        )}
        {disputed.length > 0 && (
          <Section size="small" title={<Trans>We look into these</Trans>}>
            {disputed.map((payment) => (
              <DisputeCard key={payment.id} payment={payment} />
            ))}
          </Section>
        )}
        {ended.length > 0 && (
          <Section size="small" title={<Trans>Settled</Trans>}>
            {ended.map((payment) => (
              <DisputeCard key={payment.id} payment={payment} />
            ))}
          </Section>
        )}
      </div>
    </QueryView>
  );
}

function Nothing() {
  return (
    <EmptyState
      icon="check"
      title={<Trans>Nothing to confirm</Trans>}
      help={<Trans>When we have paid a withdrawal, we ask you here if it has arrived.</Trans>}
      action={
        <ButtonLink to="/member" search={{ page: 'withdraw', withdrawals: 'all' }}>
          <Trans>My withdrawals</Trans>
        </ButtonLink>
      }
    />
  );
}
