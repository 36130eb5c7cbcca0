import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { countGraphemes } from '#protocol/count-graphemes.ts';
import type { Feedback, FeedbackRules } from '#core/feedback/feedback.ts';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useAttempt } from '../../lib/attempt/use-attempt.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { Form } from '../../widgets/form/form.tsx';
import { SubmitButton } from '../../widgets/form/submit-button.tsx';
import styles from './feedback.module.css';
import { clock } from '../../lib/time/clock.ts';

interface ReopenProps {
  id: string;
  /** Epoch milliseconds. */
  reopenBy: number;
  feedback: Feedback;
}

/** Opens closed feedback again, with a text, as long as that is possible. */
export function Reopen({ id, reopenBy, feedback }: ReopenProps) {
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [isLate, setLate] = useState(() => reopenBy <= clock.now());
  const { rules } = useSnapshot(feedback.rules.state);
  if (isLate) {
    return (
      <p className={styles.note}>
        <Trans>It can no longer be opened again. Please write to us anew.</Trans>
      </p>
    );
  }
  if (isOpen && rules !== null) {
    return <ReopenForm id={id} feedback={feedback} rules={rules} onLate={() => setLate(true)} />;
  }
  return (
    <div className={styles.reopen}>
      <Button
        icon={<Icon name="refresh" />}
        pending={isOpen}
        onClick={() => setOpen(true)}
        aria-expanded={false}
      >
        <Trans>Open it again</Trans>
      </Button>
      <p className={styles.note}>
        <Trans>Possible until {formatDate(reopenBy, language, 'minute')}</Trans>
      </p>
    </div>
  );
}

interface ReopenFormProps {
  id: string;
  feedback: Feedback;
  rules: FeedbackRules;
  /** It was too late: nothing has changed. */
  onLate: () => void;
}

function ReopenForm({ id, feedback, rules, onLate }: ReopenFormProps) {
  const { t } = useLingui();
  const { minLength: least, maxLength: most } = rules;
  const lengthOf = (content: string): number => countGraphemes(content.trim());
  const form = useForm<{ content: string }>({ content: '' }, ({ content }) => ({
    content: lengthOf(content) < least || lengthOf(content) > most ? 'required' : null,
  }));
  const { attempt, ...submission } = useAttempt();
  const place = form.form;
  useEffect(() => place.current?.querySelector('textarea')?.focus(), [place]);

  function submit(): void {
    if (!form.validate()) return;
    attempt(async () => {
      const { state } = await feedback.reopen(id, form.entry.content.trim());
      form.markSent();
      if (state === 'closed') onLate();
    });
  }

  return (
    <Form form={form} submission={submission} onSubmit={submit}>
      <TextArea
        label={t`What is still open?`}
        name="content"
        autoComplete="off"
        value={form.entry.content}
        count={{ of: lengthOf(form.entry.content), most }}
        error={
          form.fault('content') ? t`Please write between ${least} and ${most} characters.` : null
        }
        onChange={({ target }) => form.change({ content: target.value })}
      />
      <SubmitButton>
        <Trans>Open it again</Trans>
      </SubmitButton>
    </Form>
  );
}
