import { Trans } from '@lingui/react/macro';
import { Money } from '../../../widgets/money/money.tsx';
import type { SettledDeposit } from './pending-deposit.ts';
import { FailureWords, ReviewWords } from './reason-words.tsx';

/** The result of a deposit in one sentence. */
export function OutcomeTitle({ deposit }: { deposit: SettledDeposit }) {
  const { name } = deposit.channel;
  switch (deposit.state) {
    case 'created':
      return <Trans>{name} prepares your payment</Trans>;
    case 'paid':
      return (
        <Trans>
          <Money centavos={deposit.added} /> is in your balance
        </Trans>
      );
    case 'failed':
      return <Trans>This deposit was not paid</Trans>;
    case 'expired':
      return <Trans>The time to pay ran out</Trans>;
    case 'cancelled':
      return <Trans>You cancelled this deposit</Trans>;
    case 'review':
      return <Trans>We are checking this deposit</Trans>;
    case 'returned':
      return (
        <Trans>
          We sent <Money centavos={deposit.received} /> back
        </Trans>
      );
    case 'reversed':
      return (
        <Trans>
          {name} took <Money centavos={deposit.received} /> back
        </Trans>
      );
    case 'other':
      return <Trans>Other</Trans>;
  }
}

/** Words about the result of a deposit: what happened, what was kept, what to do. */
export function OutcomeText({ deposit }: { deposit: SettledDeposit }) {
  switch (deposit.state) {
    case 'created':
      return <Trans>This takes a few seconds. No money has moved yet.</Trans>;
    case 'paid':
      return deposit.late ? (
        <Trans>Your payment came after its time. It counts all the same.</Trans>
      ) : (
        <Trans>Your payment has arrived. Have fun, and play within your means.</Trans>
      );
    case 'failed':
      return <FailureWords failure={deposit.failure} name={deposit.channel.name} />;
    case 'expired':
      return (
        <Trans>
          If you have paid, do nothing: the money is added as soon as it arrives, also late. If not,
          just begin again.
        </Trans>
      );
    case 'cancelled':
      return (
        <Trans>
          Please do not pay it any more. If you have paid, we check the money when it arrives.
        </Trans>
      );
    case 'review': {
      const { review, received, amount } = deposit;
      return <ReviewWords review={review} received={received} amount={amount} />;
    }
    case 'returned':
      return (
        <Trans>
          It goes back to where it came from. Your bank or wallet shows when it arrives.
        </Trans>
      );
    case 'reversed':
      return (
        <Trans>
          The payment was withdrawn after it was added, so it left your balance again. Please
          contact us about it.
        </Trans>
      );
    case 'other':
      return null;
  }
}
