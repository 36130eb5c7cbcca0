import type { App } from '#core/app.ts';
import type { UplineTransfers } from '#core/cashier/cashier.ts';
import { FormSkeleton } from '../../widgets/account-form/form-skeleton.tsx';
import { WithSlice } from '../../widgets/late-slice/with-slice.tsx';
import { UplineView } from './upline/upline-view.tsx';

const transfersOf = async (app: App): Promise<UplineTransfers> => (await app.cashier()).upline;

/** Sends money to the upline of the member, and shows the transfers so far. */
export function UplinePage({ search }: { search: { part?: number | undefined } }) {
  return (
    <WithSlice from={transfersOf} placeholder={<FormSkeleton />}>
      {(transfers) => <UplineView transfers={transfers} part={search.part} />}
    </WithSlice>
  );
}
