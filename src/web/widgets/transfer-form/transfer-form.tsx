import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Centavos } from '#protocol/model/money.ts';
import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import type { TransferLimits } from '#core/cashier/cashier.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { WithdrawalPasswordField } from '../account-form/withdrawal-password-field.tsx';
import { AmountField } from '../amount-field/amount-field.tsx';
import { Form } from '../form/form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { type TransferFormOptions, useTransferForm } from './use-transfer-form.ts';

/** Longest words for the recipient, as the protocol has it. */
const remarkLength = 140;

interface TransferFormProps<Sent> extends TransferFormOptions<Sent> {
  readonly amountLabel: string;
  /** An action of the field of the amount, which can fill it. */
  readonly amountAction?: (fill: (amount: string) => void) => ReactNode;
  /** The message when fewer transfers are left today than are needed. */
  readonly timesMessage: string;
  /** Words of the confirmation: who gets the amount. */
  readonly children: (centavos: Centavos) => ReactNode;
}

/** Amount, words and withdrawal password of a transfer, then a confirmation. */
export function TransferForm<Sent>(props: TransferFormProps<Sent>) {
  const { amountLabel, amountAction, timesMessage, children, ...options } = props;
  const { t } = useLingui();
  const amountMessage = useAmountFault(options.limits, timesMessage);
  const { form, submission, centavos, asks, ask, cancel, confirm } = useTransferForm(options);
  const { entry, change, fault } = form;
  const fill = (amount: string) => change({ amount });
  const sum = formatMoney(centavos * options.recipients, useLanguage());
  return (
    <>
      <Form form={form} submission={submission} onSubmit={ask}>
        <AmountField
          label={amountLabel}
          name="amount"
          value={entry.amount}
          onChange={fill}
          error={amountMessage(fault('amount'))}
          action={amountAction?.(fill)}
        />
        <TextField
          label={t`Words for the recipient (optional)`}
          name="remark"
          autoComplete="off"
          maxLength={remarkLength}
          value={entry.remark}
          onChange={({ target }) => change({ remark: target.value })}
        />
        <WithdrawalPasswordField
          value={entry.withdrawalPassword}
          onChange={(withdrawalPassword) => change({ withdrawalPassword })}
          fault={fault('withdrawalPassword')}
        />
        <SubmitButton>
          <Trans>Continue</Trans>
        </SubmitButton>
      </Form>
      {asks && (
        <Confirm
          title={t`Send ${sum}?`}
          yes={<Trans>Send it</Trans>}
          no={<Trans>Not yet</Trans>}
          onYes={confirm}
          onNo={cancel}
          pending={submission.pending}
        >
          {children(centavos)}
        </Confirm>
      )}
    </>
  );
}

/** Returns the function that gives the message for the fault of an amount. Other faults have none. */
function useAmountFault(limits: TransferLimits, timesMessage: string) {
  const { t } = useLingui();
  const language = useLanguage();
  const money = (centavos: MaybeCentavos) => formatMoney(centavos, language);
  return (fault: unknown): string | null => {
    const [least, most, left] = [money(limits.least), money(limits.most), money(limits.dayLeft)];
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
        return timesMessage;
      case 'balance':
        return t`There is not that much in your main wallet.`;
      default:
        return null;
    }
  };
}

/** Stands in the place of the form while the member has no withdrawal password. */
export function PasswordNeeded() {
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
