import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
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
