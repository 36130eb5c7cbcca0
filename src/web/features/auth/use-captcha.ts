import { useState } from 'react';
import { GatewayError } from '#core/client/gateway-error.ts';
import { asksCaptcha } from '#core/accounts/captcha-demand.ts';
import type { Captcha } from '#core/accounts/captcha.ts';
import { useApp } from '../../lib/app-context.tsx';

/** The captcha of a form: none until a refusal asks for one, then another picture after each refusal, for a picture is good once. */
export function useCaptcha() {
  const { accounts } = useApp();
  const [captcha, setCaptcha] = useState<Captcha | null>(null);

  async function renewAfter(error: unknown, onRenewed: () => void): Promise<void> {
    if (!(error instanceof GatewayError) || error.failure.kind !== 'refused') return;
    if (captcha === null && !asksCaptcha(error.failure)) return;
    const asked = (await accounts()).captcha;
    await asked.renew();
    setCaptcha(asked);
    onRenewed();
  }

  return {
    captcha,
    /** Does something that may be refused for want of a captcha, and tells when the picture is another. */
    async guard(action: () => Promise<unknown>, onRenewed: () => void): Promise<void> {
      try {
        await action();
      } catch (error) {
        await renewAfter(error, onRenewed);
        throw error;
      }
    },
  };
}
