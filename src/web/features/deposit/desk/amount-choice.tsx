import { useLingui } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { DepositChannel } from '#protocol/model/cashier/deposit-channel.ts';
import { toPesos } from '#protocol/model/money.ts';
import { typedAmount } from '#protocol/written-amount.ts';
import type { DepositFault } from '#core/cashier/deposit-fault.ts';
import type { Language } from '#protocol/model/language.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { AmountField } from '../../../widgets/amount-field/amount-field.tsx';
import styles from './amount-choice.module.css';
import type { DepositLimit } from './limit-left.tsx';
import type { DepositForm } from './use-deposit-form.ts';

interface AmountChoiceProps {
  channel: Snapshot<DepositChannel> | null;
  form: DepositForm;
  /** The amount that the play limits of the member leave. */
  limit: DepositLimit;
}

/** An amount for a small button: without the decimals of whole pesos. */
function formatPreset(centavos: number, language: Language): string {
  const text = formatMoney(centavos, language);
  return centavos % 100 === 0 ? text.replace(/[.,]00(?!\d)/, '') : text;
}

/** The amount: a preset of the channel, or typed. */
export function AmountChoice({ channel, form, limit }: AmountChoiceProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { amount } = form.entry;
  const chosen = typedAmount(amount);
  const fill = (text: string) => form.fill(() => ({ amount: text }));
  const messages = useFaultMessages(channel, limit);
  const fault = form.fault('amount');
  const [least, most] =
    channel === null || channel.most === null
      ? ['', '']
      : [formatMoney(channel.least, language), formatMoney(channel.most, language)];

  return (
    <div className={styles.choice}>
      <AmountField
        label={t`Amount`}
        name="amount"
        required
        value={amount}
        onChange={fill}
        hint={most === '' ? undefined : t`From ${least} to ${most}`}
        error={fault === null || fault === 'closed' ? null : messages[fault]}
      />
      <div className={styles.presets} role="group" aria-label={t`Amounts to choose from`}>
        {presetsOf(channel, limit?.remaining ?? null).map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={chosen === preset}
            onClick={() => fill(String(toPesos(preset)))}
          >
            {formatPreset(preset, language)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The presets of a channel that are within its limits, and within what the play limits leave. */
function presetsOf(
  channel: Snapshot<DepositChannel> | null,
  left: number | null,
): readonly number[] {
  if (channel === null) return [];
  const { presets, least, most } = channel;
  return [...new Set(presets)].filter(
    (preset) =>
      preset >= Math.max(1, least ?? 0) && preset <= Math.min(most ?? Infinity, left ?? Infinity),
  );
}

function useFaultMessages(
  channel: Snapshot<DepositChannel> | null,
  limit: DepositLimit,
): Readonly<Record<DepositFault, string>> {
  const { t } = useLingui();
  const language = useLanguage();
  const { name, least, most } = channel ?? { name: '', least: 0, most: 0 };
  const [from, to] = [formatMoney(least, language), formatMoney(most ?? 0, language)];
  const left = formatMoney(limit?.remaining ?? null, language);
  return {
    aboveLimit: t`Your play limits leave ${left} for now.`,
    required: t`Please choose an amount, or type one.`,
    tooLittle: t`${name} takes ${from} or more.`,
    tooMuch: t`${name} takes ${to} at most. You can deposit again after this one.`,
  };
}
