import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { pipe, safeParse, string, trim } from 'valibot';
import { countGraphemes } from '#protocol/count-graphemes.ts';
import { emailAddress } from '#protocol/model/email-address.ts';
import { longestFeedbackRemark } from '#protocol/model/contact/feedback.ts';
import type { App } from '#core/app.ts';
import type { Feedback } from '#core/feedback/feedback.ts';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useSignedIn } from '../../../lib/use-signed-in.ts';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { SentFeedback } from '../../../widgets/feedback-form/sent-feedback.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { WithSlice } from '../../../widgets/late-slice/with-slice.tsx';
import { type CrashReport, crashContent, crashReport } from './crash-report.ts';
import styles from './report-crash.module.css';

const address = pipe(string(), trim(), emailAddress());
const feedbackOf = async (app: App): Promise<Feedback> => (await app.help()).feedback();

/** Shows the report of a crash, takes a few words, and sends both as feedback. */
export function CrashForm({ error }: { error: unknown }) {
  return (
    <WithSlice from={feedbackOf} placeholder={<FormSkeleton />}>
      {(feedback) => <Fields error={error} feedback={feedback} />}
    </WithSlice>
  );
}

/** The report of an error on this page, in this browser. */
function reportNow(error: unknown): CrashReport {
  return crashReport({
    error,
    pathname: location.pathname,
    version: import.meta.env.VITE_VERSION,
    userAgent: navigator.userAgent,
  });
}

function Fields({ error, feedback }: { error: unknown; feedback: Feedback }) {
  const { t } = useLingui();
  const isMember = useSignedIn();
  const [sent, setSent] = useState<string | null>(null);
  const [report] = useState(() => reportNow(error));
  const lengthOf = (remark: string): number => countGraphemes(remark.trim());
  const form = useForm<{ remark: string; address: string }>(
    { remark: '', address: '' },
    (entry) => ({
      remark: lengthOf(entry.remark) > longestFeedbackRemark ? 'required' : null,
      address: isMember || safeParse(address, entry.address).success ? null : 'required',
    }),
  );
  const { attempt, ...submission } = useAttempt();

  function submit(): void {
    if (!form.validate()) return;
    attempt(async () => {
      const id = await feedback.send({
        type: 'other',
        content: crashContent(report),
        remark: form.entry.remark.trim(),
        pictures: [],
        wantsContact: false,
        address: isMember ? null : form.entry.address.trim(),
      });
      form.markSent();
      setSent(id);
    });
  }

  if (sent !== null) return <SentFeedback id={sent} isMember={isMember} />;
  return (
    <Form form={form} submission={submission} onSubmit={submit}>
      <CrashFacts report={report} />
      <TextArea
        label={t`What did you do just before? (optional)`}
        name="remark"
        rows={2}
        autoComplete="off"
        value={form.entry.remark}
        count={{ of: lengthOf(form.entry.remark), most: longestFeedbackRemark }}
        error={
          form.fault('remark') ? t`Please use ${longestFeedbackRemark} characters at most.` : null
        }
        onChange={({ target }) => form.change({ remark: target.value })}
      />
      {!isMember && (
        <AddressField
          value={form.entry.address}
          isFaulty={form.fault('address') !== null}
          onChange={(address) => form.change({ address })}
        />
      )}
      <SubmitButton>
        <Trans>Send the report</Trans>
      </SubmitButton>
    </Form>
  );
}

/** All that is sent of the crash. */
function CrashFacts({ report }: { report: CrashReport }) {
  const { t } = useLingui();
  return (
    <>
      <dl className={styles.facts} aria-label={t`What is sent`}>
        <Fact name={<Trans>Page</Trans>} value={report.page} />
        <Fact name={<Trans>Error</Trans>} value={report.error} />
        <Fact name={<Trans>Version</Trans>} value={report.version} />
        <Fact name={<Trans>Browser</Trans>} value={report.browser} />
      </dl>
      <p>
        <Trans>
          Only this is sent, with your words. Passwords and your login are no part of it.
        </Trans>
      </p>
    </>
  );
}

interface AddressFieldProps {
  value: string;
  isFaulty: boolean;
  onChange: (value: string) => void;
}

/** The address that an answer to a guest goes to. */
function AddressField({ value, isFaulty, onChange }: AddressFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Your email`}
      name="address"
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={200}
      value={value}
      hint={t`Our answer goes to this address.`}
      error={isFaulty ? t`Please enter your email, such as name@example.com.` : null}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function Fact({ name, value }: { name: ReactNode; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd translate="no">{value}</dd>
    </div>
  );
}
