import type { Failure } from '#core/client/failure.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import { refusedField } from '#core/rules/field-refusal.ts';
import type { Accounts } from '#core/state/accounts.ts';
import { useApp } from '../../app-context.tsx';
import { useAttempt } from '../../use-attempt.ts';
import { useForm } from '../../use-form.ts';
import { useGeetest } from '../../use-geetest.ts';
import type { Way } from './plan-fields.ts';
import { asks, type Entry, faultsOf, valueIn, valuesOf } from './register-entry.ts';
import { useCountries } from './use-countries.ts';
import type { RegisterFault } from './use-field-words.ts';
import { usePageUrl } from './use-invitation.ts';
import { useRegisterPlan } from './use-register-plan.ts';

const unknownInvitation: Failure = {
  kind: 'refused',
  code: 'invitation_code_error',
  message: null,
  value: null,
  status: 200,
};

/** Where it cannot be told, the gateway has the last word. */
async function isWelcome({ isInvitation }: Accounts['registration'], code = ''): Promise<boolean> {
  return code === '' || isInvitation(code).catch(() => true);
}

/** The form of registration: its fields, what stands in them, what is wrong with it, and sending it. */
export function useRegister(accounts: Accounts, way: Way) {
  const { captcha, registration } = accounts;
  const { popups } = useApp();
  const takeGeetest = useGeetest();
  const registerUrl = usePageUrl();
  const { attempt, pending, failure } = useAttempt({ show: 'here' });
  const { fields, invitation, isInvited, reveal } = useRegisterPlan(registration, way);
  const countryOf = useCountries(accounts);
  const readingOf = (typed: Entry) => {
    const { dialCode } = countryOf(typed['country']);
    return { fields, invitation, dialCode };
  };
  const form = useForm<Entry, RegisterFault>(registration.draft(), (typed) =>
    faultsOf(typed, readingOf(typed)),
  );
  const { entry } = form;
  const { code: country, dialCode } = countryOf(entry['country']);

  /** What was refused stays where it was typed. A captcha is good for one try. */
  function land(error: unknown): void {
    if (!(error instanceof GatewayError) || error.failure.kind !== 'refused') throw error;
    const name = refusedField(error.failure)?.field;
    if (asks({ fields }, 'captcha') || name === 'captcha') void captcha.renew();
    if (name !== 'captcha') form.change({ captcha: '' });
    if (name === undefined || !reveal(name)) throw error;
    form.refuse({ [name]: error.failure });
  }

  async function submit(): Promise<void> {
    const reading = readingOf(entry);
    const values = valuesOf(entry, reading);
    if (!isInvited && !(await isWelcome(registration, values['affiliateCode']))) {
      return form.refuse({ affiliateCode: unknownInvitation });
    }
    const again = asks(reading, 'password') ? { confirmation: entry['confirmPassword'] ?? '' } : {};
    const geetest = await takeGeetest('register');
    await registration.submit({ way, values, dialCode, registerUrl, geetest, ...again });
    popups.noteRegistered();
    return undefined;
  }

  /** A bad code of the address is told before anybody has touched it. */
  function faultOf(name: string): RegisterFault | null {
    const cameBad =
      name === 'affiliateCode' && entry[name] === undefined && invitation.isGood === false;
    return form.fault(name) ?? (cameBad ? unknownInvitation : null);
  }

  function write(name: string, value: string): void {
    form.change({ [name]: value });
    registration.keepDraft({ [name]: value });
  }

  return {
    form,
    fields,
    pending,
    failure,
    country,
    dialCode,
    /** The code that came with the address, once the gateway knows it. */
    invitedBy: isInvited && invitation.isGood ? invitation.affiliateCode : null,
    valueOf: (name: string) => valueIn(entry, name, { invitation }),
    faultOf,
    write,
    send: () => void (form.isRight() && attempt(() => submit().catch(land))),
  };
}

export type Register = ReturnType<typeof useRegister>;
