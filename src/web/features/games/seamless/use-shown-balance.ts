import { useEffect, useState } from 'react';
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
