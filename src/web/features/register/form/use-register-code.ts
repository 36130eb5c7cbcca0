import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { checkField } from '#protocol/check-field.ts';
import { bareMobile } from '#protocol/mobile-number.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import { refusedField } from '#core/registration/field-refusal.ts';
import type { Codes } from '#core/accounts/codes.ts';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { useGeetest } from '../../../widgets/geetest/use-geetest.ts';
import type { Way } from '../fields/plan-fields.ts';
import { useCodeCaptcha } from './use-code-captcha.ts';
import type { Register } from './use-register.ts';

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
    setSentTo(`+${dialCode} ${mobile}`);
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
