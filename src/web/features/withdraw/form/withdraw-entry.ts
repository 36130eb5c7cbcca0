import type { Snapshot } from 'valtio';
import type { WithdrawSettings } from '#protocol/model/cashier/withdraw-settings.ts';
import { typedAmount } from '#protocol/written-amount.ts';
import { withdrawFault, type WithdrawFault } from '#core/cashier/cashier.ts';
import type { PayoutAccount } from '#core/payout-accounts/payout-accounts.ts';
import type { Faults } from '../../../lib/form/use-form.ts';
import { pinFault } from '../../../widgets/account-form/pin-rule.ts';
import { codeFault, type FieldFault } from '../../../widgets/account-form/field-fault.ts';

/** Fault of a field: found by the app, or by the gateway. */
export type FormFault = FieldFault | WithdrawFault;

/** The typed and chosen values. An empty account is the first one that can be used. */
export const emptyEntry = { amount: '', account: '', password: '', code: '' };

/** The amount and the account are entered first, then the withdrawal is looked over and sent. */
export type Step = 'enter' | 'review';

/** Step of the time by which waiting times are compared, in milliseconds. */
export const tickMs = 10_000;

/** Accounts that can be paid now: a waiting time that is over within a tick counts as over. Before the time is known, all can. */
export function usableOf<Account extends Pick<PayoutAccount, 'usableFrom'>>(
  accounts: readonly Account[],
  now: number | null,
): Account[] {
  return accounts.filter(({ usableFrom }) => now === null || now + tickMs >= usableFrom);
}

/** True when a code by SMS is due for a typed amount. */
export function isCodeDue(
  { codeFrom }: Pick<WithdrawSettings, 'codeFrom'>,
  typed: string,
): boolean {
  const amount = typedAmount(typed);
  return amount !== null && codeFrom !== null && amount >= codeFrom;
}

interface Checked {
  readonly step: Step;
  readonly settings: Snapshot<WithdrawSettings>;
  readonly usable: readonly Pick<PayoutAccount, 'id'>[];
}

/** Faults of the fields of a step. An empty account stands for the first one. */
export function entryFaults(
  entry: typeof emptyEntry,
  { step, settings, usable }: Checked,
): Faults<typeof emptyEntry, FormFault> {
  const { amount, account, password, code } = entry;
  const isChosen = usable.some(({ id }) => id === account || account === '');
  const first = {
    amount: withdrawFault(amount, settings),
    account: isChosen ? null : ('required' as const),
  };
  if (step === 'enter') return first;
  return {
    ...first,
    password: settings.passwordDue ? pinFault(password) : null,
    code: isCodeDue(settings, amount) ? codeFault(code) : null,
  };
}
