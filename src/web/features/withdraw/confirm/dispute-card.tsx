import { Trans } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { Withdrawal } from '#protocol/model/cashier/withdrawal.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { AccountName } from '../../../widgets/account-name/account-name.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { type Line, Lines } from '../parts/lines.tsx';
import { StateBadge } from '../parts/state-badge.tsx';
import styles from './confirmation.module.css';

/** A payment of which money is missing, with the end of the dispute when it has one. */
export function DisputeCard({ payment }: { payment: Snapshot<Withdrawal> }) {
  const { account, paid, id, reason, state } = payment;
  const title = `dispute-${id}`;
  const shownReason = <bdi>{reason}</bdi>;
  return (
    <article className={styles.card} aria-labelledby={title}>
      <div className={styles.head}>
        <h3 id={title}>
          <Money centavos={paid} />
        </h3>
        <StateBadge state={state} />
      </div>
      <AccountName bank={{ ...account, name: account.bank }} line={<bdi>{account.number}</bdi>} />
      <Lines lines={linesOf(payment)} />
      {reason !== '' && (
        <p className={styles.reason}>
          <Trans>Reason: {shownReason}</Trans>
        </p>
      )}
      <div className={styles.actions}>
        <ButtonLink to="/member" search={{ page: 'withdraw', withdrawal: id }} size="small">
          <Trans>Progress</Trans>
        </ButtonLink>
      </div>
    </article>
  );
}

function linesOf({ dispute, compensated }: Snapshot<Withdrawal>): readonly Line[] {
  if (dispute === null) return [];
  return [
    {
      id: 'received',
      name: <Trans>Received</Trans>,
      value: <Money centavos={dispute.received} />,
    },
    {
      id: 'missing',
      name: <Trans>Remaining</Trans>,
      value: <Money centavos={dispute.missing} />,
    },
    ...(compensated !== null && compensated > 0
      ? [
          {
            id: 'compensated',
            name: <Trans>Paid after your complaint</Trans>,
            value: <Money centavos={compensated} />,
          },
        ]
      : []),
  ];
}
