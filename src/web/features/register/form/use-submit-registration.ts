import type { Failure } from '#core/client/failure.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import { refusedField } from '#core/registration/field-refusal.ts';
import type { Accounts } from '#core/accounts/accounts.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import type { FormState } from '../../../lib/form/use-form.ts';
import { useGeetest } from '../../../widgets/geetest/use-geetest.ts';
import type { MobileCode } from '../../../widgets/firebase/use-mobile-code.ts';
import type { Way } from '../fields/plan-fields.ts';
import { hasField, type Entry, registerValues } from '../fields/register-entry.ts';
import type { RegisterFault } from '../fields/use-field-messages.ts';
import { usePageUrl } from './use-invitation.ts';
import type { RegisterFields } from './use-register-fields.ts';

/** The fault of an unknown invitation code. */
export const unknownInvitation: Failure = {
  kind: 'refused',
  code: 'invitation_code_error',
  message: null,
  value: null,
  status: 200,
};

interface Needs {
  accounts: Accounts;
  way: Way;
  form: FormState<Entry, RegisterFault>;
  plan: RegisterFields;
  dialCode: string;
  mobileCode: MobileCode;
}

/** Submits the registration. Presses during a submission are ignored. */
export function useSubmitRegistration({ accounts, way, form, plan, dialCode, mobileCode }: Needs) {
  const { captcha, registration } = accounts;
  const { fields, invitation, isInvited, reveal } = plan;
  const { popups } = useApp();
  const takeGeetest = useGeetest();
  const registerUrl = usePageUrl();
  const { attempt, ...submission } = useAttempt();
  const { entry } = form;

  function renewCaptcha(refused: string | undefined): void {
    if (hasField({ fields }, 'captcha') || refused === 'captcha') void captcha.renew();
    if (refused !== 'captcha') form.change({ captcha: '' });
  }

  /** Shows a refusal at its field and keeps the input. A captcha is valid for one attempt. */
  function showRefusal(error: unknown): void {
    if (!(error instanceof GatewayError)) throw error;
    const name = refusedField(error.failure)?.field;
    if (error.failure.kind === 'refused') renewCaptcha(name);
    if (name === undefined || !reveal(name)) throw error;
    form.setFaults({ [name]: error.failure });
  }

  /** Resolves to true for a code that the gateway knows. If the check fails, the submission decides. */
  async function isKnownInvitation(code: string): Promise<boolean> {
    if (code === '' || isInvited) return true;
    return registration.isInvitation(code).catch(() => true);
  }

  async function submit(): Promise<void> {
    const context = { fields, invitation, dialCode };
    const values = registerValues(entry, context);
    if (!(await isKnownInvitation(values['affiliateCode'] ?? ''))) {
      return form.setFaults({ affiliateCode: unknownInvitation });
    }
    const { mobileNum: mobile = '', verificationCode: code = '' } = values;
    const proof = code === '' ? {} : { proof: await mobileCode.prove({ mobile, dialCode }, code) };
    const again = hasField(context, 'password')
      ? { confirmation: entry['confirmPassword'] ?? '' }
      : {};
    // The method by number runs this check when it requests the code.
    const geetest = way === 'username' ? await takeGeetest('register') : {};
    await registration.submit({ way, values, dialCode, registerUrl, geetest, ...again, ...proof });
    form.markSent();
    popups.recordRegistration();
    return undefined;
  }

  return {
    submission,
    send: () => attempt(() => submit().catch(showRefusal)),
  };
}
