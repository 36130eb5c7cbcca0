import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { AccountChoice } from './account-choice.tsx';
import { AmountEntry } from './amount-entry.tsx';
import { ChargeLines } from './charge-lines.tsx';
import { Review } from './review.tsx';
import { UnderWay } from './under-way.tsx';
import { useWithdrawForm, type WithdrawFormProps } from './use-withdraw-form.ts';
import styles from './withdraw-form.module.css';

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
