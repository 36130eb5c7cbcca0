import { type InferOutput, picklist } from 'valibot';

/** Wallets of a member: the main one, and one of each vendor where an operator keeps them apart. */
const walletKinds = ['main', 'vendor'] as const;

const walletKind = picklist(walletKinds);
type WalletKind = InferOutput<typeof walletKind>;

/** The wire's `accountTypeId` of the main wallet; every other number is a vendor's wallet. */
export const mainWalletType = 2;

export function walletKindOf(accountTypeId: number): WalletKind {
  return accountTypeId === mainWalletType ? 'main' : 'vendor';
}
