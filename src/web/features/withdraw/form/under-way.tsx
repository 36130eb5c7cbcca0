import { Plural, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { AnyWithdrawalState } from '#protocol/vocabulary/withdrawal-state.ts';
import type { Withdrawals } from '#core/cashier/cashier.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { WithdrawalRows } from '../parts/withdrawal-rows.tsx';
import styles from './withdraw-form.module.css';

/** States in which the money has not left yet. */
const waiting: ReadonlySet<AnyWithdrawalState> = new Set([
  'requested',
  'taken',
  'approved',
  'paying',
  'failed',
]);

/** The withdrawals that the gateway has and that are not paid, so that nobody sends one of them again. Renders nothing without one. */
export function UnderWay({ list }: Pick<Withdrawals, 'list'>) {
  const { t } = useLingui();
  const found = useSnapshot(list.state).rows.filter(({ state }) => waiting.has(state));
  if (found.length === 0) return null;
  return (
    <section className={styles.underWay} aria-label={t`Withdrawals under way`}>
      <Callout>
        <Plural
          value={found.length}
          one="A withdrawal is under way already. Send another one only if you want both."
          other="# withdrawals are under way already. Send another one only if you want all of them."
        />
      </Callout>
      <WithdrawalRows label={t`Withdrawals under way`} withdrawals={found} />
    </section>
  );
}
