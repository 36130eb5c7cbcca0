import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Centavos } from '#protocol/model/money.ts';
import { useApp } from '../../../lib/app-context.tsx';

/**
 * The balance that the game at an address has reported as shown; null until it reports one. The header of the app follows it until
 * the game is left.
 */
export function useShownBalance(url: string | null, money: Centavos | null) {
  const { balance } = useApp();
  const [reported, setReported] = useState<{ url: string | null; centavos: Centavos } | null>(null);
  const shown = reported !== null && reported.url === url ? reported.centavos : null;

  function showBalance(centavos: Centavos): void {
    setReported({ url, centavos });
    // Money in the wallets of other vendors is not in the game.
    balance.follow((balance.state.centavos ?? centavos) + centavos - (money ?? centavos));
  }

  useEffect(() => () => balance.follow(null), [balance, url]);
  return { shown, showBalance };
}

/** The money that a game is played with: the wallet of its vendor, or the balance where games share one wallet. Null until it is loaded, and when it is unknown. */
export function useGameMoney(vendor: string | null): Centavos | null {
  const { balance } = useApp();
  const { centavos, wallets } = useSnapshot(balance.state);
  const wallet = vendor === null ? undefined : wallets.find((one) => one.vendor === vendor);
  return wallet === undefined ? centavos : wallet.centavos;
}
