import { Link } from '@tanstack/react-router';
import type { Snapshot } from 'valtio';
import type { Withdrawal } from '#protocol/model/cashier/withdrawal.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { AccountName } from '../../../widgets/account-name/account-name.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { RowLine } from '../../../widgets/receipt/row-line.tsx';
import { StateBadge } from './state-badge.tsx';
import styles from './withdrawal-rows.module.css';

interface WithdrawalRowsProps {
  label: string;
  withdrawals: readonly Snapshot<Withdrawal>[];
}

/** Withdrawals as a list of links. Each leads to its withdrawal. */
export function WithdrawalRows({ label, withdrawals }: WithdrawalRowsProps) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {withdrawals.map(({ id, account, state, amount, createdAt, orderNo }) => (
        <li key={id}>
          <Link to="/member" search={{ page: 'withdraw', withdrawal: id }}>
            <AccountName
              bank={{ ...account, name: account.bank }}
              line={<RowLine at={createdAt} orderNo={orderNo} />}
            />
            <span className={styles.sum}>
              <b>
                <Money centavos={amount} />
              </b>
              <StateBadge state={state} />
            </span>
            <Icon name="right" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
