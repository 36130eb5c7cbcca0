import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Game } from '#contract/model/game.ts';
import { useApp } from '../../app-context.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { GameCard } from '../../ui/game-card/game-card.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Loaded } from '../../ui/loaded/loaded.tsx';
import { Section } from '../../ui/section/section.tsx';
import { useNear } from '../../use-near.ts';
import { PauseButton } from './pause-button.tsx';
import { useCarousel } from './use-carousel.ts';
import { useMotion } from './use-motion.ts';
import styles from './hot-games.module.css';
import { WaitingRow } from './waiting-row.tsx';

/** More games than this do not stand side by side, so they get arrows and move by themselves. */
const fitting = 6;

const title = <Trans>Hot games</Trans>;

/** The games most played of late. */
export function HotGames() {
  const { catalogue } = useApp();
  const { hot, hotGames } = useSnapshot(catalogue.state);
  if (hotGames.length > fitting) {
    // Swiper orders the slides anew: another list gets slides of its own.
    return <Carousel key={hotGames.map(({ nodeId }) => nodeId).join()} games={hotGames} />;
  }
  return (
    <Section title={title} busy={hot.phase === 'loading'}>
      <Loaded
        of={hot}
        some={hotGames.length > 0}
        waiting={<WaitingRow />}
        none={<EmptyState icon="star" title={<Trans>No game is hot right now</Trans>} />}
        onRetry={() => void catalogue.loadHotGames()}
      >
        <ul className={styles.still}>
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

const look = { classes: { row: styles.row ?? '', slide: styles.slide ?? '' }, gap: 15 };

/** Many games, one after the other without end, moving on each five seconds. */
function Carousel({ games }: { games: readonly Game[] }) {
  const { t } = useLingui();
  const { catalogue } = useApp();
  const { hot } = useSnapshot(catalogue.state);
  const box = useRef<HTMLDivElement>(null);
  const motion = useMotion();
  const near = useNear(box, '200px');
  const carousel = useCarousel(box, { slides: near ? games.length : 0, motion, look });
  const controls = (
    <>
      <PauseButton motion={motion} />
      <IconButton icon="left" label={t`Hot games before`} onClick={carousel.previous} />
      <IconButton icon="right" label={t`Hot games after`} onClick={carousel.next} />
    </>
  );
  return (
    <Section title={title} action={controls} busy={hot.phase === 'loading'}>
      <Loaded
        of={hot}
        some
        waiting={null}
        none={null}
        onRetry={() => void catalogue.loadHotGames()}
      >
        <div ref={box} className={styles.box} {...motion.hold}>
          <ul className={styles.row}>
            {games.map((game) => (
              <li key={game.nodeId} className={styles.slide}>
                <GameCard game={game} behind />
              </li>
            ))}
          </ul>
        </div>
      </Loaded>
    </Section>
  );
}
