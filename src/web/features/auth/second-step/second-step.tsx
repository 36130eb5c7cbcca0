import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect } from 'react';
import type { SecondStepOffer } from '#contract/model/second-step.ts';
import type { Accounts } from '#core/accounts/accounts.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { FailureMessage } from '../failure-message.tsx';
import { ChannelChoice } from './channel-choice.tsx';
import { SecondStepField } from './second-step-field.tsx';
import styles from '../forms.module.css';
import { useSecondStep } from './use-second-step.ts';
import { WithAccounts } from '../with-accounts.tsx';

interface SecondStepProps {
  offers: readonly SecondStepOffer[];
  onDone: () => void;
}

/** Second step of a login, by one of the offered channels. */
export function SecondStep(props: SecondStepProps) {
  return <WithAccounts>{(accounts) => <Step accounts={accounts} {...props} />}</WithAccounts>;
}

function Step({ accounts, offers, onDone }: SecondStepProps & { accounts: Accounts }) {
  const { t } = useLingui();
  const { session } = useApp();
  const { form, request, pending, failure, choose, send } = useSecondStep({
    accounts,
    offers,
    onDone,
  });
  const { channel, code } = form.entry;
  const { form: place } = form;

  useLayoutEffect(() => {
    place.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [place]);

  return (
    <Form form={form} onSubmit={send} refusal={failure && <FailureMessage failure={failure} />}>
      <p className={styles.why}>
        <Trans>
          We do not know this connection yet. Show us that it is you, and you are logged in.
        </Trans>
      </p>
      <ChannelChoice
        label={t`How would you like to show it?`}
        offers={offers}
        value={channel}
        onChoose={choose}
      />
      <SecondStepField
        channel={channel}
        request={request}
        value={code}
        onChange={(typed) => form.change({ code: typed })}
        fault={form.fault('code')}
      />
      <Button type="submit" variant="primary" size="large" wide pending={pending}>
        <Trans>Continue</Trans>
      </Button>
      <Button variant="plain" icon="back" onClick={() => void session.cancelSecondStep()}>
        <Trans>Back to logging in</Trans>
      </Button>
    </Form>
  );
}
