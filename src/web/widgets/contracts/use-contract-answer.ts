import { useState } from 'react';
import type { ContractRequest } from '#protocol/model/contract.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import { endedContracts, endedDownlines } from '#core/contracts/ended-contracts.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useUnsavedWork } from '../../lib/form/unsaved-work.ts';
import { useAttempt } from '../../lib/attempt/use-attempt.ts';

type Answer = 'accept' | 'reject';

/** Contracts of downlines that an acceptance ends: their number, 0 when it is unknown, and the names of the downlines. */
export interface EndedContracts {
  readonly count: number;
  readonly names: readonly string[];
}

/** Answers one request. `ends` are the contracts that accepting ends, once the gateway requires a confirmation; null before. `rejects`: the player is asked once more before a rejection. */
export function useContractAnswer(request: ContractRequest, onAnswered: (given: Answer) => void) {
  const { contracts } = useApp();
  const { attempt, ...state } = useAttempt();
  const [ends, setEnds] = useState<EndedContracts | null>(null);
  const [rejects, setRejects] = useState(false);
  useUnsavedWork(state.pending || ends !== null || rejects);

  function answer(given: Answer, { confirmed = false } = {}): void {
    attempt(async () => {
      try {
        await contracts.answer(request, given, { confirmed });
        onAnswered(given);
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        const count = endedContracts(error.failure);
        if (count === null) throw error;
        setEnds({ count, names: endedDownlines(error.failure) });
      }
    });
  }

  return {
    answer,
    state,
    ends,
    rejects,
    askToReject: () => setRejects(true),
    goBack: () => {
      setEnds(null);
      setRejects(false);
    },
  };
}
