import { Trans, useLingui } from '@lingui/react/macro';
import type { SecurityQuestion } from '#core/security/security.ts';
import { PasswordField } from '../../../ui/password-field/password-field.tsx';
import { useFaultMessage } from '../../../widgets/account-form/field-fault.ts';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import type { ItemProps } from '../page/item-props.ts';
import { AnswerField } from './answer-field.tsx';
import { QuestionGroup } from './question-group.tsx';
import styles from './questions-form.module.css';
import { positions, useQuestionsForm } from './use-questions-form.ts';

interface QuestionsFormProps extends ItemProps {
  questions: readonly SecurityQuestion[];
  /** Ids of the questions that are answered now. */
  chosen: readonly string[];
}

/** Three questions of the list with their answers. A change asks for the old answers first. */
export function QuestionsForm({ questions, ...props }: QuestionsFormProps) {
  const { t } = useLingui();
  const message = useFaultMessage();
  const { form, submission, isChange, value, submit } = useQuestionsForm(props);
  const textOf = (id: string) =>
    questions.find(({ questionId }) => questionId === id)?.question ?? id;

  return (
    <Form form={form} submission={submission} onSubmit={submit}>
      {isChange && (
        <fieldset className={styles.group}>
          <legend>
            <Trans>First, your current answers</Trans>
          </legend>
          {props.chosen.map((id, at) => (
            <AnswerField key={id} form={form} name={`old${at}`} label={textOf(id)} />
          ))}
        </fieldset>
      )}
      {positions.map((at) => (
        <QuestionGroup key={at} at={at} form={form} questions={questions} />
      ))}
      {!isChange && (
        <PasswordField
          label={t`Login password`}
          name="loginPassword"
          autoComplete="current-password"
          required
          maxLength={200}
          hint={t`So that we know it is you.`}
          value={value('loginPassword')}
          onChange={({ target }) => form.change({ loginPassword: target.value })}
          error={message(form.fault('loginPassword'), t`Please enter your login password.`)}
        />
      )}
      <SubmitButton>
        <Trans>Save the questions</Trans>
      </SubmitButton>
    </Form>
  );
}
