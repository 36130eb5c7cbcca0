import { Trans, useLingui } from '@lingui/react/macro';
import type { Authenticator, AuthenticatorSetup } from '#core/authenticator/authenticator.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { Button, ButtonAnchor } from '../../../ui/button/button.tsx';
import { CodeField } from '../../../ui/code-field/code-field.tsx';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import { QrCode } from '../../../ui/qr-code/qr-code.tsx';
import { type FieldFault, useFaultMessage } from '../../../widgets/account-form/field-fault.ts';
import { useSubmit } from '../../../widgets/account-form/use-submit.ts';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import styles from './authenticator.module.css';

interface AppSetupProps {
  authenticator: Authenticator;
  setup: AuthenticatorSetup;
}

/** The QR code and the key for the app, and the field for its first code. */
export function AppSetup({ authenticator, setup }: AppSetupProps) {
  return (
    <>
      <SetupKey setup={setup} />
      <FirstCode authenticator={authenticator} />
    </>
  );
}

function SetupKey({ setup: { secret, uri } }: { setup: AuthenticatorSetup }) {
  const { t } = useLingui();
  return (
    <div className={styles.setup}>
      <QrCode text={uri} label={t`QR code for your authenticator app`} />
      <div className={styles.key}>
        <p>
          <Trans>Scan the code with your authenticator app.</Trans>
        </p>
        <p>
          <Trans>Is the app on this phone? Open it, or type in this key:</Trans>
        </p>
        <p dir="ltr">
          <CopyButton text={secret} label={t`Copy the key`} />
        </p>
        <ButtonAnchor href={uri} size="small">
          <Trans>Open my app</Trans>
        </ButtonAnchor>
      </div>
    </div>
  );
}

const empty = { code: '' };

function FirstCode({ authenticator }: Pick<AppSetupProps, 'authenticator'>) {
  const { t } = useLingui();
  const message = useFaultMessage();
  const form = useForm<typeof empty, FieldFault>(empty, ({ code }) => ({
    code: code === '' ? 'required' : null,
  }));
  const submission = useSubmit({
    verificationCode: (fault) => form.setFaults({ code: fault }),
  });

  async function confirm() {
    await authenticator.confirm(form.entry.code);
    form.markSent();
  }

  return (
    <Form
      form={form}
      submission={submission}
      onSubmit={() => form.validate() && submission.send(confirm)}
    >
      <CodeField
        name="code"
        label={t`Code`}
        hint={t`Six digits, as your app shows them now.`}
        value={form.entry.code}
        onChange={(code) => form.change({ code })}
        error={message(form.fault('code'), t`Please enter the code that your app shows.`)}
      />
      <SubmitButton>
        <Trans>Switch the app on</Trans>
      </SubmitButton>
      <Button variant="plain" onClick={authenticator.cancel}>
        <Trans>Not now</Trans>
      </Button>
    </Form>
  );
}
