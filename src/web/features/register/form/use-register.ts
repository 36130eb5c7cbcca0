import type { Accounts } from '#core/accounts/accounts.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useMobileCode } from '../../../widgets/firebase/use-mobile-code.ts';
import type { Way } from '../fields/plan-fields.ts';
import { type Entry, registerEntryFaults, fieldValue } from '../fields/register-entry.ts';
import { useMobileCountry } from './use-mobile-country.ts';
import type { RegisterFault } from '../fields/use-field-messages.ts';
import { useRegisterFields } from './use-register-fields.ts';
import { unknownInvitation, useSubmitRegistration } from './use-submit-registration.ts';

/** State, validation and submission of the registration form. */
export function useRegister(accounts: Accounts, way: Way) {
  const { codes, registration } = accounts;
  const mobileCode = useMobileCode(codes, 'register');
  const plan = useRegisterFields(registration, way);
  const { fields, invitation, isInvited } = plan;
  const countryOf = useMobileCountry(accounts);
  const contextOf = (typed: Entry) => {
    const { dialCode } = countryOf(typed['country']);
    return { fields, invitation, dialCode };
  };
  const form = useForm<Entry, RegisterFault>(registration.draft(), (typed) =>
    registerEntryFaults(typed, contextOf(typed)),
  );
  const { entry } = form;
  const { code: country, dialCode } = countryOf(entry['country']);
  const needs = { accounts, way, form, plan, dialCode, mobileCode };
  const { pending, failure, send } = useSubmitRegistration(needs);

  /** An invalid code of the address is a fault before the player changes the field. */
  function faultOf(name: string): RegisterFault | null {
    const isInvalidFromAddress =
      name === 'affiliateCode' && entry[name] === undefined && invitation.isGood === false;
    return form.fault(name) ?? (isInvalidFromAddress ? unknownInvitation : null);
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
    /** The code of the address, once the gateway has confirmed it. */
    invitedBy: isInvited && invitation.isGood ? invitation.affiliateCode : null,
    valueOf: (name: string) => fieldValue(entry, name, { invitation }),
    faultOf,
    write,
    send: () => void (form.validate() && send()),
  };
}

export type Register = ReturnType<typeof useRegister>;
