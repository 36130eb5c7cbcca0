import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { AnyWithdrawalState } from '#protocol/vocabulary/withdrawal-state.ts';
import type { Withdrawals } from '#core/cashier/cashier.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { WithdrawalRows } from '../parts/withdrawal-rows.tsx';
import { AccountChoice } from './account-choice.tsx';
import { AmountEntry } from './amount-entry.tsx';
import { ChargeLines } from './charge-lines.tsx';
import { Review } from './review.tsx';
import { useWithdrawForm, type WithdrawFormProps } from './use-withdraw-form.ts';
import styles from './withdraw-form.module.css';

/** States in which the money has not left yet. */
const waiting: ReadonlySet<AnyWithdrawalState> = new Set([
  'requested',
  'taken',
  'approved',
  'paying',
  'failed',
]);

/** The withdrawals that the gateway has and that are not paid, so that nobody sends one of them again. Renders nothing without one. */
function UnderWay({ list }: Pick<Withdrawals, 'list'>) {
  const { t } = useLingui();
  const found = useSnapshot(list.state).rows.filter(({ state }) => waiting.has(state));
  if (found.length === 0) return null;
  return (
    <section className={styles.underWay} aria-label={t`Withdrawals under way`}>
      <Callout>
        <Plural
          value={found.length}
          one="A withdrawal is under way already. Send another one only if you want both."
          other="# withdrawals are under way already. Send another one only if you want all of them."
        />
      </Callout>
      <WithdrawalRows label={t`Withdrawals under way`} withdrawals={found} />
    </section>
  );
}

/** Asks for an amount and an account, then shows what will happen and sends it. */
export function WithdrawForm(props: WithdrawFormProps) {
  const state = useWithdrawForm(props);
  const { form, step, submission, submit } = state;
  const isUnanswered = submission.failure !== null && !submission.pending;
  const start = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step);

  useEffect(() => {
    // The focus moves with the step, but a field with a fault has it already.
    if (lastStep.current !== step && form.faultCount === 0) start.current?.focus();
    lastStep.current = step;
  }, [step, form.faultCount]);

  return (
    <div className={styles.frame}>
      <h2 ref={start} tabIndex={-1}>
        {step === 'enter' ? <Trans>New withdrawal</Trans> : <Trans>Is this right?</Trans>}
      </h2>
      <UnderWay list={props.withdrawals.list} />
      {step === 'enter' && isUnanswered && <UnansweredNote />}
      <Form form={form} submission={submission} onSubmit={submit}>
        {step === 'enter' ? (
          <>
            <AmountEntry state={state} settings={props.settings} />
            <AccountChoice state={state} accounts={props.accounts} />
            <ChargeLines amount={state.amount} charge={state.charge} />
            <Button type="submit" variant="primary" size="large" wide>
              <Trans>Continue</Trans>
            </Button>
          </>
        ) : (
          <Review state={state} {...props} />
        )}
      </Form>
    </div>
  );
}

/** The request may have arrived although no answer came. */
function UnansweredNote() {
  return (
    <Callout tone="bad">
      <Trans>
        Your last request got no answer, so it may have arrived. Look at your withdrawals before you
        send another one.
      </Trans>
    </Callout>
  );
}
