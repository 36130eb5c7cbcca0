import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { readAccountNumber } from '#protocol/account-number.ts';
import type { Bank } from '#core/payout-accounts/payout-accounts.ts';
import type { SecurityCentre } from '#core/security-centre/security-centre.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import type { FieldFault } from '../../../widgets/account-form/field-fault.ts';
import { pinFault } from '../../../widgets/account-form/pin-rule.ts';
import { useFormDraft } from '../../../widgets/account-form/use-form-draft.ts';
import { useSecretSubmit } from '../../../widgets/account-form/use-secret-submit.ts';

/** Fault of a field of the form. `broken` is a number that breaks the rule of its bank. */
export type AddFault = FieldFault | 'broken';

const empty = { bankCode: '', number: '', withdrawalPassword: '' };

/** State, validation and submission of the form that adds an account. */
export function useAddForm({ payoutAccounts, drafts }: SecurityCentre, banks: readonly Bank[]) {
  const { t } = useLingui();
  const { ui } = useApp();
  const navigate = useNavigate();
  const bankOf = (code: string) => banks.find((bank) => bank.code === code) ?? null;

  function numberFault(bank: Bank | null, number: string): AddFault | null {
    const fault = bank && readAccountNumber(bank, number).fault;
    return fault === 'refused' ? 'broken' : fault;
  }

  const form = useForm<typeof empty, AddFault>(empty, (entry) => ({
    bankCode: bankOf(entry.bankCode) === null ? 'required' : null,
    number: numberFault(bankOf(entry.bankCode), entry.number),
    withdrawalPassword: pinFault(entry.withdrawalPassword),
  }));
  const { bankCode, number } = form.entry;
  const bank = bankOf(bankCode);
  useFormDraft(form.change, {
    drafts,
    name: 'payoutAccount',
    draft: { bankCode, number },
  });
  const submission = useSecretSubmit({
    bankCode: (fault) => form.setFaults({ bankCode: fault }),
    cardNumber: (fault) => form.setFaults({ number: fault }),
    withdrawalPassword: (fault) => form.setFaults({ withdrawalPassword: fault }),
  });

  async function add() {
    await payoutAccounts.add(form.entry);
    form.markSent();
    ui.toast(t`The account is added.`, { tone: 'good' });
    const search = { page: 'securityCenter', item: 'payoutAccounts' } as const;
    await navigate({ to: '/member', search, replace: true, resetScroll: false });
  }

  // A number that has its full length is checked while it is typed.
  const isWhole = bank !== null && readAccountNumber(bank, number).number.length >= bank.minLength;
  const liveFault = isWhole ? numberFault(bank, number) : null;

  return {
    form,
    submission,
    bank,
    numberFault: form.fault('number') ?? liveFault,
    fits: isWhole && liveFault === null,
    send: () => form.validate() && submission.send(add),
  };
}
