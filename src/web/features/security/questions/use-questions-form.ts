import { useLingui } from '@lingui/react/macro';
import { type FormState, useForm } from '../../../lib/form/use-form.ts';
import type { FieldFault } from '../../../widgets/account-form/field-fault.ts';
import { useSecretSubmit } from '../../../widgets/account-form/use-secret-submit.ts';
import type { ItemProps } from '../page/item-props.ts';

/** Positions of the three questions in the form. */
export const positions = [0, 1, 2] as const;

/** Typed values: `question0`, `answer0`, `old0` (answer to a current question) and so on, and `loginPassword`. */
type Entry = Readonly<Record<string, string>>;

/** The form that the fields of a question read and change. */
export type QuestionsFormState = FormState<Entry, FieldFault>;

interface Options extends ItemProps {
  /** Ids of the questions that are answered now; empty for none. */
  readonly chosen: readonly string[];
}

/** State of the form for three security questions. The login password confirms the first ones, the old answers a change. */
export function useQuestionsForm({ centre: { security }, onDone, chosen }: Options) {
  const { t } = useLingui();
  const isChange = chosen.length > 0;
  const confirming = isChange ? chosen.map((_id, at) => `old${at}`) : ['loginPassword'];
  const names = [...positions.flatMap((at) => [`question${at}`, `answer${at}`]), ...confirming];
  const form = useForm<Entry, FieldFault>({}, (entry) =>
    Object.fromEntries(
      names.map((name) => [name, (entry[name] ?? '').trim() === '' ? 'required' : null]),
    ),
  );
  const value = (name: string): string => form.entry[name] ?? '';
  const answers = positions.map((at) => ({
    questionId: value(`question${at}`),
    answer: value(`answer${at}`),
  }));
  const atAnswer = answers.map(({ questionId }, at): [string, (fault: FieldFault) => void] => [
    questionId,
    (fault) => form.setFaults({ [`answer${at}`]: fault }),
  ]);
  const submission = useSecretSubmit({
    ...Object.fromEntries(atAnswer),
    loginPassword: (fault) => form.setFaults({ loginPassword: fault }),
  });

  async function save() {
    if (isChange) {
      const oldAnswers = chosen.map((questionId, at) => ({
        questionId,
        answer: value(`old${at}`),
      }));
      await security.changeQuestions({ answers, oldAnswers });
    } else {
      await security.setQuestions({ answers, loginPassword: value('loginPassword') });
    }
    form.markSent();
    onDone(t`Your security questions are set.`);
  }

  return {
    form,
    submission,
    isChange,
    value,
    submit: () => form.validate() && submission.send(save),
  };
}
