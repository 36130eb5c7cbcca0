import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Bank } from '#core/payout-accounts/payout-accounts.ts';
import type { SecurityCentre } from '#core/security-centre/security-centre.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { WithdrawalPasswordField } from '../../../widgets/account-form/withdrawal-password-field.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { BankChoice } from './bank-choice.tsx';
import { useAddForm, type AddFault } from './use-add-form.ts';
import { useLengthMessage } from '../../../i18n/pattern-messages.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useFaultMessage } from '../../../widgets/account-form/field-fault.ts';

interface NumberFieldProps {
  bank: Bank;
  value: string;
  onChange: (typed: string) => void;
  fault: AddFault | null;
  /** The number fits the rule of the bank. */
  fits: boolean;
}

/** The number of a new account, checked by the rule of its bank while it is typed. */
function NumberField({ bank, value, onChange, fault, fits }: NumberFieldProps) {
  const { t } = useLingui();
  const lengthOf = useLengthMessage();
  const message = useFaultMessage();
  const { name } = bank;
  const length = lengthOf(bank);
  const broken = t`This is not a number of ${name}: it has ${length}. Please check it.`;
  const missing = t`Please enter the number of your account.`;
  return (
    <TextField
      label={bank.kind === 'bank' ? t`Account number` : t`Number of the e-wallet`}
      name="number"
      hint={fits ? t`This number fits ${name}.` : t`It has ${length}.`}
      inputMode="numeric"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      secret
      required
      maxLength={40}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={fault === 'broken' ? broken : message(fault, missing)}
    />
  );
}

/** Adds a bank account or an e-wallet in the real name of the member. */
export function AddForm({ centre, banks }: { centre: SecurityCentre; banks: readonly Bank[] }) {
  const { t } = useLingui();
  const { profile } = useSnapshot(centre.profile.state);
  const { form, submission, bank, numberFault, fits, send } = useAddForm(centre, banks);
  const { entry, change, fault } = form;
  const field = useRef<HTMLDivElement>(null);
  const holder = profile?.realName ?? '';

  function choose(bankCode: string): void {
    change({ bankCode });
    requestAnimationFrame(() => field.current?.querySelector('input')?.focus());
  }

  // As an element, because a text with tags of its own would be read as tags of the message.
  const shownHolder = <bdi>{holder}</bdi>;
  return (
    <Form form={form} submission={submission} onSubmit={send}>
      <BankChoice
        banks={banks}
        chosen={bank}
        onChoose={choose}
        onClear={() => change({ bankCode: '' })}
        error={fault('bankCode') && t`Please choose your bank or e-wallet.`}
      />
      {bank && (
        <div ref={field}>
          <NumberField
            bank={bank}
            value={entry.number}
            onChange={(number) => change({ number })}
            fault={numberFault}
            fits={fits}
          />
        </div>
      )}
      <Callout>
        <Trans>The holder is you, {shownHolder}. We cannot pay to somebody else's account.</Trans>
      </Callout>
      <WithdrawalPasswordField
        value={entry.withdrawalPassword}
        onChange={(withdrawalPassword) => change({ withdrawalPassword })}
        fault={fault('withdrawalPassword')}
      />
      <SubmitButton>
        <Trans>Add the account</Trans>
      </SubmitButton>
    </Form>
  );
}
