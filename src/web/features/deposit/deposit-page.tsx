import type { App } from '#core/app.ts';
import type { Deposits } from '#core/cashier/deposits.ts';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { WithSlice } from '../../widgets/late-slice/with-slice.tsx';
import type { DepositSearch } from './deposit-search.ts';
import { DepositDesk } from './desk/deposit-desk.tsx';
import { DeskSkeleton } from './desk/desk-skeleton.tsx';

const DepositHistory = lazyComponent(
  () => import('./history/deposit-history.tsx').then((loaded) => loaded.DepositHistory),
  DeskSkeleton,
);
const ShownDeposit = lazyComponent(
  () => import('./payment/shown-deposit.tsx').then((loaded) => loaded.ShownDeposit),
  DeskSkeleton,
);

const depositsOf = async (app: App): Promise<Deposits> => (await app.cashier()).deposits;

/** Deposits: a new one, one that is shown with its payment, or the list of all. The address chooses. */
export function DepositPage({ search }: { search: DepositSearch }) {
  const { deposit, deposits: list, depositState, bonus } = search;
  return (
    <WithSlice from={depositsOf} placeholder={<DeskSkeleton />}>
      {(deposits) => {
        if (deposit !== undefined) {
          return <ShownDeposit key={deposit} id={deposit} deposits={deposits} />;
        }
        if (list !== undefined) {
          return <DepositHistory filter={depositState} history={deposits.history} />;
        }
        return <DepositDesk deposits={deposits} preselected={bonus} />;
      }}
    </WithSlice>
  );
}
