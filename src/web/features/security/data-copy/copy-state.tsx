import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataCopy, DataCopySlice } from '#core/data-copy/data-copy.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import type { FieldFault } from '../../../widgets/account-form/field-fault.ts';
import { useSubmit } from '../../../widgets/account-form/use-submit.ts';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { LoginPasswordField } from '../../../widgets/account-form/login-password-field.tsx';
import styles from './data-copy.module.css';

const empty = { loginPassword: '' };

/** Asks for a copy of the data, with the login password. */
function AskForm({ slice }: { slice: DataCopySlice }) {
  const form = useForm<typeof empty, FieldFault>(empty, ({ loginPassword }) => ({
    loginPassword: loginPassword.trim() === '' ? 'required' : null,
  }));
  const submission = useSubmit({
    loginPassword: (fault) => form.setFaults({ loginPassword: fault }),
  });

  async function send(): Promise<void> {
    await slice.ask(form.entry.loginPassword);
    form.markSent();
  }

  return (
    <Form
      form={form}
      submission={submission}
      onSubmit={() => form.validate() && submission.send(send)}
    >
      <LoginPasswordField
        value={form.entry.loginPassword}
        onChange={(loginPassword) => form.change({ loginPassword })}
        fault={form.fault('loginPassword')}
      />
      <SubmitButton>
        <Trans>Ask for a copy</Trans>
      </SubmitButton>
    </Form>
  );
}

interface CopyStateProps {
  copy: Readonly<DataCopy>;
  slice: DataCopySlice;
}

/** The copy: the form that asks for one, its progress, or its download. */
export function CopyState({ copy, slice }: CopyStateProps) {
  if (copy.state === 'waiting') return <Progress copy={copy} />;
  if (copy.state === 'ready') return <Ready copy={copy} slice={slice} />;
  return (
    <section className={styles.part}>
      <h3>
        <Trans>A copy of your data</Trans>
      </h3>
      {copy.state === 'failed' && (
        <Callout tone="bad">
          <Trans>The copy could not be made. Please ask for it again.</Trans>
        </Callout>
      )}
      <p>
        <Trans>
          One file with all that we have about you: your account and its changes, logins, payments,
          bets, rewards, messages and pictures. Passwords and the data of other people are not in
          it.
        </Trans>
      </p>
      <AskForm slice={slice} />
    </section>
  );
}

function Progress({ copy: { doneParts, allParts } }: { copy: Readonly<DataCopy> }) {
  const { t } = useLingui();
  return (
    <section className={styles.part}>
      <h3>
        <Trans>Your data is being collected</Trans>
      </h3>
      <ProgressBar
        label={t`Your data is being collected`}
        value={doneParts}
        max={Math.max(1, allParts)}
      />
      <p>
        <Trans>You can leave this page. The copy will be here when it is ready.</Trans>
      </p>
    </section>
  );
}

function Ready({ copy: { askedAt, expiresAt }, slice }: CopyStateProps) {
  const language = useLanguage();
  const download = useAttempt();
  const [asksAgain, setAsksAgain] = useState(false);
  const made = formatDate(askedAt ?? 0, language, 'minute');
  const until = formatDate(expiresAt ?? 0, language, 'minute');

  async function save(): Promise<void> {
    const { file, name } = await slice.download();
    saveFile(file, name);
  }

  return (
    <section className={styles.part}>
      <h3>
        <Trans>Your copy is ready</Trans>
      </h3>
      <p>
        <Trans>
          It has what we had on {made}. We delete it on {until}. Keep the file where nobody else can
          read it.
        </Trans>
      </p>
      <div className={styles.actions}>
        <AttemptButton
          of={download}
          variant="primary"
          icon={<Icon name="download" />}
          onClick={() => download.attempt(save)}
        >
          <Trans>Download</Trans>
        </AttemptButton>
        {!asksAgain && (
          <Button variant="plain" onClick={() => setAsksAgain(true)}>
            <Trans>Ask for a new copy</Trans>
          </Button>
        )}
      </div>
      {asksAgain && <AskForm slice={slice} />}
    </section>
  );
}
