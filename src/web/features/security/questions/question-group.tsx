import { Trans, useLingui } from '@lingui/react/macro';
import type { SecurityQuestion } from '#core/security/security.ts';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { useFaultMessage } from '../../../widgets/account-form/field-fault.ts';
import { AnswerField } from './answer-field.tsx';
import styles from './questions-form.module.css';
import { positions, type QuestionsFormState } from './use-questions-form.ts';

interface QuestionGroupProps {
  /** Position in the form, from 0. */
  at: number;
  form: QuestionsFormState;
  questions: readonly SecurityQuestion[];
}

/** One of the three questions with its answer. A question that another group has is not offered. */
export function QuestionGroup({ at, form, questions }: QuestionGroupProps) {
  const { t } = useLingui();
  const message = useFaultMessage();
  const name = `question${at}`;
  const own = form.entry[name] ?? '';
  const taken = positions.map((position) => form.entry[`question${position}`]);
  const offered = questions.filter(({ questionId: id }) => id === own || !taken.includes(id));
  const number = at + 1;
  return (
    <fieldset className={styles.group}>
      <legend>
        <Trans>Question {number}</Trans>
      </legend>
      <SelectField
        label={t`Question`}
        name={name}
        required
        placeholder={t`Choose a question`}
        options={offered.map(({ questionId, question }) => ({
          value: questionId,
          label: question,
        }))}
        value={own}
        onChange={({ target }) => form.change({ [name]: target.value })}
        error={message(form.fault(name), t`Please choose a question.`)}
      />
      <AnswerField form={form} name={`answer${at}`} label={t`Answer`} />
    </fieldset>
  );
}
