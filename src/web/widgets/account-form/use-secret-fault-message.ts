import { useLingui } from '@lingui/react/macro';
import { GatewayError } from '#core/client/gateway-error.ts';
import { withdrawalPasswordFault } from '#core/security/security.ts';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { type FieldFault, useFaultMessage } from './field-fault.ts';

/** The messages for faults, with the tries that are left of a withdrawal password, or the end of its lock. */
export function useSecretFaultMessage(): ReturnType<typeof useFaultMessage> {
  const { t } = useLingui();
  const language = useLanguage();
  const message = useFaultMessage();

  function lockMessage(fault: FieldFault): string | null {
    if (typeof fault !== 'object' || !('failure' in fault)) return null;
    const facts = withdrawalPasswordFault(new GatewayError(fault.failure));
    if (facts === null) return null;
    const { lockedUntil, triesLeft: tries } = facts;
    if (lockedUntil !== null) {
      const time = formatDate(lockedUntil, language, 'minute');
      return t`Five wrong tries: it is locked until ${time}. Nothing was changed.`;
    }
    if (tries === null) return null;
    return t`That is not your withdrawal password. Tries left: ${tries}.`;
  }

  return (fault, missing) => (fault && lockMessage(fault)) ?? message(fault, missing);
}
