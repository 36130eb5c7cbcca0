import { useState } from 'react';
import type { ContractRequest } from '#contract/model/contract.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import { endedContracts } from '#core/contracts/ended-contracts.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useUnsavedWork } from '../../lib/form/unsaved-work.ts';
import { useAttempt } from '../../lib/attempt/use-attempt.ts';

type Answer = 'accept' | 'reject';

/** Answers one request. `ends` is the number of downline contracts that accepting ends, once the gateway requires a confirmation; null before. */
export function useContractAnswer(request: ContractRequest, onAnswered: (given: Answer) => void) {
  const { contracts } = useApp();
  const { attempt, ...state } = useAttempt();
  const [ends, setEnds] = useState<number | null>(null);
  useUnsavedWork(state.pending || ends !== null);

  function answer(given: Answer, { confirmed = false } = {}): void {
    attempt(async () => {
      try {
        await contracts.answer(request, given, { confirmed });
        onAnswered(given);
      } catch (error) {
        const count = error instanceof GatewayError ? endedContracts(error.failure) : null;
        if (count === null) throw error;
        setEnds(count);
      }
    });
  }

  return {
    answer,
    state,
    ends,
    goBack: () => setEnds(null),
  };
}
