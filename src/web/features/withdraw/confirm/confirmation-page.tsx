import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { App } from '#core/app.ts';
import type { PaymentConfirmations } from '#core/cashier/cashier.ts';
import type { FormDrafts } from '#core/security-centre/security-centre.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { WithSlice } from '../../../widgets/late-slice/with-slice.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import styles from './confirmation.module.css';
import { DisputeCard } from './dispute-card.tsx';
import { PaymentCard } from './payment-card.tsx';

interface PageSlices {
  readonly confirmations: PaymentConfirmations;
  readonly drafts: FormDrafts;
}

async function slicesOf(app: App): Promise<PageSlices> {
  const [{ confirmations }, { drafts }] = await Promise.all([app.cashier(), app.securityCentre()]);
  return { confirmations, drafts };
}

/** Payments that the member confirms: those that wait, then those in dispute, then disputes that have ended. */
export function ConfirmationPage() {
  return (
    <WithSlice from={slicesOf} placeholder={<FormSkeleton />}>
      {(slices) => <Payments {...slices} />}
    </WithSlice>
  );
}

/** Says what a confirmation means, and what happens without one. */
function ForcedNote() {
  return (
    <Callout>
      <p>
        <Trans>
          Look at your account first. Without an answer in time, the payment counts as received.
        </Trans>
      </p>
      <p>
        <Trans>
          Then the case is closed, and this money does not come back to your balance. This is called
          a forced receipt.
        </Trans>
      </p>
    </Callout>
  );
}

function Payments({ confirmations, drafts }: PageSlices) {
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
                <PaymentCard {...{ payment, at, confirmations, drafts }} />
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
