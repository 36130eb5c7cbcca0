import { GatewayError } from '#core/client/gateway-error.ts';
import type { Withdrawals } from '#core/cashier/cashier.ts';
import type { SecurityCentre } from '#core/security-centre/security-centre.ts';
import type { FormState } from '../../../lib/form/use-form.ts';
import { useUnsavedWork } from '../../../lib/form/unsaved-work.ts';
import type { Submission } from '../../../widgets/account-form/use-submit.ts';
import { useSecretSubmit } from '../../../widgets/account-form/use-secret-submit.ts';
import type { emptyEntry, FormFault, Step } from './withdraw-entry.ts';

interface Options {
  readonly form: FormState<typeof emptyEntry, FormFault>;
  readonly withdrawals: Withdrawals;
  readonly centre: SecurityCentre;
  readonly code: { readonly forget: () => void };
  readonly backTo: (step: Step) => void;
}

/** The field of the first step that a refusal is about, by its code. */
const fieldsOfCodes: Readonly<Record<string, 'amount' | 'account'>> = {
  amount_out_of_limits: 'amount',
  insufficient_balance: 'amount',
  withdrawal_sum_used: 'amount',
  not_found: 'account',
  payout_account_held: 'account',
};

/** Sends a withdrawal. Refusals appear at their fields, also at the fields of the first step, and what is typed stays. */
export function useWithdrawSubmit({
  form,
  withdrawals,
  centre,
  code,
  backTo,
}: Options): Submission {
  const submission = useSecretSubmit({
    withdrawalPassword: (fault) => form.setFaults({ password: fault }, { password: '' }),
    verificationCode(fault) {
      code.forget();
      form.setFaults({ code: fault }, { code: '' });
    },
  });
  useUnsavedWork(submission.pending);

  /** Limits, accounts and the balance may have changed since they were loaded, and a request without an answer may be under way. */
  function showRefusal(error: unknown): void {
    void withdrawals.settings.load();
    void withdrawals.list.load('');
    void centre.payoutAccounts.load();
    if (!(error instanceof GatewayError) || error.failure.kind !== 'refused') throw error;
    const field = fieldsOfCodes[error.failure.code ?? ''];
    if (field === undefined) throw error;
    backTo('enter');
    form.setFaults({ [field]: { failure: error.failure } });
  }

  return {
    ...submission,
    send: (action) => submission.send((key) => action(key).catch(showRefusal)),
  };
}
