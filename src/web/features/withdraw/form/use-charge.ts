import type { PayoutAccount } from '#contract/model/security/payout-account.ts';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Centavos } from '#contract/model/money.ts';
import type { Withdrawals } from '#core/cashier/cashier.ts';

const debounceMs = 300;

/** The charge of an amount that can be withdrawn, while it is typed. Null stands for no amount and no account. Nobody can ask for the charge of an account of an unknown kind: the gateway takes it. */
export function useCharge(
  charge: Withdrawals['charge'],
  amount: Centavos | null,
  account: PayoutAccount['kind'] | null,
) {
  const { quote, failure } = useSnapshot(charge.state);
  const kind = account === 'bank' ? 'BC' : 'EW';
  const isAsked = amount !== null && account !== null && account !== 'other';

  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(() => void charge.load(amount, kind), debounceMs);
    return () => clearTimeout(timer);
  }, [charge, isAsked, amount, kind]);

  const isOfAmount = isAsked && quote?.amount === amount && quote.kind === kind;
  return {
    isAsked,
    quote: isOfAmount ? quote : null,
    failure: isOfAmount ? null : failure,
    retry: () => void (isAsked && charge.load(amount, kind)),
  };
}

export type Charge = ReturnType<typeof useCharge>;
