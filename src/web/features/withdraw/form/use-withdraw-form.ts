import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Snapshot } from 'valtio';
import type { WithdrawSettings } from '#protocol/model/cashier/withdraw-settings.ts';
import { typedAmount } from '#protocol/written-amount.ts';
import type { PayoutAccount } from '#core/payout-accounts/payout-accounts.ts';
import type { Withdrawals } from '#core/cashier/cashier.ts';
import { withdrawFault } from '#core/cashier/cashier.ts';
import type { SecurityCentre } from '#core/security-centre/security-centre.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useFormDraft } from '../../../widgets/account-form/use-form-draft.ts';
import { useMemberCode } from '../../../widgets/account-form/use-member-code.ts';
import { useCharge } from './use-charge.ts';
import {
  emptyEntry,
  entryFaults,
  type FormFault,
  isCodeDue,
  type Step,
  tickMs,
  usableOf,
} from './withdraw-entry.ts';
import { useWithdrawSubmit } from './use-withdraw-submit.ts';

export interface WithdrawFormProps {
  readonly withdrawals: Withdrawals;
  readonly settings: Snapshot<WithdrawSettings>;
  readonly centre: SecurityCentre;
  readonly accounts: readonly Snapshot<PayoutAccount>[];
}

/** State, checks and submission of a withdrawal. */
export function useWithdrawForm({ withdrawals, settings, centre, accounts }: WithdrawFormProps) {
  const { t } = useLingui();
  const { ui } = useApp();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>('enter');
  const usable = usableOf(accounts, useNow(tickMs));

  const form = useForm<typeof emptyEntry, FormFault>(emptyEntry, (typed) =>
    entryFaults(typed, { step, settings, usable }),
  );
  const { entry } = form;
  const { turnover } = settings;
  const amount = typedAmount(entry.amount);
  const chosen =
    usable.find(({ id }) => id === entry.account) ?? (entry.account === '' ? usable[0] : undefined);
  const isReady = amount !== null && withdrawFault(entry.amount, settings) === null;
  const charge = useCharge(withdrawals.charge, isReady ? amount : null, chosen?.kind ?? null);
  useFormDraft(form.change, {
    drafts: centre.drafts,
    name: 'withdraw',
    draft: { amount: entry.amount, account: entry.account },
  });

  const code = useMemberCode(centre.security, { purpose: 'withdrawal', channel: 'sms' });
  const submission = useWithdrawSubmit({ form, withdrawals, centre, code, backTo: setStep });

  async function send(): Promise<void> {
    if (amount === null || chosen === undefined) return;
    const sent = await withdrawals.withdraw({
      amount,
      account: chosen.id,
      ...(settings.passwordDue && { password: entry.password }),
      ...(isCodeDue(settings, entry.amount) && { code: entry.code }),
      // The review names them.
      ...(turnover.length > 0 && { givesUp: turnover.map(({ id }) => id) }),
    });
    form.markSent();
    // A gateway that keeps no list of withdrawals shows this one in the account record.
    if (sent.id === '')
      ui.toast(t`We have your request. You can leave this page: we will keep you informed.`);
    const search =
      sent.id === ''
        ? ({ page: 'transactionHistory' } as const)
        : ({ page: 'withdraw', withdrawal: sent.id } as const);
    await navigate({ to: '/member', search });
  }

  function submit(): void {
    if (!form.validate()) return;
    if (step === 'enter') setStep('review');
    else if (charge.quote !== null) submission.send(send);
  }

  return {
    form,
    step,
    goBack: () => setStep('enter'),
    submission,
    submit,
    usable,
    chosen,
    amount,
    charge,
    codeDue: isCodeDue(settings, entry.amount),
    code,
  };
}

export type WithdrawFormState = ReturnType<typeof useWithdrawForm>;
