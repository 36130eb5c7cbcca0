import type { CashierNeeds } from './cashier-needs.ts';
import { createDeposits } from './deposits.ts';
import { createPaymentConfirmations } from './payment-confirmations.ts';
import { createUplineTransfers } from './upline-transfers.ts';
import { createWalletTransfers } from './wallet-transfers.ts';
import { createWithdrawals } from './withdrawals.ts';

export type { CashierNeeds } from './cashier-needs.ts';
export type { PaymentAnswer, PaymentConfirmations } from './payment-confirmations.ts';
export { mostWithdrawable, withdrawFault, type WithdrawFault } from './withdraw-fault.ts';
export {
  mostToUpline,
  type UplineTerms,
  type UplineTransfer,
  type UplineTransfers,
} from './upline-transfers.ts';
export {
  createTransferTerms,
  type TransferFault,
  transferFault,
  type TransferLimits,
} from './transfer-terms.ts';
export type { WalletTransfer, WalletTransfers } from './wallet-transfers.ts';
export type { Withdrawals } from './withdrawals.ts';
export { createSendOnce } from './request-key.ts';
export { confirmDeadline } from './confirm-deadline.ts';

/** The money of the member that comes in and goes out. All amounts are centavos. */
export function createCashier(needs: CashierNeeds) {
  return {
    deposits: createDeposits(needs),
    withdrawals: createWithdrawals(needs),
    confirmations: createPaymentConfirmations(needs),
    wallets: createWalletTransfers(needs),
    upline: createUplineTransfers(needs),
  };
}

export type Cashier = ReturnType<typeof createCashier>;
