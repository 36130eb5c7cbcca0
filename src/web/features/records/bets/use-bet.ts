import { useEffect, useState } from 'react';
import type { Failure } from '#core/client/failure.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import type { BetDetail } from '#core/records/bet-record.ts';
import type { Records } from '#core/records/records.ts';

type Found = { readonly bet: BetDetail } | { readonly failure: Failure } | null;

/** Finds a bet by its order number. Null while it loads. */
export function useBet(order: string, findBet: Records['findBet']) {
  const [found, setFound] = useState<Found>(null);
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    const own = new AbortController();
    findBet(order, { signal: own.signal }).then(
      (bet) => {
        if (!own.signal.aborted) setFound({ bet });
      },
      (error: unknown) => {
        if (own.signal.aborted) return;
        if (!(error instanceof GatewayError)) throw error;
        setFound({ failure: error.failure });
      },
    );
    return () => own.abort();
  }, [order, findBet, attempts]);

  return {
    found,
    retry() {
      setFound(null);
      setAttempts(attempts + 1);
    },
  };
}
