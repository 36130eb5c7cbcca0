import { Trans } from '@lingui/react/macro';
import type { Deposits } from '#core/cashier/deposits.ts';
import { useUnsavedWork } from '../../../lib/form/unsaved-work.ts';
import { ButtonAnchor, ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import { useContact } from '../../../widgets/customer-service/use-contact.ts';
import { useBeginDeposit } from '../use-begin-deposit.ts';
import type { SettledDeposit } from './pending-deposit.ts';
import styles from './shown-deposit.module.css';
import { DepositLink } from '../../../widgets/deposit-link/deposit-link.tsx';

/** States after which the same deposit can be tried again. */
const retried: ReadonlySet<SettledDeposit['state']> = new Set(['failed', 'expired', 'cancelled']);

/** States about which the member may want to talk to us. */
const discussed: ReadonlySet<SettledDeposit['state']> = new Set([
  'failed',
  'returned',
  'reversed',
  'other',
]);

/** The next steps after a deposit: play, try again, another deposit, customer service. */
export function NextSteps({ deposit, deposits }: { deposit: SettledDeposit; deposits: Deposits }) {
  const contact = useContact();
  const isPaid = deposit.state === 'paid';
  return (
    <div className={styles.next}>
      {retried.has(deposit.state) && <TryAgain deposit={deposit} deposits={deposits} />}
      {isPaid && (
        <ButtonLink to="/" variant="primary" icon={<Icon name="play" />}>
          <Trans>Play now</Trans>
        </ButtonLink>
      )}
      <DepositLink>
        {retried.has(deposit.state) ? (
          <Trans>Another way to pay</Trans>
        ) : (
          <Trans>Another deposit</Trans>
        )}
      </DepositLink>
      {contact && discussed.has(deposit.state) && (
        <ButtonAnchor href={contact} variant="plain">
          <Trans>Contact us</Trans>
        </ButtonAnchor>
      )}
    </div>
  );
}

/** The same amount by the same channel, as a new deposit. Nothing when one of them is unknown. */
function TryAgain({ deposit, deposits }: { deposit: SettledDeposit; deposits: Deposits }) {
  const { begin, ...state } = useBeginDeposit(deposits);
  useUnsavedWork(state.pending);
  const { channel, amount } = deposit;
  const { kind } = channel;
  if (kind === 'other' || amount === null) return null;
  return (
    <AttemptButton
      of={state}
      variant="primary"
      icon={<Icon name="refresh" />}
      onClick={() => begin({ channel: { ...channel, kind }, amount, bonusId: null })}
    >
      <Trans>Begin again</Trans>
    </AttemptButton>
  );
}
