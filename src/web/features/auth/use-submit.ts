import { GatewayError } from '#core/client/gateway-error.ts';
import { refusedField } from '#core/registration/field-refusal.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { useStandingFailure } from '../../lib/use-standing-failure.ts';
import type { FieldFault } from './field-fault.ts';

/** Functions that show a refusal at a field, by the field's name in the contract. */
type RefusalHandlers = Readonly<Record<string, ((fault: FieldFault) => void) | undefined>>;

/** Submits a form of the account. Presses during a submission are ignored. A refusal appears at its field, or else as `failure`. */
export function useSubmit(refusalHandlers: RefusalHandlers) {
  const { attempt, pending, failure } = useAttempt({ show: 'here' });

  function showRefusal(error: unknown): void {
    if (!(error instanceof GatewayError) || error.silent) throw error;
    const place = refusalHandlers[refusedField(error.failure)?.field ?? ''];
    if (place === undefined) throw error;
    place({ failure: error.failure });
  }

  return {
    pending,
    failure: useStandingFailure(failure),
    send: (action: () => Promise<unknown>) => attempt(() => action().catch(showRefusal)),
  };
}
