import type { RefObject } from 'react';
import type { Codes } from '#core/accounts/codes.ts';
import { useMobileCode } from '../../widgets/firebase/use-mobile-code.ts';
import { useGeetest } from '../../widgets/geetest/use-geetest.ts';
import type { FieldFault } from './field-fault.ts';
import type { FormCaptcha } from './use-captcha.ts';
import { useCodeRequest } from './use-code-request.ts';

/** The part of a form that a code is requested from. */
interface CodeForm {
  readonly entry: { readonly mobile: string; readonly captcha: string };
  readonly form: RefObject<HTMLFormElement | null>;
  change(part: { captcha: string }): void;
  setFaults(faults: { mobile: FieldFault | null; captcha: FieldFault | null }): void;
}

interface Options {
  readonly codes: Codes;
  readonly use: 'login' | 'reset';
  readonly form: CodeForm;
  readonly formCaptcha: FormCaptcha;
  /** The mobile number without spaces, and its dial code. */
  readonly to: { readonly mobile: string; readonly dialCode: string };
  numberFault(mobile: string): FieldFault | null;
  /** Runs an action and shows its failure. */
  send(action: () => Promise<unknown>): void;
}

const calls = { login: 'requestForLogin', reset: 'requestForReset' } as const;

/** Requests an SMS code for the number of a form, with geetest and, if the gateway demands it, a captcha. */
export function useMobileCodeRequest(options: Options) {
  const { codes, use, form, formCaptcha, to, numberFault, send } = options;
  const { entry } = form;
  const takeGeetest = useGeetest();
  const { captcha, clear, guard } = formCaptcha;
  const receiver = `+${to.dialCode} ${to.mobile}`;
  const request = useCodeRequest({ codes, use, receiver, send });
  const mobileCode = useMobileCode(codes, use);
  const clearTyped = () => form.change({ captcha: '' });

  async function byGateway(): Promise<void> {
    const geetest = await takeGeetest('sms');
    await codes[calls[use]]({ ...to, captcha: entry.captcha, geetest });
    clear();
    clearTyped();
  }

  function get(): void {
    const mobile = numberFault(entry.mobile);
    const missing = captcha !== null && entry.captcha.trim() === '' ? 'required' : null;
    form.setFaults({ mobile, captcha: missing });
    if (mobile !== null || missing !== null) return;
    request.get(() =>
      guard(() => mobileCode.request(to, form.form.current, byGateway), clearTyped),
    );
  }

  return {
    request: { ...request, get },
    /** Proves the number by the typed code. */
    prove: (code: string) => mobileCode.prove(to, code),
    /** Runs an action that the gateway may refuse without a captcha. */
    guard: (action: () => Promise<unknown>) => guard(action, clearTyped),
  };
}
