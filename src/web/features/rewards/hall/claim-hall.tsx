import { isClaimable } from '#protocol/model/rewards/reward.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Reward } from '#protocol/model/rewards/reward.ts';
import { type ClaimResult, type Claims, groupRewards } from '#core/rewards/rewards.ts';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from '../rewards.module.css';
import { ClaimResults } from './claim-results.tsx';
import { ConditionsOfCash } from './conditions-of-cash.tsx';
import { OfferGroup } from './offer-group.tsx';
import { type ClaimProps, OfferRow } from './offer-row.tsx';

interface ClaimHallProps {
  claims: Claims;
  /** Takes one row, also while there is nothing to show. The reward centre has the rest. */
  isBrief?: boolean;
}

const briefRows = 1;

/** The rewards that can be claimed now, one or all, and the results of the last claims. */
export function ClaimHall({ claims, isBrief = false }: ClaimHallProps) {
  const { rewards, conditions, ...query } = useSnapshot(claims.state);
  const [results, setResults] = useState<readonly ClaimResult[]>([]);
  useEffect(() => void claims.load(), [claims]);
  return (
    <Section
      title={<Trans>Claim hall</Trans>}
      busy={query.phase === 'loading'}
      action={
        rewards.filter(isClaimable).length > 1 && (
          <ClaimAll claims={claims} onResults={setResults} />
        )
      }
    >
      <div aria-live="polite">{results.length > 0 && <ClaimResults results={results} />}</div>
      <QueryView
        query={query}
        hasContent={rewards.length > 0}
        placeholder={isBrief ? <Waiting /> : <FormSkeleton />}
        empty={<Nothing isBrief={isBrief} />}
        onRetry={() => void claims.load()}
      >
        <Offers {...{ rewards, claims, isBrief }} onResults={setResults} />
      </QueryView>
      {conditions && !isBrief && <ConditionsOfCash conditions={conditions} />}
    </Section>
  );
}

interface OffersProps extends ClaimProps {
  rewards: readonly Reward[];
  isBrief: boolean;
}

/** The rewards in rows, the rewards of one source together. */
function Offers({ rewards, isBrief, ...to }: OffersProps) {
  const { t } = useLingui();
  const groups = groupRewards(rewards);
  const shown = isBrief ? groups.slice(0, briefRows) : groups;
  const left = rewards.length - shown.flatMap((group) => group.rewards).length;
  return (
    <>
      <ul className={styles.rows} aria-label={t`Rewards to claim`}>
        {shown.map((group) => {
          const [first] = group.rewards;
          if (first && group.rewards.length === 1) {
            return <OfferRow key={first.id} reward={first} {...to} />;
          }
          return <OfferGroup key={group.source} group={group} {...to} />;
        })}
      </ul>
      {left > 0 && (
        <ButtonLink to="/member" search={{ page: 'rewardCenter' }} variant="plain">
          <Plural value={left} one="See # more reward" other="See # more rewards" />
        </ButtonLink>
      )}
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.row}>
      <Skeleton shape="title" />
    </div>
  );
}

function Nothing({ isBrief }: { isBrief: boolean }) {
  const title = <Trans>Nothing to claim now</Trans>;
  const help = <Trans>Tickets, gifts of levels and prizes wait here until you take them.</Trans>;
  if (!isBrief) return <EmptyState icon="gift" title={title} help={help} />;
  return (
    <div className={styles.row}>
      <p className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.note}>{help}</span>
      </p>
    </div>
  );
}

function ClaimAll({ claims, onResults }: ClaimProps) {
  const { attempt, ...state } = useAttempt();
  const claimAll = async () => onResults(await claims.claimAll());
  return (
    <AttemptButton
      of={state}
      variant="primary"
      icon={<Icon name="gift" />}
      onClick={() => attempt(claimAll)}
    >
      <Trans>Claim all</Trans>
    </AttemptButton>
  );
}
