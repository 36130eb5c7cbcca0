import type { App } from '#core/app.ts';
import type { WalletTransfers } from '#core/cashier/cashier.ts';
import { FormSkeleton } from '../../widgets/account-form/form-skeleton.tsx';
import { WithSlice } from '../../widgets/late-slice/with-slice.tsx';
import { WalletView } from './moving/wallet-view.tsx';

const transfersOf = async (app: App): Promise<WalletTransfers> => (await app.cashier()).wallets;

/** The wallets of the member where vendors have wallets of their own, and transfers between them. */
export function WalletPage({ search }: { search: { part?: number | undefined } }) {
  return (
    <WithSlice from={transfersOf} placeholder={<FormSkeleton />}>
      {(transfers) => <WalletView transfers={transfers} part={search.part} />}
    </WithSlice>
  );
}
