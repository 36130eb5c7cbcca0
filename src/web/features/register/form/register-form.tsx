import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Accounts } from '#core/accounts/accounts.ts';
import type { RegisterStep } from '#core/registration/registration-steps.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { StepProgress } from '../../../ui/step-progress/step-progress.tsx';
import { Agreement } from './agreement.tsx';
import { type Way, withConfirmation } from '../fields/plan-fields.ts';
import { RegisterField } from '../fields/register-field.tsx';
import { useRegisterCode } from './use-register-code.ts';
import type { Register } from './use-register.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useSnapshot } from 'valtio';
import type { SocialChannel } from '#protocol/model/identity-fields.ts';
import type { RegistrationSlice } from '#core/registration/registration.ts';
import styles from './register-form.module.css';

const networks: Readonly<Record<SocialChannel, MessageDescriptor>> = {
  facebook: msg`Facebook`,
  google: msg`Google`,
};

/** Says that the new account will be linked to Facebook or Google, and lets the player remove the link. */
function SocialIdentityNote({ registration }: { registration: RegistrationSlice }) {
  const { t } = useLingui();
  const { social } = useSnapshot(registration.state);
  if (social === null) return null;
  const network = t(networks[social.channel]);
  const { name } = social;
  return (
    <Callout tone="good">
      <div className={styles.social}>
        <p>
          {name === null ? (
            <Trans>You sign up with {network}, and log in with it from then on.</Trans>
          ) : (
            <Trans>
              You sign up with {network} as {name}, and log in with it from then on.
            </Trans>
          )}
        </p>
        <Button size="small" onClick={registration.clearIdentity}>
          <Trans>Sign up without {network}</Trans>
        </Button>
      </div>
    </Callout>
  );
}

interface RegisterFormProps {
  accounts: Accounts;
  register: Register;
  way: Way;
}

/** Form of one registration method, with the operator's fields, in one or two steps. The input stays after a failure. */
export function RegisterForm({ accounts, register, way }: RegisterFormProps) {
  const code = useRegisterCode(accounts.codes, register, way);
  const { form, fields, submission, invitedBy, steps, stepOf, send } = register;
  const fieldsOf = (step: RegisterStep) =>
    withConfirmation(fields)
      .filter(({ name }) => stepOf(name) === step)
      .map((field) => <RegisterField key={field.name} {...{ accounts, register, code, field }} />);

  return (
    <Form form={form} marksRequired onSubmit={send} submission={submission}>
      {steps.length > 1 && <Progress register={register} />}
      <p className={styles.starred}>
        <Trans>Fields marked * are required.</Trans>
      </p>
      {steps.map((step, index) => (
        <Step key={step} isHidden={step !== register.step}>
          {index === 0 && <SocialIdentityNote registration={accounts.registration} />}
          {index === 0 && invitedBy && (
            <Callout tone="good">
              <Trans>You were invited with the code {invitedBy}.</Trans>
            </Callout>
          )}
          {fieldsOf(step)}
          {index === steps.length - 1 && <Agreement register={register} />}
        </Step>
      ))}
      <Actions register={register} />
    </Form>
  );
}

function Progress({ register: { steps, step } }: { register: Register }) {
  const { t } = useLingui();
  const names = { account: t`Your account`, person: t`About you` };
  return <StepProgress steps={steps.map((one) => names[one])} current={steps.indexOf(step)} />;
}

/** Hidden steps stay in the document, so that password managers see the whole form. */
function Step({ isHidden, children }: { isHidden: boolean; children: ReactNode }) {
  return (
    <div className={styles.step} hidden={isHidden}>
      {children}
    </div>
  );
}

function Actions({ register: { step, hasNext, goBack } }: { register: Register }) {
  return (
    <div className={styles.actions}>
      <SubmitButton>
        {hasNext ? <Trans>Continue</Trans> : <Trans>Create account</Trans>}
      </SubmitButton>
      {step === 'person' && (
        <Button variant="plain" size="large" icon={<Icon name="back" />} onClick={goBack}>
          <Trans>Back to your account</Trans>
        </Button>
      )}
    </div>
  );
}
