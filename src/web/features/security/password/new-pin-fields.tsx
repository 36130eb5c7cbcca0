import { useLingui } from '@lingui/react/macro';
import { PinField } from '../../../ui/pin-field/pin-field.tsx';
import type { FormState } from '../../../lib/form/use-form.ts';
import type { FieldFault } from '../../../widgets/account-form/field-fault.ts';
import { useSecretFaultMessage } from '../../../widgets/account-form/use-secret-fault-message.ts';

interface NewPin {
  readonly newPassword: string;
  readonly confirmation: string;
}

/** The part of a form that has a new withdrawal password. */
type PinForm = Pick<FormState<NewPin, FieldFault>, 'change'> & {
  readonly entry: NewPin;
  readonly fault: (name: keyof NewPin) => FieldFault | null;
};

/** The new withdrawal password, twice. */
export function NewPinFields({ form: { entry, change, fault } }: { form: PinForm }) {
  const { t } = useLingui();
  const message = useSecretFaultMessage();
  return (
    <>
      <PinField
        label={t`New withdrawal password`}
        name="newPassword"
        isNew
        hint={t`Six digits. Another one than your login password.`}
        value={entry.newPassword}
        onChange={(newPassword) => change({ newPassword })}
        error={message(fault('newPassword'), t`Please choose six digits.`)}
      />
      <PinField
        label={t`New withdrawal password again`}
        name="confirmation"
        isNew
        value={entry.confirmation}
        onChange={(confirmation) => change({ confirmation })}
        error={message(fault('confirmation'), t`Please type the six digits again.`)}
      />
    </>
  );
}
