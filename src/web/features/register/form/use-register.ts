import type { Accounts } from '#core/accounts/accounts.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useMobileCode } from '../../../widgets/firebase/use-mobile-code.ts';
import type { Way } from '../fields/plan-fields.ts';
import { type Entry, faultsOf, valueIn } from '../fields/register-entry.ts';
import { useMobileCountry } from './use-mobile-country.ts';
import type { RegisterFault } from '../fields/use-field-messages.ts';
import { useRegisterFields } from './use-register-fields.ts';
import { unknownInvitation, useSubmitRegistration } from './use-submit-registration.ts';

/** The form of registration: its fields, what stands in them, what is wrong with it, and sending it. */
export function useRegister(accounts: Accounts, way: Way) {
  const { codes, registration } = accounts;
  const mobileCode = useMobileCode(codes, 'register');
  const plan = useRegisterFields(registration, way);
  const { fields, invitation, isInvited } = plan;
  const countryOf = useMobileCountry(accounts);
  const readingOf = (typed: Entry) => {
    const { dialCode } = countryOf(typed['country']);
    return { fields, invitation, dialCode };
  };
  const form = useForm<Entry, RegisterFault>(registration.draft(), (typed) =>
    faultsOf(typed, readingOf(typed)),
  );
  const { entry } = form;
  const { code: country, dialCode } = countryOf(entry['country']);
  const needs = { accounts, way, form, plan, dialCode, mobileCode };
  const { pending, failure, send } = useSubmitRegistration(needs);

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
    mobileCode,
    /** The code that came with the address, once the gateway knows it. */
    invitedBy: isInvited && invitation.isGood ? invitation.affiliateCode : null,
    valueOf: (name: string) => valueIn(entry, name, { invitation }),
    faultOf,
    write,
    send: () => void (form.validate() && send()),
  };
}

export type Register = ReturnType<typeof useRegister>;
