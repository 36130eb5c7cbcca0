import { Trans, useLingui } from '@lingui/react/macro';
import { mostToUpline, type UplineTerms, type UplineTransfers } from '#core/cashier/cashier.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { AmountField } from '../../../widgets/amount-field/amount-field.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Confirm } from '../../../ui/confirm/confirm.tsx';
import { PinField } from '../../../ui/pin-field/pin-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useSecretFaultMessage } from '../../../widgets/account-form/use-secret-fault-message.ts';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { amountText } from '../amount-text.ts';
import styles from '../wallets.module.css';
import { PartyName } from './party-name.tsx';
import { useAmountFault } from './use-amount-fault.ts';
import { useUplineForm } from './use-upline-form.ts';

/** Longest message to the recipient, as the protocol has it. */
const remarkLength = 140;

interface UplineFormProps {
  terms: UplineTerms;
  transfers: UplineTransfers;
}

/** Sends money to the upline: amount, words, withdrawal password, then a confirmation with the name. */
export function UplineForm({ terms, transfers }: UplineFormProps) {
  return (
    <section className={styles.section} aria-labelledby="send-money">
      <h2 id="send-money">
        <Trans>Send money</Trans>
      </h2>
      <div className={styles.card}>
        {terms.hasPassword ? <Fields terms={terms} transfers={transfers} /> : <PasswordNeeded />}
      </div>
    </section>
  );
}

function PasswordNeeded() {
  return (
    <>
      <Callout>
        <Trans>Transfers need your withdrawal password. You have none yet.</Trans>
      </Callout>
      <ButtonLink
        to="/member"
        search={{ page: 'securityCenter', item: 'withdrawalPassword' }}
        variant="primary"
        icon={<Icon name="shield" />}
      >
        <Trans>Set a withdrawal password</Trans>
      </ButtonLink>
    </>
  );
}

function Fields({ terms, transfers }: UplineFormProps) {
  const { t } = useLingui();
  const secretMessage = useSecretFaultMessage();
  const { form, submission, centavos, asks, ask, cancel, confirm } = useUplineForm(
    terms,
    transfers,
  );
  const { entry, change, fault } = form;
  return (
    <>
      <Form form={form} submission={submission} onSubmit={ask}>
        <UplineAmount
          terms={terms}
          value={entry.amount}
          onChange={(amount) => change({ amount })}
          fault={fault('amount')}
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
            secretFault(fault('withdrawalPassword')),
            t`Please enter your withdrawal password.`,
          )}
        />
        <SubmitButton>
          <Trans>Continue</Trans>
        </SubmitButton>
      </Form>
      {asks && (
        <Question
          terms={terms}
          centavos={centavos}
          pending={submission.pending}
          onYes={confirm}
          onNo={cancel}
        />
      )}
    </>
  );
}

interface UplineAmountProps {
  terms: UplineTerms;
  value: string;
  onChange: (amount: string) => void;
  fault: unknown;
}

function UplineAmount({ terms, value, onChange, fault }: UplineAmountProps) {
  const { t } = useLingui();
  const message = useAmountFault(terms);
  return (
    <AmountField
      label={t`Amount`}
      name="amount"
      value={value}
      onChange={onChange}
      error={message(fault)}
      action={
        terms.available !== null && (
          <Button
            variant="plain"
            size="small"
            aria-label={t`The most you can send`}
            onClick={() => onChange(amountText(mostToUpline(terms)))}
          >
            <Trans>Most</Trans>
          </Button>
        )
      }
    />
  );
}

type AnyFault = ReturnType<ReturnType<typeof useUplineForm>['form']['fault']>;

/** The fault of the withdrawal password: amounts have other ones. */
function secretFault(fault: AnyFault) {
  return fault === null || typeof fault === 'object' || fault === 'required' ? fault : null;
}

interface QuestionProps {
  terms: UplineTerms;
  centavos: number;
  pending: boolean;
  onYes: () => void;
  onNo: () => void;
}

function Question({ terms: { recipient }, centavos, pending, onYes, onNo }: QuestionProps) {
  const { t } = useLingui();
  const amount = formatMoney(centavos, useLanguage());
  return (
    <Confirm
      title={t`Send ${amount}?`}
      yes={<Trans>Send it</Trans>}
      no={<Trans>Not yet</Trans>}
      onYes={onYes}
      onNo={onNo}
      pending={pending}
    >
      <Trans>
        <Money centavos={centavos} /> goes to{' '}
        <strong>
          <PartyName party={recipient} />
        </strong>{' '}
        at once. You cannot take it back yourself.
      </Trans>
    </Confirm>
  );
}
