import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { Invitation } from '#protocol/calls/rewards/referral.ts';
import { type ReferralStage, referralStages } from '#protocol/vocabulary/referral.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import styles from './friends.module.css';

const stageNames: Readonly<Record<ReferralStage, MessageDescriptor>> = {
  registered: msg`Registered`,
  deposit: msg`Deposit`,
  turnover: msg`Turnover`,
};

/** An invited player: the masked name, the stages reached and what they have paid. */
export function FriendRow({ invitation }: { invitation: Snapshot<Invitation> }) {
  const { t } = useLingui();
  const { name, at, state, reached, earned } = invitation;
  return (
    <li data-state={state}>
      <p className={styles.who}>
        <bdi>{name}</bdi>
        <span className={styles.note}>{formatDate(at, useLanguage())}</span>
      </p>
      {state === 'counted' ? (
        <ol className={styles.steps}>
          {referralStages.map((stage) => (
            <li key={stage} data-done={reached.includes(stage) || undefined}>
              {reached.includes(stage) && <Icon name="check" />}
              <span>{t(stageNames[stage])}</span>
              <VisuallyHidden>
                {reached.includes(stage) ? <Trans>: reached</Trans> : <Trans>: open</Trans>}
              </VisuallyHidden>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.held}>
          <Badge>
            {state === 'held' ? <Trans>We are checking</Trans> : <Trans>Does not count</Trans>}
          </Badge>
        </p>
      )}
      <p className={styles.earned}>{earned !== 0 && <Money centavos={earned} gain />}</p>
    </li>
  );
}
