import { Trans, useLingui } from '@lingui/react/macro';
import { depositFault } from '#core/cashier/deposit-fault.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useUnsavedWork } from '../../../lib/form/unsaved-work.ts';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { AmountChoice } from './amount-choice.tsx';
import { BonusChoice } from './bonus-choice.tsx';
import { ChannelChoice } from './channel-choice.tsx';
import styles from './deposit-desk.module.css';
import { LimitLeft } from './limit-left.tsx';
import type { NewDepositProps } from './new-deposit-props.ts';
import { RepeatLast } from './repeat-last.tsx';
import { SumsOfDeposit } from './sums-of-deposit.tsx';
import { useBeginDeposit } from '../use-begin-deposit.ts';
import { useDepositForm } from './use-deposit-form.ts';

/** Begins a deposit: the last one again, or by a channel, an amount and a bonus. */
export function NewDeposit({ deposits, settings, groups, preselected }: NewDepositProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { form, channel, bonuses, bonus, centavos } = useDepositForm({
    settings,
    groups,
    preselected,
  });
  const { begin, ...submission } = useBeginDeposit(deposits);
  // Nothing covers or reloads a page on which an amount is typed.
  useUnsavedWork(form.entry.amount !== '' || submission.pending);

  const { limit } = settings;
  const left = limit?.remaining ?? null;
  const canPay = channel !== null && depositFault(form.entry.amount, channel, left) === null;
  const sum = canPay && centavos !== null ? formatMoney(centavos, language) : null;

  function submit() {
    if (!form.validate() || channel === null || centavos === null) return;
    begin({ channel, amount: centavos, bonusId: bonus?.id ?? null });
  }

  return (
    <>
      <RepeatLast
        deposits={deposits}
        last={settings.last}
        left={left}
        channels={groups.flat()}
        isBusy={submission.pending}
      />
      <section className={styles.card} aria-label={t`New deposit`}>
        <Form form={form} submission={submission} onSubmit={submit}>
          <div className={styles.columns}>
            <div className={styles.column}>
              <ChannelChoice groups={groups} channel={channel} form={form} />
            </div>
            <div className={styles.column}>
              <LimitLeft limit={limit} />
              <AmountChoice channel={channel} form={form} limit={limit} />
              <BonusChoice
                bonuses={bonuses}
                preselected={preselected}
                amount={centavos}
                chosen={form.entry.bonus}
                onChoose={(id) => form.fill(() => ({ bonus: id }))}
              />
              <SumsOfDeposit channel={channel} amount={centavos} bonus={bonus} />
              <SubmitButton>
                {sum === null ? <Trans>Deposit</Trans> : <Trans>Deposit {sum}</Trans>}
              </SubmitButton>
            </div>
          </div>
        </Form>
      </section>
    </>
  );
}
