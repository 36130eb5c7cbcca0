import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './game-bar.module.css';

/** The money that the game is played with: the wallet of its vendor, or the balance where games share one wallet. Renders nothing until it is loaded. */
export function GameBalance({ vendor }: { vendor: string | null }) {
  const { t } = useLingui();
  const { balance } = useApp();
  const { centavos: all, wallets } = useSnapshot(balance.state);
  const wallet = vendor === null ? undefined : wallets.find((one) => one.vendor === vendor);
  const centavos = wallet?.centavos ?? all;
  if (centavos === null) return null;
  return (
    <p className={styles.balance}>
      <VisuallyHidden>{t`Balance`}</VisuallyHidden>
      <Money centavos={centavos} />
    </p>
  );
}
