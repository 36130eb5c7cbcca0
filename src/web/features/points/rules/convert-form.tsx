import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { typedWhole } from '#protocol/written-amount.ts';
import { convertFault, type ConvertFault, type Points, worthOf } from '#core/points/points.ts';
import { formatCount, formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import { SpokenText } from '../../../ui/spoken-text/spoken-text.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { FieldFault } from '../../../widgets/account-form/field-fault.ts';
import { pinFault } from '../../../widgets/account-form/pin-rule.ts';
import { useSecretSubmit } from '../../../widgets/account-form/use-secret-submit.ts';
import { WithdrawalPasswordField } from '../../../widgets/account-form/withdrawal-password-field.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import styles from './rules.module.css';

const empty = { points: '', withdrawalPassword: '' };

type Fault = FieldFault | ConvertFault;

function isOfPoints(fault: Fault | null): fault is ConvertFault {
  return fault === 'required' || fault === 'least' || fault === 'balance';
}

function useConvertForm(points: Points, balance: number) {
  const { t } = useLingui();
  const { ui } = useApp();
  const language = useLanguage();
  const { exchange } = useSnapshot(points.mall.state);
  const form = useForm<typeof empty, Fault>(empty, (entry) => ({
    points: convertFault(exchange, balance, entry.points),
    withdrawalPassword: pinFault(entry.withdrawalPassword),
  }));
  const { send, ...submission } = useSecretSubmit({
    withdrawalPassword: (fault) => form.setFaults({ withdrawalPassword: fault }),
  });

  const count = typedWhole(form.entry.points) ?? 0;
  const worth = worthOf(exchange, count);

  async function convert() {
    const done = await points.convert(count, form.entry.withdrawalPassword);
    form.markSent();
    form.fill(() => empty);
    // A gateway that only confirms the conversion has paid what the member confirmed.
    const money = formatMoney(done.pays || worth, language);
    ui.toast(t`${money} is in your balance.`, { tone: 'good' });
  }

  return {
    form,
    submission,
    worth,
    least: exchange[0]?.least ?? 0,
    submit: () => form.validate() && send(convert),
  };
}

/** Converts points to money in the balance. */
export function ConvertForm({ points }: { points: Points }) {
  const { t } = useLingui();
  const language = useLanguage();
  const balance = useSnapshot(points.balance.state).points ?? 0;
  const { form, submission, worth, least, submit } = useConvertForm(points, balance);
  const { entry, change, fault } = form;
  const worthText = formatMoney(worth, language);
  const leastCount = formatCount(least, language);
  const messages: Readonly<Record<ConvertFault, string>> = {
    required: t`Please enter a whole number of points.`,
    least: t`Please convert ${leastCount} points or more.`,
    balance: t`You do not have that many points.`,
  };
  const pointsFault = fault('points');
  const passwordFault = fault('withdrawalPassword');
  return (
    <section className={styles.card} aria-labelledby="convert-points">
      <h2 id="convert-points">
        <Trans>Convert points to money</Trans>
      </h2>
      <Form form={form} submission={submission} onSubmit={submit}>
        <TextField
          label={t`Points`}
          name="points"
          inputMode="numeric"
          autoComplete="off"
          required
          value={entry.points}
          maxLength={20}
          onChange={({ target }) => change({ points: target.value })}
          error={isOfPoints(pointsFault) ? messages[pointsFault] : null}
          details={
            <p>
              <SpokenText
                text={entry.points === '' ? '' : `${t`Into your balance`}: ${worthText}`}
              />
              <Trans>
                You get <Money centavos={worth} /> into your balance, at once.
              </Trans>
            </p>
          }
        />
        <WithdrawalPasswordField
          value={entry.withdrawalPassword}
          onChange={(withdrawalPassword) => change({ withdrawalPassword })}
          fault={passwordFault}
        />
        <SubmitButton>
          <Trans>Convert</Trans>
        </SubmitButton>
      </Form>
    </section>
  );
}
