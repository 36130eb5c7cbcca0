import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useRouter } from '@tanstack/react-router';
import type { Centavos } from '#protocol/model/money.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useApp } from '../../../lib/app-context.tsx';
import { useDialog } from '../../../lib/dialog/use-dialog.ts';
import { Money } from '../../../widgets/money/money.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './game-bar.module.css';
import type { FullScreen } from './use-full-screen.ts';

interface GameBarProps {
  name: string;
  /** Time and result of the play, below the name. */
  clock: ReactNode;
  /** The balance, or the play money label. */
  money: ReactNode;
  full: FullScreen;
  onReload: () => void;
  onLeave: () => void;
}

/** The bar above a game: back, name, money, restart and full screen. */
export function GameBar({ name, clock, money, full, onReload, onLeave }: GameBarProps) {
  const { t } = useLingui();
  return (
    <header className={styles.bar}>
      <IconButton icon="back" label={t`Leave the game`} onClick={onLeave} />
      <div className={styles.title}>
        <h1 className={styles.name}>{name}</h1>
        {clock}
      </div>
      {money}
      <IconButton icon="refresh" label={t`Start the game again`} onClick={onReload} />
      <IconButton
        icon={<IconLate name={full.on ? 'shrink' : 'expand'} />}
        label={full.on ? t`Leave full screen` : t`Full screen`}
        onClick={full.toggle}
      />
    </header>
  );
}

/** Opens the same game for money, for guests after the login. */
function usePlayForReal(node: number): () => void {
  const { session } = useApp();
  const router = useRouter();
  // Back skips the game with play money.
  const { open } = useDialog({ replace: true });
  return () => {
    const isMember = session.state.phase === 'member';
    if (isMember) {
      return void router.navigate({ to: '/seamless', search: { node }, replace: true });
    }
    open('login', { next: `/seamless?node=${node}` });
  };
}

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
