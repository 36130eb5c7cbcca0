import { Trans, useLingui } from '@lingui/react/macro';
import styles from './slot-order.module.css';
import type { SlotSearch } from './slot-search.ts';

type Order = SlotSearch['sort'];

const orders: readonly Order[] = ['name', 'newest'];

/** Selects the order of the games. */
export function SlotOrder({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const { t } = useLingui();
  return (
    <select
      className={styles.order}
      aria-label={t`Order`}
      value={order ?? ''}
      onChange={({ target }) => onChange(orders.find((one) => one === target.value))}
    >
      <option value="">
        <Trans>Popular</Trans>
      </option>
      <option value="name">
        <Trans>By name</Trans>
      </option>
      <option value="newest">
        <Trans>Newest</Trans>
      </option>
    </select>
  );
}
