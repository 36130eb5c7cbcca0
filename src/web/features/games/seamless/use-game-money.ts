import { useSnapshot } from 'valtio';
import type { Centavos } from '#protocol/model/money.ts';
import { useApp } from '../../../lib/app-context.tsx';

/** The money that a game is played with: the wallet of its vendor, or the balance where games share one wallet. Null until it is loaded, and when it is unknown. */
export function useGameMoney(vendor: string | null): Centavos | null {
  const { balance } = useApp();
  const { centavos, wallets } = useSnapshot(balance.state);
  const wallet = vendor === null ? undefined : wallets.find((one) => one.vendor === vendor);
  return wallet === undefined ? centavos : wallet.centavos;
}
