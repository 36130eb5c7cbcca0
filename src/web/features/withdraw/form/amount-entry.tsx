import { Trans, useLingui } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { WithdrawSettings } from '#protocol/model/cashier/withdraw-settings.ts';
import { toPesos } from '#protocol/model/money.ts';
import { typedAmount } from '#protocol/written-amount.ts';
import { mostWithdrawable } from '#core/cashier/cashier.ts';
import { formatMoney, unknownSign } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { AmountField } from '../../../widgets/amount-field/amount-field.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { useFaultMessage } from '../../../widgets/account-form/field-fault.ts';
import type { WithdrawFormState } from './use-withdraw-form.ts';
import type { FormFault } from './withdraw-entry.ts';
import styles from './withdraw-form.module.css';

interface AmountEntryProps {
  state: WithdrawFormState;
  settings: Snapshot<WithdrawSettings>;
}

/** The amount, typed or chosen. */
export function AmountEntry({ state: { form }, settings }: AmountEntryProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const faultWords = useAmountFaultWords(settings);
  const most = mostWithdrawable(settings);
  // The gateway decides about a choice while the cash is unknown.
  const largest = settings.withdrawable === null ? Infinity : most;
  const presets = settings.presets.filter(
    (preset) => preset >= (settings.least ?? 0) && preset <= largest,
  );
  const choose = (centavos: number) => form.change({ amount: String(toPesos(centavos)) });
  const isChosen = (centavos: number) => typedAmount(form.entry.amount) === centavos;
  return (
    <AmountField
      label={t`Amount`}
      name="amount"
      required
      value={form.entry.amount}
      onChange={(amount) => form.change({ amount })}
      error={faultWords(form.fault('amount'))}
      details={
        <div className={styles.presets} role="group" aria-label={t`Amounts to choose from`}>
          {presets.map((preset) => (
            <Chip key={preset} pressed={isChosen(preset)} onPress={() => choose(preset)}>
              {formatMoney(preset, language)}
            </Chip>
          ))}
          {most > 0 && !presets.includes(most) && (
            <Chip pressed={isChosen(most)} onPress={() => choose(most)}>
              <Trans>All I can</Trans>
            </Chip>
          )}
        </div>
      }
    />
  );
}

/** The words for a fault of the amount. */
function useAmountFaultWords(settings: Snapshot<WithdrawSettings>) {
  const { t } = useLingui();
  const language = useLanguage();
  const message = useFaultMessage();
  const [least, most, withdrawable, left] = [
    Math.max(1, settings.least ?? 0),
    settings.most,
    settings.withdrawable,
    settings.sumLeft,
  ].map((centavos) => (centavos === null ? unknownSign : formatMoney(centavos, language)));

  const words: Readonly<Record<string, string>> = {
    tooLittle: t`The least is ${least}.`,
    tooMuch: t`The most at once is ${most}.`,
    notThere: t`You can withdraw ${withdrawable} now.`,
    overDay: t`Today you can still withdraw ${left}.`,
  };

  return (fault: FormFault | null): string | null => {
    if (typeof fault === 'string') return words[fault] ?? t`Please enter an amount.`;
    return message(fault, '');
  };
}
