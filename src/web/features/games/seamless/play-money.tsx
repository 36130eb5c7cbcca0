import { Trans } from '@lingui/react/macro';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import styles from './play-money.module.css';
import { usePlayForReal } from './use-play-for-real.ts';

/** Stands in the place of the balance where a game is tried: what is played with is worth nothing, and the same game for money is one press away. */
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
