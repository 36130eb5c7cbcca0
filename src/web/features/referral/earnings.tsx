import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Snapshot } from 'valtio';
import type { ReplyOf } from '#protocol/call.ts';
import type { getReferralDetails } from '#protocol/calls/rewards/referral.ts';
import type { Referral } from '#core/rewards/rewards.ts';
import { formatMoney, unknownSign } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useAttempt } from '../../lib/attempt/use-attempt.ts';
import { AttemptButton } from '../../widgets/attempt-button/attempt-button.tsx';
import { Money } from '../../widgets/money/money.tsx';
import styles from './earnings.module.css';

interface EarningsProps {
  referral: Referral;
  details: Snapshot<ReplyOf<typeof getReferralDetails>>;
}

/** The number of friends, what they have paid, and the button to claim what waits. */
export function Earnings({ referral, details: { invited, paid, claimable } }: EarningsProps) {
  const claims = useAttempt();
  const [claimed, setClaimed] = useState<MaybeCentavos>(null);
  const language = useLanguage();
  const waiting = formatMoney(claimable, language);
  const done = formatMoney(claimed, language);

  function claim(): void {
    claims.attempt(async () => setClaimed(await referral.claim()));
  }

  return (
    <section className={styles.card} aria-labelledby="earnings">
      <h2 id="earnings">
        <Trans>Your earnings</Trans>
      </h2>
      <dl>
        <div>
          <dt>
            <Trans>Friends</Trans>
          </dt>
          <dd>{invited ?? unknownSign}</dd>
        </div>
        <div>
          <dt>
            <Trans>Earned</Trans>
          </dt>
          <dd>
            <Money centavos={paid} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>To claim</Trans>
          </dt>
          <dd>
            <Money centavos={claimable} gain />
          </dd>
        </div>
      </dl>
      {claimable !== null && claimable > 0 && (
        <AttemptButton of={claims} variant="primary" wide onClick={claim}>
          <Trans>Claim {waiting}</Trans>
        </AttemptButton>
      )}
      <p role="status" className={styles.status}>
        {claimed !== null && claimed > 0 && <Trans>{done} is in your main wallet.</Trans>}
      </p>
    </section>
  );
}
