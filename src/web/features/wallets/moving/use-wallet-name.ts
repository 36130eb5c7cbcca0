import { useLingui } from '@lingui/react/macro';
import type { Wallet } from '#protocol/calls/wallet.ts';

/** Returns the function that names a wallet: the name of its vendor, else its code. */
export function useWalletName(): (wallet: Pick<Wallet, 'vendor' | 'name'>) => string {
  const { t } = useLingui();
  return ({ vendor, name }) => (vendor === null ? t`Main wallet` : name === '' ? vendor : name);
}
