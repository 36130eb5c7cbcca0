import { Trans, useLingui } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import { firstBirthday } from '#protocol/birthday.ts';
import type { Profile, ProfileField as Field } from '#core/profile/profile.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { fieldInputOf, readableName } from '../../../widgets/account-form/field-inputs.ts';
import { useFaultMessage } from '../../../widgets/account-form/field-fault.ts';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import type { ItemProps } from '../page/item-props.ts';
import { type ProfileFault, useProfileForm } from './use-profile-form.ts';

/** All fields of the profile apart from the nickname. None is required. */
export function ProfileForm(props: ItemProps & { profile: Snapshot<Profile> }) {
  const { form, submission, latest, valueOf, submit } = useProfileForm(props);
  return (
    <Form form={form} submission={submission} onSubmit={submit}>
      {props.profile.fields.map((field) => (
        <ProfileField
          key={field.field}
          field={field}
          latest={latest}
          value={valueOf(field)}
          onChange={(typed) => form.change({ [field.field]: typed })}
          fault={form.fault(field.field)}
        />
      ))}
      <SubmitButton>
        <Trans>Save the profile</Trans>
      </SubmitButton>
    </Form>
  );
}

interface ProfileFieldProps {
  field: Field;
  /** Latest birthday. */
  latest: string;
  value: string;
  onChange: (typed: string) => void;
  fault: ProfileFault | null;
}

function ProfileField({ field, latest, value, onChange, fault }: ProfileFieldProps) {
  const { t } = useLingui();
  const { brand } = useApp();
  const message = useFaultMessage();
  const { field: name, rule, masked, value: known } = field;
  const { label, autoComplete, type, inputMode, autoCapitalize } = fieldInputOf(name, rule);
  const { minimumAge } = brand;
  const shared = {
    name,
    label: label ? t(label) : readableName(name),
    value,
    error:
      fault === 'tooYoung'
        ? t`You have to be ${minimumAge} or older.`
        : message(fault, t`Please fill this in.`),
    ...(masked && { hint: t`Now ${known}. Type a new one to change it.` }),
  };
  if (type === 'date' || name === 'birthday') {
    return (
      <DateField
        {...shared}
        autoComplete="bday"
        min={firstBirthday}
        max={latest}
        onChange={onChange}
      />
    );
  }
  return (
    <TextField
      {...shared}
      {...(type && type !== 'password' && { type })}
      {...(inputMode && { inputMode })}
      {...(autoCapitalize && { autoCapitalize })}
      autoComplete={autoComplete}
      autoCorrect="off"
      spellCheck={false}
      maxLength={500}
      secret={name === 'idNumber'}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
