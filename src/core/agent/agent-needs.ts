import type { CashierNeeds } from '../cashier/cashier.ts';
import type { SessionKeys } from '../storage/session-keys.ts';

/** Everything that the agent centre needs of the app. */
export interface AgentNeeds extends CashierNeeds {
  keys: SessionKeys;
}
