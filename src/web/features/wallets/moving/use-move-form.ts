import { useLingui } from '@lingui/react/macro';
import type { Wallet } from '#protocol/calls/wallet.ts';
import { typedAmount } from '#protocol/written-amount.ts';
import type { WalletTransfers } from '#core/cashier/cashier.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { type Faults, useForm } from '../../../lib/form/use-form.ts';
import { useWalletName } from './use-wallet-name.ts';

/** The value of the main wallet in a choice. No vendor has this code. */
export const mainChoice = '@main';

/** The wallets by their choices, and the amount as typed. */
interface MoveEntry {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
}

/** The fault of a field. */
export type MoveFault = 'required' | 'same' | 'closed' | 'balance';

const choiceOf = (vendor: string | null) => vendor ?? mainChoice;

/** The wallet of a choice. */
export function chosenWallet(wallets: readonly Wallet[], choice: string): Wallet | undefined {
  return wallets.find(({ vendor }) => choiceOf(vendor) === choice);
}

function faultsOf(wallets: readonly Wallet[], { from, to, amount }: MoveEntry) {
  const target = chosenWallet(wallets, to);
  const centavos = typedAmount(amount) ?? 0;
  const isTooMuch = centavos > (chosenWallet(wallets, from)?.centavos ?? Infinity);
  const ofTarget = target?.underMaintenance ? 'closed' : to === from ? 'same' : null;
  const faults: Faults<MoveEntry, MoveFault> = {
    to: target === undefined ? 'required' : ofTarget,
    amount: centavos === 0 ? 'required' : isTooMuch ? 'balance' : null,
  };
  return faults;
}

/** The form that moves money between wallets. `choose` fills in its wallets and leads to the amount. */
export function useMoveForm(transfers: WalletTransfers, wallets: readonly Wallet[]) {
  const { t } = useLingui();
  const { ui } = useApp();
  const language = useLanguage();
  const nameOf = useWalletName();
  const form = useForm<MoveEntry, MoveFault>({ from: mainChoice, to: '', amount: '' }, (entry) =>
    faultsOf(wallets, entry),
  );
  const { attempt, ...submission } = useAttempt();

  async function move() {
    const from = chosenWallet(wallets, form.entry.from)?.vendor ?? null;
    const target = chosenWallet(wallets, form.entry.to);
    const centavos = typedAmount(form.entry.amount) ?? 0;
    await transfers.move({ from, to: target?.vendor ?? null, amount: centavos });
    form.markSent();
    form.fill(() => ({ amount: '' }));
    const amount = formatMoney(centavos, language);
    const name = target === undefined ? '' : nameOf(target);
    ui.toast(t`${amount} is in ${name} now.`, { tone: 'good' });
  }

  return {
    form,
    submission,
    send: () => form.validate() && attempt(move),
    /** Null stands for the main wallet. */
    choose(from: string | null, to: string | null): void {
      form.change({ from: choiceOf(from), to: choiceOf(to) });
      const field = form.form.current?.querySelector<HTMLInputElement>('[name="amount"]');
      field?.scrollIntoView?.({ block: 'center' });
      field?.focus({ preventScroll: true });
    },
  };
}

export type MoveForm = ReturnType<typeof useMoveForm>;
