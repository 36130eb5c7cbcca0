import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app-context.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { GameCard } from '../../ui/game-card/game-card.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Loaded } from '../../ui/loaded/loaded.tsx';
import { Section } from '../../ui/section/section.tsx';
import { PauseButton } from './pause-button.tsx';
import { useMotion } from './use-motion.ts';
import { step, useSteps } from './use-steps.ts';
import styles from './hot-games.module.css';
import { WaitingRow } from './waiting-row.tsx';

/** More games than this do not stand side by side, so they get arrows and move by themselves. */
const fitting = 6;

/** The games most played of late, in a row that moves on each five seconds. */
export function HotGames() {
  const { t } = useLingui();
  const { catalogue } = useApp();
  const { hot, hotGames } = useSnapshot(catalogue.state);
  const row = useRef<HTMLUListElement>(null);
  const motion = useMotion();
  const many = hotGames.length > fitting;
  useSteps(row, motion.moving && many);

  const controls = (
    <>
      <PauseButton motion={motion} />
      <IconButton icon="left" label={t`Hot games before`} onClick={() => step(row.current, -1)} />
      <IconButton icon="right" label={t`Hot games after`} onClick={() => step(row.current, 1)} />
    </>
  );
  return (
    <Section
      title={<Trans>Hot games</Trans>}
      action={many && controls}
      busy={hot.phase === 'loading'}
    >
      <Loaded
        of={hot}
        some={hotGames.length > 0}
        waiting={<WaitingRow />}
        none={<EmptyState icon="star" title={<Trans>No game is hot right now</Trans>} />}
        onRetry={() => void catalogue.loadHotGames()}
      >
        <ul ref={row} className={styles.row} {...motion.hold}>
          {hotGames.map((game) => (
            <li key={game.nodeId}>
              <GameCard game={game} />
            </li>
          ))}
        </ul>
      </Loaded>
    </Section>
  );
}
