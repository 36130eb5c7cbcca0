import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import { Trans } from '@lingui/react/macro';
import type { DepositFailure, DepositReview } from '#protocol/vocabulary/deposit-state.ts';
import { Money } from '../../../widgets/money/money.tsx';

/** The reason for which a deposit was not paid, and what follows from it. */
export function FailureWords({ failure, name }: { failure: DepositFailure; name: string }) {
  switch (failure) {
    case 'declined':
      return (
        <Trans>
          The payment was declined at {name}, and no money was taken. Try again, or choose another
          way to pay.
        </Trans>
      );
    case 'refused':
      return <Trans>{name} did not take this payment. Choose another way to pay.</Trans>;
    case 'notTaken':
      return <Trans>{name} did not answer, so this payment never began. Please begin again.</Trans>;
    case 'notReceived':
      return (
        <Trans>
          Your transfer did not reach our account. Please check it at your bank, and contact us with
          its receipt.
        </Trans>
      );
  }
}

interface ReviewWordsProps {
  review: DepositReview;
  /** The amount that has arrived; null before. */
  received: MaybeCentavos;
  amount: MaybeCentavos;
}

/** The reason for which a deposit is checked. */
export function ReviewWords({ review, received, amount }: ReviewWordsProps) {
  switch (review) {
    case 'proof':
      return (
        <Trans>
          Thank you, we have your proof. We add the money as soon as we find it on our account, and
          tell you here and in your messages.
        </Trans>
      );
    case 'amount':
      return (
        <Trans>
          <Money centavos={received} /> arrived in place of <Money centavos={amount} />. We check
          it, and add it or send it back.
        </Trans>
      );
    case 'afterEnd':
      return (
        <Trans>
          Your money arrived after this deposit had ended. It is safe: we check it, and add it or
          send it back.
        </Trans>
      );
    case 'unknown':
      return (
        <Trans>Money arrived that we have to look at. It is safe; you need not do anything.</Trans>
      );
  }
}
