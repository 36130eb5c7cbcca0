import { useLingui } from '@lingui/react/macro';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useFaultMessage } from './field-fault.ts';
import { NewPasswordField } from './new-password-field.tsx';
import type { usePasswordChange } from './use-password-change.ts';

type PasswordChangeFieldsProps = Pick<
  ReturnType<typeof usePasswordChange>,
  'form' | 'rule' | 'knowsPassword'
> & {
  username: string;
};

/** The username, the old password unless the session knows it, and the new password twice. */
export function PasswordChangeFields({
  form,
  rule,
  knowsPassword,
  username,
}: PasswordChangeFieldsProps) {
  const { t } = useLingui();
  const message = useFaultMessage();
  const { entry, change, fault } = form;

  return (
    <>
      <TextField
        label={t`Username`}
        name="username"
        autoComplete="username"
        readOnly
        value={username}
      />
      {!knowsPassword && (
        <PasswordField
          label={t`Old password`}
          name="oldPassword"
          autoComplete="current-password"
          required
          maxLength={200}
          value={entry.oldPassword}
          onChange={({ target }) => change({ oldPassword: target.value })}
          error={message(fault('oldPassword'), t`Please enter your old password.`)}
        />
      )}
      <NewPasswordField
        label={t`New password`}
        name="newPassword"
        rule={rule}
        value={entry.newPassword}
        onChange={(newPassword) => change({ newPassword })}
        fault={fault('newPassword')}
      />
      <NewPasswordField
        label={t`New password again`}
        name="confirmation"
        value={entry.confirmation}
        onChange={(confirmation) => change({ confirmation })}
        fault={fault('confirmation')}
        missing={t`Please type the new password again.`}
      />
    </>
  );
}
