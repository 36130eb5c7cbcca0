import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Category } from '#protocol/vocabulary/category.ts';
import type { App } from '#core/app.ts';
import { type HomeRows, topKey } from '#core/catalogue/home-rows.ts';
import { WithSlice } from '../../../widgets/late-slice/with-slice.tsx';
import { GameStrip } from '../game-strip/game-strip.tsx';
import styles from './top-games.module.css';

const homeRows = async ({ catalogue }: App) => (await catalogue.more()).home;

/** The most played games of a category, of all vendors. */
export function CategoryGames({ category }: { category: Category }) {
  const { t } = useLingui();
  return (
    <div className={styles.games} role="group" aria-label={t`Popular`}>
      <WithSlice from={homeRows} placeholder={null}>
        {(home) => <Games home={home} category={category} />}
      </WithSlice>
    </div>
  );
}

interface GamesProps {
  home: HomeRows;
  category: Category;
}

function Games({ home, category }: GamesProps) {
  const { games } = useSnapshot(home.state);
  const list = games[topKey(category)];
  useEffect(() => void home.loadTop(category), [home, category]);
  if (list === undefined) return null;
  return (
    <GameStrip
      query={list}
      games={list.games}
      size="medium"
      onRetry={() => void home.loadTop(category)}
    />
  );
}
