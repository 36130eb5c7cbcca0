import { Trans } from '@lingui/react/macro';
import type { Accounts } from '#core/accounts/accounts.ts';
import { useFailureMessage } from '../../../i18n/failure-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Agreement } from './agreement.tsx';
import { type Way, withConfirmation } from '../fields/plan-fields.ts';
import { RegisterField } from '../fields/register-field.tsx';
import { SocialIdentityNote } from './social-identity-note.tsx';
import styles from './register-form.module.css';
import { useRegisterCode } from './use-register-code.ts';
import type { Register } from './use-register.ts';

interface RegisterFormProps {
  accounts: Accounts;
  register: Register;
  way: Way;
}

/** Form of one registration method, with the operator's fields. The input stays after a failure. */
export function RegisterForm({ accounts, register, way }: RegisterFormProps) {
  const message = useFailureMessage();
  const code = useRegisterCode(accounts.codes, register, way);
  const { form, fields, failure, invitedBy, pending, send } = register;

  return (
    <Form form={form} marksRequired onSubmit={send} refusal={failure && <p>{message(failure)}</p>}>
      <p className={styles.starred}>
        <Trans>Fields marked * are required.</Trans>
      </p>
      <SocialIdentityNote registration={accounts.registration} />
      {invitedBy && (
        <Callout tone="good">
          <Trans>You were invited with the code {invitedBy}.</Trans>
        </Callout>
      )}
      {withConfirmation(fields).map((field) => (
        <RegisterField key={field.name} {...{ accounts, register, code, field }} />
      ))}
      <Agreement register={register} />
      <Button type="submit" variant="primary" size="large" wide pending={pending}>
        <Trans>Create account</Trans>
      </Button>
    </Form>
  );
}
