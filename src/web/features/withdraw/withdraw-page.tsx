import type { App } from '#core/app.ts';
import type { Cashier } from '#core/cashier/cashier.ts';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { FormSkeleton } from '../../widgets/account-form/form-skeleton.tsx';
import { WithSlice } from '../../widgets/late-slice/with-slice.tsx';
import { Desk } from './desk/desk.tsx';
import type { WithdrawSearch } from './withdraw-search.ts';

const History = lazyComponent(
  () => import('./history/history.tsx').then((loaded) => loaded.History),
  FormSkeleton,
);

const OneWithdrawal = lazyComponent(
  () => import('./one/one-withdrawal.tsx').then((loaded) => loaded.OneWithdrawal),
  FormSkeleton,
);

const cashierOf = (app: App): Promise<Cashier> => app.cashier();

/** A new withdrawal, one withdrawal, or the list of all: the address chooses. */
export function WithdrawPage({ search }: { search: WithdrawSearch }) {
  const { withdrawal, withdrawals: all, withdrawalState } = search;
  return (
    <WithSlice from={cashierOf} placeholder={<FormSkeleton />}>
      {({ withdrawals }) => {
        if (withdrawal !== undefined) {
          return <OneWithdrawal key={withdrawal} id={withdrawal} withdrawals={withdrawals} />;
        }
        if (all !== undefined)
          return <History filter={withdrawalState} withdrawals={withdrawals} />;
        return <Desk withdrawals={withdrawals} />;
      }}
    </WithSlice>
  );
}
