import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { Snapshot } from 'valtio';
import type { Recipients } from '#protocol/model/contact/message.ts';
import type { Inbox } from '#core/inbox/inbox.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { checkLetter, type LetterFault, type LetterStart } from './letter-entry.ts';
import { RecipientFields, TextFields } from './letter-fields.tsx';
import styles from './write.module.css';

interface LetterFormProps {
  inbox: Inbox;
  recipients: Snapshot<Recipients>;
  start: LetterStart;
  /** Id of the downline that `start` names. Null when the gateway does not send it. */
  memberId: string | null;
}

/** The form of a message. Without a network it waits on this device, and is sent later. */
export function LetterForm({ inbox, recipients, start, memberId }: LetterFormProps) {
  const { t } = useLingui();
  const { ui } = useApp();
  const navigate = useNavigate();
  const form = useForm<LetterStart, LetterFault>(start, checkLetter);
  const { attempt, ...submission } = useAttempt();
  const { entry } = form;
  const { most, left } = recipients;

  async function send(): Promise<void> {
    const { to, account, title, content } = entry;
    if (to === '') return;
    const named = account.trim();
    const alike = recipients.downlines.filter((one) => one.account === named);
    // Masked accounts can be alike: then the gateway refuses the text, and nobody gets the message.
    const listed = alike.length === 1 ? (alike[0]?.id ?? null) : null;
    const id = named === start.account ? (memberId ?? listed) : listed;
    const result = await inbox.letters.write({
      to,
      account: to === 'downline' ? (id ?? named) : null,
      name:
        to === 'upline' ? (recipients.upline?.name ?? '') : to === 'all' ? t`All downlines` : named,
      title: title.trim(),
      content: content.trim(),
    });
    form.markSent();
    if (result === 'sent') ui.toast(t`Your message was sent.`, { tone: 'good' });
    else ui.toast(t`No connection. Your message waits on this device and is sent later.`);
    void navigate({ to: '/member', search: { page: 'messageV2', messages: 'sent' } });
  }

  if (left === 0) return <LimitReached most={most} />;
  return (
    <Form
      form={form}
      submission={submission}
      whenOffline={
        <Trans>Your message waits on this device, and is sent once you are connected.</Trans>
      }
      onSubmit={() => form.validate() && attempt(send)}
    >
      <RecipientFields form={form} recipients={recipients} onSearch={inbox.recipients.load} />
      <TextFields form={form} />
      <p className={styles.left}>
        <Plural
          value={left}
          one="You can send # more message today."
          other="You can send # more messages today."
        />
      </p>
      <SubmitButton>
        <Trans>Send</Trans>
      </SubmitButton>
    </Form>
  );
}

function LimitReached({ most }: { most: number }) {
  return (
    <Callout>
      <Trans>
        You have sent {most} messages today, which is the limit. It starts again at midnight, Manila
        time.
      </Trans>
    </Callout>
  );
}
