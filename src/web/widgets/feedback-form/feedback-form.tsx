import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { countGraphemes } from '#protocol/count-graphemes.ts';
import { longestFeedbackRemark, mostFeedbackPictures } from '#protocol/model/contact/feedback.ts';
import { feedbackTypes } from '#protocol/vocabulary/feedback.ts';
import type { App } from '#core/app.ts';
import type { Feedback, FeedbackDraft, FeedbackRules } from '#core/feedback/feedback.ts';
import { useSignedIn } from '../../lib/use-signed-in.ts';
import { CheckBox } from '../../ui/check-box/check-box.tsx';
import { SelectField } from '../../ui/select-field/select-field.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { FormSkeleton } from '../account-form/form-skeleton.tsx';
import { Form } from '../form/form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { WithSlice } from '../late-slice/with-slice.tsx';
import { PictureUpload } from '../picture-upload/picture-upload.tsx';
import { QueryView } from '../query-view/query-view.tsx';
import { SentFeedback } from './sent-feedback.tsx';
import { feedbackTypeNames } from './type-names.ts';
import { type FeedbackFormState, useFeedbackForm } from './use-feedback-form.ts';

interface FeedbackFormProps {
  /** A way on after the form was sent, beside another one. */
  after?: ReactNode;
}

interface Opened {
  readonly feedback: Feedback;
  readonly draft: FeedbackDraft;
}

async function openForm(app: App): Promise<Opened> {
  const feedback = await (await app.help()).feedback();
  return { feedback, draft: await feedback.draft.read() };
}

/** The form of feedback, for members and guests, with the draft that this device has kept; then its reference number. */
export function FeedbackForm({ after }: FeedbackFormProps) {
  const isMember = useSignedIn();
  const [sent, setSent] = useState<string | null>(null);
  // Each kind of sender has a draft of its own.
  const from = useCallback((app: App) => openForm(app), []);
  if (sent !== null) {
    return (
      <SentFeedback id={sent} isMember={isMember} after={after} onAgain={() => setSent(null)} />
    );
  }
  return (
    <WithSlice key={String(isMember)} from={from} placeholder={<FormSkeleton />}>
      {(opened) => <WithRules {...opened} isGuest={!isMember} onSent={setSent} />}
    </WithSlice>
  );
}

interface RulesProps extends Opened {
  isGuest: boolean;
  onSent: (id: string) => void;
}

function WithRules({ feedback, ...props }: RulesProps) {
  const state = useSnapshot(feedback.rules.state);
  useEffect(() => void feedback.rules.load(), [feedback]);
  const { rules } = state;
  if (rules !== null) return <Fields {...props} feedback={feedback} rules={rules} />;
  return (
    <QueryView
      query={state}
      hasContent={false}
      placeholder={<FormSkeleton />}
      empty={null}
      onRetry={() => void feedback.rules.load()}
    >
      {null}
    </QueryView>
  );
}

function Fields(props: RulesProps & { rules: FeedbackRules }) {
  const { t } = useLingui();
  const { rules, isGuest } = props;
  const { minLength: least, maxLength: most } = rules;
  const state = useFeedbackForm(props);
  const { form, submission, entry, change, isWrong, submit } = state;
  return (
    <Form form={form} submission={submission} onSubmit={submit}>
      <SelectField
        label={t`What is it about?`}
        name="type"
        required
        value={entry.type}
        placeholder={t`Please choose`}
        options={feedbackTypes.map((value) => ({ value, label: t(feedbackTypeNames[value]) }))}
        error={isWrong('type') ? t`Please choose what it is about.` : null}
        onChange={({ target }) =>
          change({ type: feedbackTypes.find((type) => type === target.value) ?? '' })
        }
      />
      <TextArea
        label={t`What happened?`}
        name="content"
        required
        rows={6}
        autoComplete="off"
        value={entry.content}
        count={{ of: countGraphemes(entry.content.trim()), most }}
        hint={t`What you write and add stays on this device until you send it.`}
        error={isWrong('content') ? t`Please write between ${least} and ${most} characters.` : null}
        onChange={({ target }) => change({ content: target.value })}
      />
      <TextArea
        label={t`A few more words (optional)`}
        name="remark"
        rows={2}
        autoComplete="off"
        value={entry.remark}
        count={{ of: countGraphemes(entry.remark.trim()), most: longestFeedbackRemark }}
        error={
          isWrong('remark') ? t`Please use ${longestFeedbackRemark} characters at most.` : null
        }
        onChange={({ target }) => change({ remark: target.value })}
      />
      {isGuest ? <GuestFields state={state} /> : <MemberFields state={state} />}
      <SubmitButton>
        <Trans>Send</Trans>
      </SubmitButton>
    </Form>
  );
}

function GuestFields({ state: { entry, change, isWrong } }: { state: FeedbackFormState }) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Your email`}
      name="address"
      type="email"
      inputMode="email"
      autoComplete="email"
      required
      maxLength={200}
      value={entry.address}
      hint={t`Our answer goes to this address. To add pictures, log in first.`}
      error={isWrong('address') ? t`Please enter your email, such as name@example.com.` : null}
      onChange={({ target }) => change({ address: target.value })}
    />
  );
}

function MemberFields({ state }: { state: FeedbackFormState }) {
  const { t } = useLingui();
  const { entry, change, upload, pictureFault } = state;
  return (
    <>
      <PictureUpload
        label={t`Pictures (optional)`}
        name="pictures"
        most={mostFeedbackPictures}
        state={upload}
        fault={pictureFault}
        missing=""
      />
      <CheckBox
        name="wantsContact"
        checked={entry.wantsContact}
        onChange={({ target }) => change({ wantsContact: target.checked })}
      >
        <Trans>You may also write to me or call me about this.</Trans>
      </CheckBox>
    </>
  );
}
