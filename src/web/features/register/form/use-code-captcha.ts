import { useState } from 'react';
import { GatewayError } from '#core/client/gateway-error.ts';
import { refusedField } from '#core/registration/field-refusal.ts';
import type { FieldFault } from '../../../widgets/account-form/field-fault.ts';
import { useCaptcha } from '../../../widgets/account-form/use-captcha.ts';

/** The captcha that the gateway may require for a code. The form can have another one of its own. */
export function useCodeCaptcha() {
  const { captcha, clear, guard } = useCaptcha();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<FieldFault | null>(null);

  function write(text: string): void {
    setTyped(text);
    setFault(null);
  }

  return {
    /** Null until the gateway requires one. */
    captcha,
    typed,
    fault,
    write,
    /** Shows a missing captcha. Returns true when one is missing. */
    isMissing(): boolean {
      const missing = captcha !== null && typed.trim() === '';
      if (missing) setFault('required');
      return missing;
    },
    /** Hides the captcha, since the gateway accepted what was typed. */
    clear(): void {
      clear();
      write('');
    },
    /** Runs a request for a code. Shows the captcha, or a new picture, after a refusal that requires it. */
    async guard(action: () => Promise<void>): Promise<void> {
      try {
        await guard(action, () => write(''));
      } catch (error) {
        const field = error instanceof GatewayError ? refusedField(error.failure)?.field : null;
        if (!(error instanceof GatewayError) || field !== 'captcha') throw error;
        setFault({ failure: error.failure });
      }
    },
  };
}
