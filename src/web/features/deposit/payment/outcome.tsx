import { Trans } from '@lingui/react/macro';
import type { Deposits } from '#core/cashier/deposits.ts';
import type { IconName } from '../../../ui/icon/icon.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { ChannelName } from '../parts/channel-name.tsx';
import { NextSteps } from './next-steps.tsx';
import { OutcomeText, OutcomeTitle } from './outcome-words.tsx';
import type { SettledDeposit } from './pending-deposit.ts';
import { ProofForm } from './proof-form.tsx';
import styles from './shown-deposit.module.css';

type Look = readonly [tone: 'good' | 'wait' | 'bad' | 'plain', icon: IconName];

const looks: Readonly<Record<SettledDeposit['state'], Look>> = {
  created: ['wait', 'clock'],
  paid: ['good', 'check'],
  failed: ['bad', 'alert'],
  expired: ['bad', 'clock'],
  cancelled: ['plain', 'close'],
  review: ['wait', 'search'],
  returned: ['plain', 'back'],
  reversed: ['bad', 'alert'],
  other: ['wait', 'clock'],
};

/** The result of a deposit in words, with the next step. */
export function Outcome({ deposit, deposits }: { deposit: SettledDeposit; deposits: Deposits }) {
  const [tone, icon] = looks[deposit.state];
  const reason = 'reason' in deposit ? deposit.reason : '';
  const canProve = deposit.state === 'expired' && deposit.channel.kind === 'bank';
  return (
    <>
      <header className={styles.head}>
        <ChannelName channel={deposit.channel} />
        <p className={styles.sum}>
          <Money centavos={deposit.amount} />
        </p>
      </header>
      <div className={styles.outcome} data-tone={tone}>
        <span className={styles.mark}>
          <Icon name={icon} />
        </span>
        <h2>
          <OutcomeTitle deposit={deposit} />
        </h2>
        <p>
          <OutcomeText deposit={deposit} />
        </p>
        {reason !== '' && (
          <blockquote dir="auto">
            <p>{reason}</p>
          </blockquote>
        )}
      </div>
      {canProve && (
        <>
          <h2 className={styles.title}>
            <Trans>Already transferred? Send us the proof</Trans>
          </h2>
          <ProofForm id={deposit.id} deposits={deposits} />
        </>
      )}
      <NextSteps deposit={deposit} deposits={deposits} />
    </>
  );
}
