import { GatewayError } from '#core/client/gateway-error.ts';
import { refusedField } from '#core/registration/field-refusal.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { useStandingFailure } from '../../lib/use-standing-failure.ts';
import type { FieldFault } from './field-fault.ts';

/** Where a refusal is told, by the wire's name of the field it is about. */
type Places = Readonly<Record<string, ((fault: FieldFault) => void) | undefined>>;

/** Sends a form about accounts, once however often it is pressed. What the gateway refuses is told at its field, or else as `failure`. */
export function useSubmit(places: Places) {
  const { attempt, pending, failure } = useAttempt({ show: 'here' });

  function land(error: unknown): void {
    if (!(error instanceof GatewayError) || error.silent) throw error;
    const place = places[refusedField(error.failure)?.field ?? ''];
    if (place === undefined) throw error;
    place({ failure: error.failure });
  }

  return {
    pending,
    failure: useStandingFailure(failure),
    send: (action: () => Promise<unknown>) => attempt(() => action().catch(land)),
  };
}
