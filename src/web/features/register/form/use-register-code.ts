import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { checkField } from '#protocol/check-field.ts';
import { bareMobile, internationalMobile } from '#protocol/mobile-number.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import { refusedField } from '#core/registration/field-refusal.ts';
import type { Codes } from '#core/accounts/codes.ts';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { useGeetest } from '../../../widgets/geetest/use-geetest.ts';
import type { Way } from '../fields/plan-fields.ts';
import type { Register } from './use-register.ts';
import type { FieldFault } from '../../../widgets/account-form/field-fault.ts';
import { useCaptcha } from '../../../widgets/account-form/use-captcha.ts';

/** The captcha that the gateway may require for a code. The form can have another one of its own. */
function useCodeCaptcha() {
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

/** The number that a code reaches: without the zero that stands before it in the country only. */
function reachedNumber(mobile: string, dialCode: string): string {
  const digits = internationalMobile(mobile, dialCode);
  return digits.startsWith(dialCode)
    ? `+${dialCode} ${digits.slice(dialCode.length)}`
    : `+${digits}`;
}

/** Requests the code that proves the ownership of the number. Another number does not wait for the previous code. */
export function useRegisterCode(codes: Codes, register: Register, way: Way) {
  const { form, fields, dialCode, mobileCode, valueOf } = register;
  const { waits } = useSnapshot(codes.state);
  const { attempt, ...state } = useAttempt();
  const takeGeetest = useGeetest();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const captcha = useCodeCaptcha();
  const mobile = bareMobile(valueOf('mobileNum'), dialCode);

  function mobileFault() {
    const rule = fields.find(({ name }) => name === 'mobileNum')?.rule;
    return rule ? checkField({ ...rule, required: true }, mobile) : null;
  }

  function showRefusal(error: unknown): void {
    const refusal = error instanceof GatewayError ? refusedField(error.failure) : null;
    if (refusal === null || !(error instanceof GatewayError)) throw error;
    form.setFaults({ [refusal.field]: error.failure });
  }

  async function byGateway(): Promise<boolean> {
    const geetest = await takeGeetest('sms');
    const to = { mobile, dialCode, captcha: captcha.typed, geetest };
    const isSent = await codes.requestForRegister(to, way);
    captcha.clear();
    return isSent;
  }

  async function ask(): Promise<void> {
    const isSent = await mobileCode.request({ mobile, dialCode }, form.form.current, byGateway);
    if (!isSent) return;
    setSentTo(reachedNumber(mobile, dialCode));
    form.form.current?.querySelector<HTMLInputElement>('[name="verificationCode"]')?.focus();
  }

  return {
    until: waits.register ?? state.heldUntil,
    state,
    sentTo,
    captcha,
    get(): void {
      const fault = mobileFault();
      if (fault) form.setFaults({ mobileNum: fault });
      else if (!captcha.isMissing()) attempt(() => captcha.guard(ask).catch(showRefusal));
    },
    /** Call it when the number has changed. */
    leave(): void {
      if (sentTo === null) return;
      setSentTo(null);
      codes.forget('register');
    },
  };
}

export type RegisterCode = ReturnType<typeof useRegisterCode>;
