import { Trans } from '@lingui/react/macro';
import type { ReferralTerms } from '#protocol/calls/rewards/referral.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Money } from '../../widgets/money/money.tsx';
import styles from './stages.module.css';

/** The reward for each stage of a friend. */
export function Stages({ stages }: { stages: readonly ReferralTerms[] }) {
  return (
    <section className={styles.stages} aria-labelledby="stages">
      <h2 id="stages">
        <Trans>What a friend brings you</Trans>
      </h2>
      <ol>
        {stages.map((terms, place) => (
          <li key={place}>
            <strong>
              <Money centavos={terms.pays || null} />
            </strong>
            <span>
              <StageText terms={terms} />
            </span>
          </li>
        ))}
      </ol>
      <p>
        <Trans>
          Cash in your main wallet once you claim it. Each step asks for a verified mobile number
          and for the steps before it. We first check friends who share a device, an address or an
          account for withdrawals with you or with each other, and many friends on one day.
        </Trans>
      </p>
    </section>
  );
}

function StageText({ terms: { stage, least } }: { terms: ReferralTerms }) {
  const amount = formatMoney(least, useLanguage());
  if (stage === 'registered') return <Trans>when they register</Trans>;
  if (stage === 'deposit') return <Trans>when they have deposited {amount} and bet as much</Trans>;
  if (stage === 'other') return <Trans>Other</Trans>;
  return <Trans>when they reach {amount} of turnover</Trans>;
}
