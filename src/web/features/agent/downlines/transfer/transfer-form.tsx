import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import type { TransferTerms } from '#core/agent/agent.ts';
import { formatMoney } from '../../../../i18n/format.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { AmountField } from '../../../../widgets/amount-field/amount-field.tsx';
import { Confirm } from '../../../../ui/confirm/confirm.tsx';
import { PinField } from '../../../../ui/pin-field/pin-field.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import { useSecretFaultMessage } from '../../../../widgets/account-form/use-secret-fault-message.ts';
import { OwnMoney } from '../../../../widgets/balance/own-money.tsx';
import { Form } from '../../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../../widgets/form/submit-button.tsx';
import { Money } from '../../../../widgets/money/money.tsx';
import styles from '../../agent.module.css';
import { type TransferNeeds, useTransferForm } from './use-transfer-form.ts';

/** Longest message to the recipients, as the protocol has it. */
const remarkLength = 140;

/** Returns the function that gives the message for the fault of an amount. Other faults have none. */
function useAmountFault(terms: TransferTerms): (fault: unknown) => string | null {
  const { t } = useLingui();
  const language = useLanguage();
  const money = (centavos: MaybeCentavos) => formatMoney(centavos, language);
  return (fault) => {
    const [least, most, left] = [money(terms.least), money(terms.most), money(terms.dayLeft)];
    switch (fault) {
      case 'required':
        return t`Please type an amount.`;
      case 'least':
        return t`The least is ${least}.`;
      case 'most':
        return t`The most of one transfer is ${most}.`;
      case 'day':
        return t`You can still send ${left} today, Manila time.`;
      case 'times':
        return t`There are not so many transfers left today. The next ones are tomorrow, Manila time.`;
      case 'balance':
        return t`There is not that much in your main wallet.`;
      default:
        return null;
    }
  };
}

/** Amount, words and withdrawal password, then a confirmation with the names. */
export function TransferForm(needs: TransferNeeds) {
  const { t } = useLingui();
  const secretMessage = useSecretFaultMessage();
  const { terms, recipients } = needs;
  const amountMessage = useAmountFault(terms);
  const { form, submission, centavos, asks, ask, cancel, confirm } = useTransferForm(needs);
  const { entry, change, fault } = form;
  const pin = fault('withdrawalPassword');
  return (
    <>
      <Names needs={needs} />
      <Form form={form} submission={submission} onSubmit={ask}>
        <AmountField
          label={recipients.length === 1 ? t`Amount` : t`Amount for each`}
          name="amount"
          value={entry.amount}
          onChange={(amount) => change({ amount })}
          error={amountMessage(fault('amount'))}
        />
        <TextField
          label={t`Words for the recipient (optional)`}
          name="remark"
          autoComplete="off"
          maxLength={remarkLength}
          value={entry.remark}
          onChange={({ target }) => change({ remark: target.value })}
        />
        <PinField
          label={t`Withdrawal password`}
          name="withdrawalPassword"
          value={entry.withdrawalPassword}
          onChange={(withdrawalPassword) => change({ withdrawalPassword })}
          error={secretMessage(
            pin === null || typeof pin === 'object' || pin === 'required' ? pin : null,
            t`Please enter your withdrawal password.`,
          )}
        />
        <SubmitButton>
          <Trans>Continue</Trans>
        </SubmitButton>
      </Form>
      {asks && (
        <Question
          needs={needs}
          centavos={centavos}
          pending={submission.pending}
          onYes={confirm}
          onNo={cancel}
        />
      )}
    </>
  );
}

function namesOf({ recipients }: Pick<TransferNeeds, 'recipients'>): string {
  return recipients.map(({ account }) => account).join(', ');
}

/** The recipients, and what can be sent. */
function Names({ needs }: { needs: TransferNeeds }) {
  const { available, least, most, timesLeft } = needs.terms;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Plural value={needs.recipients.length} one="# recipient" other="# recipients" />
        </dt>
        <dd>
          <bdi>{namesOf(needs)}</bdi>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>You can send</Trans>
        </dt>
        <dd>
          <OwnMoney centavos={available} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>One transfer</Trans>
        </dt>
        <dd>
          <Money centavos={least} /> – <Money centavos={most} />
          {timesLeft !== null && (
            <>
              <span>{', '}</span>
              <Plural value={timesLeft} one="# left today" other="# left today" />
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}

interface QuestionProps {
  needs: TransferNeeds;
  centavos: number;
  pending: boolean;
  onYes: () => void;
  onNo: () => void;
}

function Question({ needs, centavos, pending, onYes, onNo }: QuestionProps) {
  const { t } = useLingui();
  const sum = formatMoney(centavos * needs.recipients.length, useLanguage());
  const shownNames = <bdi>{namesOf(needs)}</bdi>;
  return (
    <Confirm
      title={t`Send ${sum}?`}
      yes={<Trans>Send it</Trans>}
      no={<Trans>Not yet</Trans>}
      onYes={onYes}
      onNo={onNo}
      pending={pending}
    >
      <Trans>
        <Money centavos={centavos} /> each goes at once to <strong>{shownNames}</strong>. You cannot
        take it back yourself.
      </Trans>
    </Confirm>
  );
}
