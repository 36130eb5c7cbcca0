import { isClaimable } from '#protocol/model/rewards/reward.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { RewardGroup } from '#core/rewards/rewards.ts';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import { RewardValue } from '../reward-value.tsx';
import styles from '../rewards.module.css';
import { sourceNames } from '../source-names.ts';
import { LastDay } from './last-day.tsx';
import { type ClaimProps, OfferRow } from './offer-row.tsx';

/** The rewards of one source in one row, with their count and sum. They can be claimed together or one by one. */
export function OfferGroup({
  group: { source, rewards, sums },
  claims,
  onResults,
}: ClaimProps & { group: RewardGroup }) {
  const { t } = useLingui();
  const name = t(sourceNames[source]);
  const count = rewards.length;
  // The one that ends first is at the top.
  const [first] = rewards;
  const terms = [...new Set(rewards.map((reward) => reward.terms))];
  return (
    <li className={styles.row} aria-label={name}>
      <div className={styles.words}>
        <span className={styles.title}>
          <Plural value={count} one="# reward" other="# rewards" />
        </span>
        <span>
          <Badge>{name}</Badge>
        </span>
        {terms.map((one) => (
          <bdi key={one} className={styles.note}>
            {one}
          </bdi>
        ))}
        {first && (
          <span className={styles.note}>
            <LastDay expiresAt={first.expiresAt} />
          </span>
        )}
      </div>
      <div className={styles.end}>
        {sums.map((sum) => (
          <RewardValue key={sum.kind} reward={sum} />
        ))}
        <ClaimGroup name={name} rewards={rewards} claims={claims} onResults={onResults} />
      </div>
      <EachOffer name={name} rewards={rewards} claims={claims} onResults={onResults} />
    </li>
  );
}

type GroupProps = ClaimProps & { name: string; rewards: RewardGroup['rewards'] };

/** Claims all rewards of a group that can be claimed. Renders nothing without one. */
function ClaimGroup({ name, rewards, claims, onResults }: GroupProps) {
  const { t } = useLingui();
  const { attempt, ...state } = useAttempt();
  const count = rewards.filter(isClaimable).length;
  const claim = async () => onResults(await claims.claimAll(rewards));
  if (count === 0) return null;
  return (
    <AttemptButton
      of={state}
      aria-label={t`Claim ${count}: ${name}`}
      onClick={() => attempt(claim)}
    >
      <Trans>Claim {count}</Trans>
    </AttemptButton>
  );
}

/** The rewards of a group, one by one, when the player opens them. */
function EachOffer({ name, rewards, claims, onResults }: GroupProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.each}>
      <Button variant="plain" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? <Trans>Hide them</Trans> : <Trans>Show each</Trans>}
      </Button>
      {isOpen && (
        <ul className={styles.rows} aria-label={name}>
          {rewards.map((reward) => (
            <OfferRow key={reward.id} reward={reward} claims={claims} onResults={onResults} />
          ))}
        </ul>
      )}
    </div>
  );
}
