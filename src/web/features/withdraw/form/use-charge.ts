import type { PayoutAccount } from '#protocol/model/security/payout-account.ts';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Centavos } from '#protocol/model/money.ts';
import type { Withdrawals } from '#core/cashier/cashier.ts';
import { useKeptFailure } from '../../../lib/attempt/use-kept-failure.ts';
import { useAutomaticRetry } from '../../../widgets/failed-state/use-automatic-retry.ts';

const debounceMs = 300;

/** The charge of an amount that can be withdrawn, while it is typed. Null stands for no amount and no account. Nobody can ask for the charge of an account of an unknown kind: the gateway takes it. */
export function useCharge(
  charge: Withdrawals['charge'],
  amount: Centavos | null,
  account: PayoutAccount['kind'] | null,
) {
  const query = useSnapshot(charge.state);
  const { quote, phase } = query;
  const known = useKeptFailure(query);
  const kind = account === 'bank' ? 'BC' : 'EW';
  const isAsked = amount !== null && account !== null && account !== 'other';

  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(() => void charge.load(amount, kind), debounceMs);
    return () => clearTimeout(timer);
  }, [charge, isAsked, amount, kind]);

  const isOfAmount = isAsked && quote?.amount === amount && quote.kind === kind;
  const failure = isOfAmount ? null : known;
  const retry = (): void => void (isAsked && charge.load(amount, kind));
  useAutomaticRetry({ failure, isHeld: phase === 'loading' || !isAsked, onRetry: retry });
  return { isAsked, quote: isOfAmount ? quote : null, failure, retry };
}

export type Charge = ReturnType<typeof useCharge>;
