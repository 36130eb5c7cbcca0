import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect } from 'react';
import type { SecondStepOffer } from '#protocol/model/second-step.ts';
import type { Accounts } from '#core/accounts/accounts.ts';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { ChannelChoice } from './channel-choice.tsx';
import { BackButton, NoChannel } from './no-channel.tsx';
import { SecondStepField } from './second-step-field.tsx';
import styles from '../forms.module.css';
import { useSecondStep } from './use-second-step.ts';
import { WithAccounts } from '../../../widgets/account-form/with-accounts.tsx';

interface SecondStepProps {
  offers: readonly SecondStepOffer[];
  onDone: () => void;
}

/** Second step of a login, by one of the offered channels. Without one, people have to help. */
export function SecondStep(props: SecondStepProps) {
  if (props.offers.length === 0) return <NoChannel />;
  return <WithAccounts>{(accounts) => <Step accounts={accounts} {...props} />}</WithAccounts>;
}

function Step({ accounts, offers, onDone }: SecondStepProps & { accounts: Accounts }) {
  const { t } = useLingui();
  const { form, request, submission, choose, send } = useSecondStep({
    accounts,
    offers,
    onDone,
  });
  const { channel, code } = form.entry;
  const { form: place } = form;
  // Once an authenticator app is on, it is the only channel.
  const isAppOnly = offers.every((offer) => offer.channel === 'ga');

  useLayoutEffect(() => {
    place.current?.querySelector<HTMLElement>('[data-first], [name="code"]')?.focus();
  }, [place]);

  return (
    <Form form={form} onSubmit={send} submission={submission}>
      <p className={styles.why}>
        {isAppOnly ? (
          <Trans>Your account asks for your authenticator app at each login.</Trans>
        ) : (
          <Trans>
            We do not know this connection yet. Show us that it is you, and you are logged in.
          </Trans>
        )}
      </p>
      {!isAppOnly && (
        <ChannelChoice
          label={t`How would you like to show it?`}
          offers={offers}
          value={channel}
          onChoose={choose}
        />
      )}
      <SecondStepField
        channel={channel}
        request={request}
        value={code}
        onChange={(typed) => form.change({ code: typed })}
        fault={form.fault('code')}
      />
      <SubmitButton>
        <Trans>Continue</Trans>
      </SubmitButton>
      <BackButton />
    </Form>
  );
}
