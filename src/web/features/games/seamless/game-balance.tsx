import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './game-bar.module.css';

/** The balance of the player. Renders nothing until it is loaded. */
export function GameBalance() {
  const { t } = useLingui();
  const { balance } = useApp();
  const { centavos } = useSnapshot(balance.state);
  if (centavos === null) return null;
  return (
    <p className={styles.balance}>
      <VisuallyHidden>{t`Balance`}</VisuallyHidden>
      <Money centavos={centavos} />
    </p>
  );
}
