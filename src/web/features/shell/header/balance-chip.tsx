import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './balance-chip.module.css';

/** The balance. It is loaded each minute, and when the button is pressed. */
export function BalanceChip() {
  const { t } = useLingui();
  const { balance } = useApp();
  const { centavos: cash, inGame, phase, at } = useSnapshot(balance.state);
  const centavos = inGame ?? cash;

  return (
    <div className={styles.chip} data-phase={phase}>
      <VisuallyHidden>{t`Balance`}</VisuallyHidden>
      {centavos === null && at === null ? (
        phase === 'failed' ? (
          <span>{t`Not loaded`}</span>
        ) : (
          <Skeleton />
        )
      ) : (
        <OwnMoney centavos={centavos} />
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
