import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Snapshot } from 'valtio';
import type { Withdrawal } from '#protocol/model/cashier/withdrawal.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { SpokenText } from '../../../ui/spoken-text/spoken-text.tsx';
import { UsualTime } from '../../../widgets/cashier/usual-time.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import styles from './one-withdrawal.module.css';

interface OutcomeProps {
  withdrawal: Snapshot<Withdrawal>;
  usualSeconds: number | null;
}

/** The state of the withdrawal in words, and the next step. */
export function Outcome({ withdrawal, usualSeconds }: OutcomeProps) {
  const { state, confirmedBy } = withdrawal;
  switch (state) {
    case 'requested':
    case 'taken':
    case 'approved':
    case 'paying':
      return <UnderWay usualSeconds={usualSeconds} />;
    case 'failed':
      return (
        <Callout tone="bad">
          <Trans>The payment did not go through. We try again, or your money comes back.</Trans>
        </Callout>
      );
    case 'paid':
      return <Paid />;
    case 'confirmed':
      return (
        <Callout tone="good">
          {confirmedBy === 'player' ? (
            <Trans>You told us that the money has arrived. Enjoy it!</Trans>
          ) : (
            <Trans>It counts as received.</Trans>
          )}
          <Reason reason={withdrawal.reason} />
        </Callout>
      );
    case 'disputed':
      return <Disputed withdrawal={withdrawal} />;
    case 'compensated':
      return (
        <Callout tone="good">
          <Trans>The missing part was paid.</Trans>
          <Reason reason={withdrawal.reason} />
        </Callout>
      );
    case 'cancelled':
    case 'rejected':
    case 'released':
      return <GivenBack withdrawal={withdrawal} />;
    case 'other':
      return <Reason reason={withdrawal.reason} />;
  }
}

function UnderWay({ usualSeconds }: Pick<OutcomeProps, 'usualSeconds'>): ReactNode {
  const { t } = useLingui();
  const words = t`We have your request. You can leave this page: we will keep you informed.`;
  return (
    <Callout>
      <span>{words}</span>
      <SpokenText text={words} />
      {usualSeconds !== null && (
        <p>
          <Trans>
            Withdrawals usually take <UsualTime seconds={usualSeconds} />.
          </Trans>
        </p>
      )}
    </Callout>
  );
}

function Paid(): ReactNode {
  return (
    <Callout tone="good">
      <p>
        <Trans>We have paid it. Please tell us if the money has arrived.</Trans>
      </p>
      <ButtonLink to="/member" search={{ page: 'withdrawConfirmation' }} size="small">
        <Trans>Confirm the payment</Trans>
      </ButtonLink>
    </Callout>
  );
}

function Disputed({ withdrawal: { dispute } }: Pick<OutcomeProps, 'withdrawal'>): ReactNode {
  return (
    <Callout>
      {dispute?.kind === 'partly' ? (
        <Trans>
          You told us that <Money centavos={dispute.missing} /> are missing. We look into it.
        </Trans>
      ) : dispute?.kind === 'notReceived' ? (
        <Trans>You told us that nothing has arrived. We look into it.</Trans>
      ) : (
        <Trans>We look into it and tell you</Trans>
      )}
    </Callout>
  );
}

function GivenBack({ withdrawal }: Pick<OutcomeProps, 'withdrawal'>): ReactNode {
  const { state, returned, reason } = withdrawal;
  return (
    <Callout tone={state === 'cancelled' ? 'plain' : 'bad'}>
      <p>
        {state === 'cancelled' ? (
          <Trans>You cancelled this withdrawal.</Trans>
        ) : state === 'rejected' ? (
          <Trans>We could not accept this withdrawal.</Trans>
        ) : (
          <Trans>This withdrawal could not be paid.</Trans>
        )}{' '}
        {returned !== null && returned > 0 && (
          <Trans>
            <Money centavos={returned} /> are back in your balance.
          </Trans>
        )}
      </p>
      <Reason reason={reason} />
    </Callout>
  );
}

/** The reason of the operator. */
function Reason({ reason }: { reason: string }) {
  if (reason === '') return null;
  // An element, because a Trans reads the tags of a text as its own.
  const shownReason = <bdi>{reason}</bdi>;
  return (
    <p className={styles.reason}>
      <Trans>Reason: {shownReason}</Trans>
    </p>
  );
}
