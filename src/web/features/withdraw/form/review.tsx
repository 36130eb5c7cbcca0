import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { AccountName } from '../../../widgets/account-name/account-name.tsx';
import { type FieldFault } from '../../../widgets/account-form/field-fault.ts';
import { WithdrawalPasswordField } from '../../../widgets/account-form/withdrawal-password-field.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { Lines } from '../parts/lines.tsx';
import { ChargeLines } from './charge-lines.tsx';
import { CodeEntry } from './code-entry.tsx';
import type { WithdrawFormProps, WithdrawFormState } from './use-withdraw-form.ts';
import type { FormFault } from './withdraw-entry.ts';
import styles from './withdraw-form.module.css';

interface ReviewProps extends WithdrawFormProps {
  state: WithdrawFormState;
}

/** A fault of a secret belongs to a field, or an empty field. */
function secretFaultOf(fault: FormFault | null): FieldFault | null {
  return typeof fault === 'string' ? 'required' : fault;
}

/** The withdrawal in words, the withdrawal password and the code, and the button that sends. */
export function Review({ state, settings, centre }: ReviewProps) {
  const { t } = useLingui();
  const { form, amount, chosen, charge, codeDue, goBack, submission } = state;
  return (
    <div className={styles.review}>
      <section className={styles.card} aria-label={t`Your withdrawal`}>
        {chosen && <AccountName bank={chosen} line={<bdi>{chosen.number}</bdi>} />}
        <Lines
          lines={[
            {
              id: 'amount',
              name: <Trans>Leaves your balance</Trans>,
              value: <Money centavos={amount ?? 0} />,
            },
          ]}
        />
        <ChargeLines amount={amount} charge={charge} isQuiet />
      </section>
      <LostBonuses settings={settings} />
      {settings.passwordDue && (
        <WithdrawalPasswordField
          name="password"
          value={form.entry.password}
          onChange={(password) => form.change({ password })}
          fault={form.fault('password')}
        />
      )}
      {codeDue && (
        <CodeEntry state={state} centre={centre} fault={secretFaultOf(form.fault('code'))} />
      )}
      <SubmitButton held={charge.isAsked && charge.quote === null}>
        <Trans>Withdraw now</Trans>
      </SubmitButton>
      <Button variant="plain" held={submission.pending} onClick={goBack}>
        <Trans>Change something</Trans>
      </Button>
    </div>
  );
}

/** The bonuses that the withdrawal gives up. Renders nothing without one. */
function LostBonuses({ settings: { turnover } }: Pick<ReviewProps, 'settings'>) {
  if (turnover.length === 0) return null;
  return (
    <Callout tone="bad">
      <p>
        <Trans>This withdrawal gives up what is not played through yet:</Trans>
      </p>
      <ul>
        {turnover.map(({ id, title, lost }) => (
          <li key={id}>
            <bdi>{title}</bdi>: <Money centavos={lost} />
          </li>
        ))}
      </ul>
    </Callout>
  );
}
