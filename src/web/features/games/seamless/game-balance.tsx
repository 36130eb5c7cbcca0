import { useLingui } from '@lingui/react/macro';
import type { Centavos } from '#protocol/model/money.ts';
import { Money } from '../../../widgets/money/money.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './game-bar.module.css';

/** The money of a game in its bar. Renders nothing until it is known. */
export function GameBalance({ centavos }: { centavos: Centavos | null }) {
  const { t } = useLingui();
  if (centavos === null) return null;
  return (
    <p className={styles.balance}>
      <VisuallyHidden>{t`Balance`}</VisuallyHidden>
      <Money centavos={centavos} />
    </p>
  );
}
