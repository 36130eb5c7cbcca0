import type { Snapshot } from 'valtio';
import type { DepositChannel } from '#protocol/model/cashier/deposit-channel.ts';
import type { DepositSettings } from '#core/cashier/deposit-desk.ts';
import type { Deposits } from '#core/cashier/deposits.ts';

/** The needs of the form of a new deposit. */
export interface NewDepositProps {
  deposits: Deposits;
  settings: Snapshot<DepositSettings>;
  groups: readonly (readonly Snapshot<DepositChannel>[])[];
  /** Id of the bonus that is chosen at first, or of its promotion. */
  preselected: string | undefined;
}
