import { useState } from 'react';
import { GatewayError } from '#core/client/gateway-error.ts';
import { asksCaptcha } from '#core/accounts/captcha-demand.ts';
import type { Captcha } from '#core/accounts/captcha.ts';
import { useApp } from '../../lib/app-context.tsx';

/** The captcha of a form: null until a refusal requires one, then a new picture after each refusal, because a picture is valid once. */
export function useCaptcha() {
  const { accounts } = useApp();
  const [captcha, setCaptcha] = useState<Captcha | null>(null);

  async function renewAfterRefusal(error: unknown, onRenewed: () => void): Promise<void> {
    if (!(error instanceof GatewayError) || error.failure.kind !== 'refused') return;
    if (captcha === null && !asksCaptcha(error.failure)) return;
    const required = (await accounts()).captcha;
    await required.renew();
    setCaptcha(required);
    onRenewed();
  }

  return {
    captcha,
    /** Hides the captcha, since the gateway accepted what was typed. */
    clear: () => setCaptcha(null),
    /** Runs an action that the gateway may refuse without a captcha. Calls `onRenewed` when the picture is new. */
    async guard<Value>(action: () => Promise<Value>, onRenewed: () => void): Promise<Value> {
      try {
        return await action();
      } catch (error) {
        await renewAfterRefusal(error, onRenewed);
        throw error;
      }
    },
  };
}

export type FormCaptcha = ReturnType<typeof useCaptcha>;
