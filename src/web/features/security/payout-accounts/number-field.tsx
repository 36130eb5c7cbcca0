import { useLingui } from '@lingui/react/macro';
import type { Bank } from '#core/payout-accounts/payout-accounts.ts';
import { useLengthMessage } from '../../../i18n/pattern-messages.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useFaultMessage } from '../../../widgets/account-form/field-fault.ts';
import type { AddFault } from './use-add-form.ts';

interface NumberFieldProps {
  bank: Bank;
  value: string;
  onChange: (typed: string) => void;
  fault: AddFault | null;
  /** The number fits the rule of the bank. */
  fits: boolean;
}

/** The number of a new account, checked by the rule of its bank while it is typed. */
export function NumberField({ bank, value, onChange, fault, fits }: NumberFieldProps) {
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
