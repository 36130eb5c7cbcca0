import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { GameCard } from '../../../widgets/game-card/game-card.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { useInViewport } from '../../../lib/use-in-viewport.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { useAwake } from '../carousel/use-awake.ts';
import { type CarouselView, useCarousel } from '../carousel/use-carousel.ts';
import { useMotion } from '../use-motion.ts';
import styles from './hot-games.module.css';
import { GameRowSkeleton } from '../game-row-skeleton.tsx';

/** With more games than this, the carousel has arrows. */
const maxWithoutArrows = 6;

/** Number of games in the first view of a wide screen. The others get their content when the page is awake. */
const firstGames = 10;

const layout = { classes: { row: styles.row ?? '', slide: styles.slide ?? '' }, gap: 15 };

/** Stacks the games of a phone in two rows: a slide has one of each. */
function columnsOf<Game>(games: readonly Game[], rows: number): Game[][] {
  return Array.from({ length: Math.ceil(games.length / rows) }, (_, column) =>
    games.slice(column * rows, (column + 1) * rows),
  );
}

/** The most played games in a carousel: in one row, on phones in two. */
export function HotGames() {
  const { catalogue } = useApp();
  const { hot } = useSnapshot(catalogue.state);
  const place = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const motion = useMotion();
  const isNear = useInViewport(place, '200px');
  const isCarousel = hot.games.length > 1;
  const hasArrows = hot.games.length > maxWithoutArrows;
  const isPhone = useMedia('(width < 48rem)', true);
  const rows = isPhone && hasArrows ? 2 : 1;
  const columns = columnsOf(hot.games, rows);
  const content = `${rows}:${hot.games.map(({ nodeId }) => nodeId).join()}`;
  const slides = isNear && isCarousel ? columns.length : 0;
  const isAwake = useAwake();
  const carousel = useCarousel(box, { slides, content, motion, layout });
  return (
    <div {...motion.hold}>
      <Section
        title={<Trans>Hot games</Trans>}
        size="first"
        action={hasArrows && <Controls carousel={carousel} />}
        busy={hot.phase === 'loading'}
      >
        <div ref={place} className={styles.place}>
          <QueryView
            query={hot}
            hasContent={hot.games.length > 0}
            placeholder={<GameRowSkeleton />}
            empty={<EmptyState icon="star" title={<Trans>No game is hot right now</Trans>} />}
            onRetry={() => void catalogue.loadHotGames()}
          >
            {/* Swiper reorders the DOM nodes of the slides: other games need new nodes. */}
            <div key={content} ref={box} className={styles.box} data-carousel>
              <ul className={styles.row}>
                {columns.map((games, column) => (
                  <li key={games[0]?.nodeId} className={styles.slide} data-rows={rows}>
                    {(isAwake || column * rows < firstGames) &&
                      games.map((game) => <GameCard key={game.nodeId} game={game} behind />)}
                  </li>
                ))}
              </ul>
            </div>
          </QueryView>
        </div>
      </Section>
    </div>
  );
}

function Controls({ carousel }: { carousel: CarouselView }) {
  const { t } = useLingui();
  return (
    <>
      <IconButton
        icon="left"
        label={t`Hot games before`}
        onClick={() => carousel.turn('previous')}
      />
      <IconButton icon="right" label={t`Hot games after`} onClick={() => carousel.turn('next')} />
    </>
  );
}
