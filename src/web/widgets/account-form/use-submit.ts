import { GatewayError } from '#core/client/gateway-error.ts';
import { refusedField } from '#core/registration/field-refusal.ts';
import { type Action, type AttemptState, useAttempt } from '../../lib/attempt/use-attempt.ts';
import type { FieldFault } from './field-fault.ts';

/** Functions that show a refusal at a field, by the field's name in the protocol. */
export type RefusalHandlers = Readonly<Record<string, ((fault: FieldFault) => void) | undefined>>;

/** The progress of a submission, and the function that sends. */
export interface Submission extends AttemptState {
  readonly send: (action: Action) => void;
}

/** Submits a form of the account. Presses during a submission are ignored. A refusal appears at its field, or else as every failure does. */
export function useSubmit(refusalHandlers: RefusalHandlers): Submission {
  const { attempt, ...state } = useAttempt();

  function showRefusal(error: unknown): void {
    if (!(error instanceof GatewayError) || error.silent) throw error;
    const place = refusalHandlers[refusedField(error.failure)?.field ?? ''];
    if (place === undefined) throw error;
    place({ failure: error.failure });
  }

  return { ...state, send: (action) => attempt((key) => action(key).catch(showRefusal)) };
}
