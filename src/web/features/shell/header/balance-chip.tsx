import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './balance-chip.module.css';

/** What the player has, asked for anew each minute and at a press. */
export function BalanceChip() {
  const { t } = useLingui();
  const { balance } = useApp();
  const { centavos, phase } = useSnapshot(balance.state);

  useEffect(() => balance.watch(), [balance]);

  return (
    <div className={styles.chip} data-phase={phase}>
      <VisuallyHidden>{t`Balance`}</VisuallyHidden>
      {centavos === null ? (
        phase === 'failed' ? (
          <span>{t`Not known`}</span>
        ) : (
          <Skeleton />
        )
      ) : (
        <Money centavos={centavos} />
      )}
      <IconButton
        icon="refresh"
        label={t`Refresh balance`}
        aria-busy={phase === 'loading' || undefined}
        onClick={() => void balance.load()}
      />
    </div>
  );
}
