import type { RefObject } from 'react';
import type { Codes } from '#core/accounts/codes.ts';
import { useMobileCode } from '../../widgets/firebase/use-mobile-code.ts';
import { useGeetest } from '../../widgets/geetest/use-geetest.ts';
import type { FieldFault } from '../../widgets/account-form/field-fault.ts';
import type { FormCaptcha } from '../../widgets/account-form/use-captcha.ts';
import { useSubmit } from '../../widgets/account-form/use-submit.ts';
import { useCodeRequest } from '../../widgets/account-form/use-code-request.ts';

/** The part of a form that a code is requested from. */
interface CodeForm {
  readonly entry: { readonly mobile: string; readonly captcha: string };
  readonly form: RefObject<HTMLFormElement | null>;
  change(part: { captcha: string }): void;
  setFaults(
    faults: { mobile?: FieldFault | null; captcha?: FieldFault | null },
    part?: { captcha: string },
  ): void;
}

interface Options {
  readonly codes: Codes;
  readonly use: 'login' | 'reset';
  readonly form: CodeForm;
  readonly formCaptcha: FormCaptcha;
  /** The mobile number without spaces, and its dial code. */
  readonly to: { readonly mobile: string; readonly dialCode: string };
  numberFault(mobile: string): FieldFault | null;
}

const calls = { login: 'requestForLogin', reset: 'requestForReset' } as const;

/** Requests an SMS code for the number of a form, with geetest and, if the gateway demands it, a captcha. */
export function useMobileCodeRequest(options: Options) {
  const { codes, use, form, formCaptcha, to, numberFault } = options;
  const { entry } = form;
  const takeGeetest = useGeetest();
  const { captcha, clear, guard } = formCaptcha;
  const receiver = `+${to.dialCode} ${to.mobile}`;
  const requesting = useSubmit({
    captcha: (fault) => form.setFaults({ captcha: fault }, { captcha: '' }),
    mobileNum: (fault) => form.setFaults({ mobile: fault }),
  });
  const request = useCodeRequest({ codes, use, receiver, requesting });
  const mobileCode = useMobileCode(codes, use);
  const clearTyped = () => form.change({ captcha: '' });

  async function byGateway(): Promise<boolean> {
    const geetest = await takeGeetest('sms');
    const isSent = await codes[calls[use]]({ ...to, captcha: entry.captcha, geetest });
    clear();
    clearTyped();
    return isSent;
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
