import { useEffect, useState } from 'react';
import type { Failure } from '#core/client/failure.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import type { BetDetail } from '#core/records/bet-record.ts';
import type { Records } from '#core/records/records.ts';

type Found =
  | { readonly bet: BetDetail }
  /** `tries` is the number of tries before this one. */
  | { readonly failure: Failure; readonly tries: number }
  | null;

/** Finds a bet by its order number. Null until the first answer. A failure stays during the next try. */
export function useBet(order: string, findBet: Records['findBet']) {
  const [found, setFound] = useState<Found>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const own = new AbortController();
    findBet(order, { signal: own.signal }).then(
      (bet) => {
        if (!own.signal.aborted) setFound({ bet });
      },
      (error: unknown) => {
        if (own.signal.aborted) return;
        if (!(error instanceof GatewayError)) throw error;
        setFound({ failure: error.failure, tries });
      },
    );
    return () => own.abort();
  }, [order, findBet, tries]);

  return {
    found,
    pending: found !== null && 'failure' in found && found.tries !== tries,
    retry: (): void => setTries(tries + 1),
  };
}
