import { GatewayError } from '#core/client/gateway-error.ts';
import { withdrawalPasswordFault } from '#core/security/security.ts';
import { type RefusalHandlers, type Submission, useSubmit } from './use-submit.ts';

/** `useSubmit`, where a locked withdrawal password is shown at its field too. */
export function useSecretSubmit(handlers: RefusalHandlers): Submission {
  const submission = useSubmit(handlers);

  function showLock(error: unknown): void {
    const show = handlers['withdrawalPassword'];
    const lockedUntil = withdrawalPasswordFault(error)?.lockedUntil ?? null;
    if (lockedUntil === null || show === undefined || !(error instanceof GatewayError)) throw error;
    show({ failure: error.failure });
  }

  return {
    ...submission,
    send: (action) => submission.send((key) => action(key).catch(showLock)),
  };
}
