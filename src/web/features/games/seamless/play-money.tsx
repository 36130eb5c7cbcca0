import { Trans } from '@lingui/react/macro';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import styles from './play-money.module.css';
import { usePlayForReal } from './use-play-for-real.ts';

/** Replaces the balance in a game with play money: a label, and a button that starts the game for money. */
export function PlayMoney({ node }: { node: number }) {
  const playForReal = usePlayForReal(node);
  return (
    <div className={styles.money}>
      <Badge tone="lamp">
        <Trans>Play money</Trans>
      </Badge>
      <Button size="small" onClick={playForReal}>
        <Trans>Play for real</Trans>
      </Button>
    </div>
  );
}
