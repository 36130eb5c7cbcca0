import type { Failure } from '#core/client/failure.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import { refusedField } from '#core/registration/field-refusal.ts';
import type { Accounts } from '#core/accounts/accounts.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useAttempt } from '../../../lib/use-attempt.ts';
import type { FormState } from '../../../lib/form/use-form.ts';
import { useGeetest } from '../../../widgets/geetest/use-geetest.ts';
import type { MobileCode } from '../../../widgets/firebase/use-mobile-code.ts';
import { useStandingFailure } from '../../../lib/use-standing-failure.ts';
import type { Way } from '../fields/plan-fields.ts';
import { asks, type Entry, valuesOf } from '../fields/register-entry.ts';
import type { RegisterFault } from '../fields/use-field-messages.ts';
import { usePageUrl } from './use-invitation.ts';
import type { RegisterFields } from './use-register-fields.ts';

/** What an invitation code is told that nobody has. */
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

/** Sending the form of registration, once however often it is pressed. */
export function useSubmitRegistration({ accounts, way, form, plan, dialCode, mobileCode }: Needs) {
  const { captcha, registration } = accounts;
  const { fields, invitation, isInvited, reveal } = plan;
  const { popups } = useApp();
  const takeGeetest = useGeetest();
  const registerUrl = usePageUrl();
  const { attempt, pending, failure } = useAttempt({ show: 'here' });
  const { entry } = form;

  function renewCaptcha(refused: string | undefined): void {
    if (asks({ fields }, 'captcha') || refused === 'captcha') void captcha.renew();
    if (refused !== 'captcha') form.change({ captcha: '' });
  }

  /** What was refused stays where it was typed. A captcha is good for one try. */
  function land(error: unknown): void {
    if (!(error instanceof GatewayError)) throw error;
    const name = refusedField(error.failure)?.field;
    if (error.failure.kind === 'refused') renewCaptcha(name);
    if (name === undefined || !reveal(name)) throw error;
    form.setFaults({ [name]: error.failure });
  }

  /** Where it cannot be told, the gateway has the last word. */
  async function isWelcome(code: string): Promise<boolean> {
    if (code === '' || isInvited) return true;
    return registration.isInvitation(code).catch(() => true);
  }

  async function submit(): Promise<void> {
    const reading = { fields, invitation, dialCode };
    const values = valuesOf(entry, reading);
    if (!(await isWelcome(values['affiliateCode'] ?? ''))) {
      return form.setFaults({ affiliateCode: unknownInvitation });
    }
    const { mobileNum: mobile = '', verificationCode: code = '' } = values;
    const proof = code === '' ? {} : { proof: await mobileCode.prove({ mobile, dialCode }, code) };
    const again = asks(reading, 'password') ? { confirmation: entry['confirmPassword'] ?? '' } : {};
    // By number, the check stands before the code already.
    const geetest = way === 'username' ? await takeGeetest('register') : {};
    await registration.submit({ way, values, dialCode, registerUrl, geetest, ...again, ...proof });
    form.markSent();
    popups.noteRegistered();
    return undefined;
  }

  return {
    pending,
    failure: useStandingFailure(failure),
    send: () => attempt(() => submit().catch(land)),
  };
}
