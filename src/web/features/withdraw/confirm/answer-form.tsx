import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { AmountField } from '../../../widgets/amount-field/amount-field.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { PictureUpload } from '../../../widgets/picture-upload/picture-upload.tsx';
import styles from './confirmation.module.css';
import {
  type AnswerFormProps,
  type AnswerFormState,
  mostPictures,
  results,
  useAnswerForm,
} from './use-answer-form.ts';

/** Asks if a payment has arrived: in full, in part, or not at all. */
export function AnswerForm(props: AnswerFormProps) {
  const state = useAnswerForm(props);
  const { form, submission, submit } = state;
  const { result } = form.entry;
  return (
    <Form form={form} submission={submission} onSubmit={submit}>
      <ResultChoice state={state} />
      {result === 'partly' && <ReceivedField state={state} paid={props.payment.paid} />}
      {(result === 'partly' || result === 'notReceived') && <ProofField state={state} />}
      {result !== '' && (
        <SubmitButton>
          {result === 'received' ? (
            <Trans>Yes, I have all of it</Trans>
          ) : (
            <Trans>Send my answer</Trans>
          )}
        </SubmitButton>
      )}
    </Form>
  );
}

function ResultChoice({ state: { form } }: { state: AnswerFormState }) {
  const { t } = useLingui();
  const name = useId();
  const labels = {
    received: t`In full`,
    partly: t`Only a part`,
    notReceived: t`Not at all`,
  };
  return (
    <fieldset className={styles.results}>
      <legend>
        <Trans>Has it arrived?</Trans>
      </legend>
      {results.map((result) => (
        <label key={result}>
          <input
            type="radio"
            name={name}
            checked={form.entry.result === result}
            onChange={() => form.change({ result })}
          />
          <span>{labels[result]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function ReceivedField({
  state: { form, received },
  paid,
}: {
  state: AnswerFormState;
  paid: MaybeCentavos;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const most = formatMoney(paid, language);
  const fault = form.fault('received');
  const words = {
    required: t`Please enter an amount.`,
    range: t`It has to be more than nothing and less than ${most}.`,
  };
  return (
    <AmountField
      label={t`Amount that arrived`}
      name="received"
      required
      value={form.entry.received}
      onChange={(typed) => form.change({ received: typed })}
      error={fault === 'required' || fault === 'range' ? words[fault] : null}
      details={
        received !== null &&
        paid !== null &&
        received < paid && (
          <p className={styles.missing}>
            <Trans>
              Missing: <Money centavos={paid - received} />
            </Trans>
          </p>
        )
      }
    />
  );
}

function ProofField({ state }: { state: AnswerFormState }) {
  const { t } = useLingui();
  const isNeeded = state.form.entry.result === 'notReceived';
  return (
    <PictureUpload
      label={isNeeded ? t`Pictures of your account` : t`Pictures of your account (optional)`}
      name="pictures"
      most={mostPictures}
      state={state.upload}
      missing={t`Please add a picture of your account, so that we can look into it.`}
      fault={state.pictureFault}
    />
  );
}
