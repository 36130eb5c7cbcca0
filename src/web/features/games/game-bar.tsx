import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app-context.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Mark } from '../../ui/mark/mark.tsx';
import { Money } from '../../ui/money/money.tsx';
import { Spoken } from '../../ui/spoken/spoken.tsx';
import styles from './game-bar.module.css';
import type { FullScreen } from './use-full-screen.ts';

interface Given {
  name: string;
  full: FullScreen;
  onReload: () => void;
  onLeave: () => void;
}

/** The way out of a game, what it is called, and what the player has. */
export function GameBar({ name, full, onReload, onLeave }: Given) {
  const { t } = useLingui();
  const { balance } = useApp();
  const { centavos } = useSnapshot(balance.state);
  return (
    <header className={styles.bar}>
      <IconButton icon="back" label={t`Leave the game`} onClick={onLeave} />
      <h1 className={styles.name}>{name}</h1>
      {centavos !== null && (
        <p className={styles.balance}>
          <Spoken>{t`Balance`}</Spoken>
          <Money centavos={centavos} />
        </p>
      )}
      <IconButton icon="refresh" label={t`Start the game again`} onClick={onReload} />
      <IconButton
        icon={<Mark name={full.on ? 'shrink' : 'expand'} />}
        label={full.on ? t`Leave full screen` : t`Full screen`}
        onClick={full.toggle}
      />
    </header>
  );
}
