import { useSnapshot } from 'valtio';
import { latestBirthday } from '#protocol/birthday.ts';
import type { Accounts } from '#core/accounts/accounts.ts';
import { registerSteps, stepOfField } from '#core/registration/registration-steps.ts';
import type { Country } from '#protocol/calls/countries.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { type Faults, type FormState, useForm } from '../../../lib/form/use-form.ts';
import { useMobileCode } from '../../../widgets/firebase/use-mobile-code.ts';
import type { Way } from '../fields/plan-fields.ts';
import { type Entry, registerEntryFaults, fieldValue } from '../fields/register-entry.ts';
import type { RegisterFault } from '../fields/use-field-messages.ts';
import { useStepHistory } from './use-step-history.ts';
import { type RegisterFields, useRegisterFields } from './use-register-fields.ts';
import { unknownInvitation, useSubmitRegistration } from './use-submit-registration.ts';
import { clock } from '../../../lib/time/clock.ts';

type RegisterForm = FormState<Entry, RegisterFault>;

/** Names of the fields with a fault. */
function faultyNames(faults: Faults<Entry, RegisterFault>): string[] {
  return Object.entries(faults).flatMap(([name, fault]) => (fault ? [name] : []));
}

/** The steps of the form. A fault is shown at the step of its field. */
function useRegisterSteps(
  fields: RegisterFields['fields'],
  form: RegisterForm,
  check: () => Faults<Entry, RegisterFault>,
) {
  const steps = registerSteps(fields);
  const { reached, goTo } = useStepHistory();
  const step = steps.includes(reached) ? reached : 'account';
  const stepOf = (name: string) => stepOfField(steps, name);

  function setFaults(faults: Faults<Entry, RegisterFault>, part?: Partial<Entry>): void {
    const shown = steps.find((one) => faultyNames(faults).some((name) => stepOf(name) === one));
    if (shown && shown !== step) goTo(shown);
    form.setFaults(faults, part);
  }

  /** Checks the fields up to this step. Shows the faults of the first step that has any. Returns true when there are none. */
  function validate(): boolean {
    const faults = check();
    const seen = steps.slice(0, steps.indexOf(step) + 1);
    const faulty = seen.find((one) => faultyNames(faults).some((name) => stepOf(name) === one));
    const own = Object.entries(faults).filter(([name]) => stepOf(name) === faulty);
    setFaults(Object.fromEntries(own));
    return faulty === undefined;
  }

  return { steps, step, stepOf, goTo, form: { ...form, setFaults, validate } };
}

const home: Country = { code: 'PH', dialCode: '63' };

/** Finds the country of a mobile number and its dial code: the chosen country, else the visitor's, else the Philippines. */
function useMobileCountry({ countries: slice }: Accounts): (chosen: string | undefined) => Country {
  const { system } = useApp();
  const { status } = useSnapshot(system.state);
  const { countries } = useSnapshot(slice.state);
  const of = (sought: string | undefined) => countries.find(({ code }) => code === sought);
  return (chosen) => of(chosen) ?? of(status?.visitor.country) ?? home;
}

/** State, validation and submission of the registration form. */
export function useRegister(accounts: Accounts, way: Way) {
  const { codes, registration } = accounts;
  const mobileCode = useMobileCode(codes, 'register');
  const { brand } = useApp();
  const plan = useRegisterFields(registration, way);
  const { fields, invitation, isInvited } = plan;
  const countryOf = useMobileCountry(accounts);
  const contextOf = (typed: Entry) => {
    const { dialCode } = countryOf(typed['country']);
    return { fields, invitation, dialCode };
  };
  const check = (typed: Entry) =>
    registerEntryFaults(typed, contextOf(typed), latestBirthday(brand.minimumAge, clock.now()));
  const whole = useForm<Entry, RegisterFault>(registration.draft(), check);
  const { entry } = whole;
  const { form, steps, step, stepOf, goTo } = useRegisterSteps(fields, whole, () => check(entry));
  const next = steps[steps.indexOf(step) + 1];
  const { code: country, dialCode } = countryOf(entry['country']);
  const needs = { accounts, way, form, plan, dialCode, mobileCode };
  const { submission, send } = useSubmitRegistration(needs);

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
    submission,
    country,
    dialCode,
    mobileCode,
    /** The code of the address, once the gateway has confirmed it. */
    invitedBy: isInvited && invitation.isGood ? invitation.affiliateCode : null,
    valueOf: (name: string) => fieldValue(entry, name, { invitation }),
    faultOf,
    write,
    steps,
    step,
    stepOf,
    /** Opens the step before this one. The input stays. */
    goBack: () => goTo('account'),
    /** The fields of this step are followed by another step. */
    hasNext: next !== undefined,
    /** Opens the next step, or sends the form from the last one. */
    send(): void {
      if (!form.validate()) return;
      if (next === undefined) send();
      else goTo(next);
    },
  };
}

export type Register = ReturnType<typeof useRegister>;
