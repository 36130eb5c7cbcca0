import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Snapshot } from 'valtio';
import { shortNumber } from '#protocol/model/cashier/short-number.ts';
import type { Withdrawal } from '#protocol/model/cashier/withdrawal.ts';
import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import { AccountName } from '../../../widgets/account-name/account-name.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { type Line, Lines } from '../parts/lines.tsx';
import { sumsInTheEnd } from './use-receipt-lines.ts';
import { StateBadge } from '../parts/state-badge.tsx';
import styles from './one-withdrawal.module.css';

/** Amount, state, account and sums of a withdrawal. */
export function Summary({ withdrawal }: { withdrawal: Snapshot<Withdrawal> }) {
  const { t } = useLingui();
  const { account, amount, state, orderNo } = withdrawal;
  return (
    <section className={styles.card} aria-labelledby="withdrawal-amount">
      <div className={styles.head}>
        <h2 id="withdrawal-amount">
          <Money centavos={amount} />
        </h2>
        <StateBadge state={state} />
      </div>
      <AccountName
        bank={{ ...account, name: account.bank }}
        line={
          <>
            <bdi>{account.number}</bdi>&nbsp;· <bdi>{account.holder}</bdi>
          </>
        }
      />
      <Lines
        lines={[
          ...sumsOf(withdrawal),
          { id: 'number', name: <Trans>Number</Trans>, value: shortNumber(orderNo) },
          {
            id: 'order',
            name: <Trans>Order number</Trans>,
            value: (
              <CopyButton compact text={orderNo} label={t`Copy the number of the withdrawal`} />
            ),
          },
        ]}
      />
    </section>
  );
}

/** A sum that applies. One that is unknown is left out. */
const isMore = (sum: MaybeCentavos): boolean => sum !== null && sum > 0;

/** The sums that apply. */
function sumsOf(withdrawal: Snapshot<Withdrawal>): readonly Line[] {
  const { paid, returned, compensated } = withdrawal;
  const { charge, receives } = sumsInTheEnd(withdrawal);
  const line = (id: string, name: ReactNode, centavos: MaybeCentavos): Line => ({
    id,
    name,
    value: <Money centavos={centavos} />,
  });
  return [
    line('charge', <Trans>Charge</Trans>, charge),
    line('receives', <Trans>You receive</Trans>, receives),
    ...(isMore(paid) && paid !== receives ? [line('paid', <Trans>Paid so far</Trans>, paid)] : []),
    ...(isMore(compensated)
      ? [line('compensated', <Trans>Paid after your complaint</Trans>, compensated)]
      : []),
    ...(isMore(returned) ? [line('returned', <Trans>Back in your balance</Trans>, returned)] : []),
  ];
}
