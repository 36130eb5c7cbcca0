import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Game } from '#protocol/model/game.ts';
import type { Category } from '#protocol/vocabulary/category.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useModules } from '../../../lib/use-modules.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { categoryLinks } from '../../../widgets/categories/category-links.ts';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { GameGrid, GameGridSkeleton } from '../game-list/game-grid.tsx';
import styles from '../games-page.module.css';
import { NotOffered } from '../not-offered.tsx';
import { EmptyList, ListSignIn, type PlayerList } from './empty-list.tsx';

/** The list of the member: its state, its games and how it is loaded. It is short and complete. */
function useList(list: PlayerList) {
  const { catalogue, favourites } = useApp();
  const kept = useSnapshot(favourites.state);
  const { recent } = useSnapshot(catalogue.state);
  return list === 'favourites'
    ? { query: kept, games: kept.games, load: favourites.load }
    : { query: recent, games: recent.games, load: catalogue.loadRecent };
}

/** Favourites, or the games that the member played last: of all categories, with a chip for each of them. */
export function PlayerListPage({ list }: { list: PlayerList }) {
  const { session } = useApp();
  const { phase } = useSnapshot(session.state);
  const { query, games, load } = useList(list);
  const [chosen, setChosen] = useState<Category | null>(null);
  const shown = games.some(({ category }) => category === chosen)
    ? games.filter(({ category }) => category === chosen)
    : games;
  const isGuest = phase === 'guest';
  const isOn = useModules(true);
  if (!isOn(list === 'favourites' ? 'GAMELOFAV3' : 'GAMELOREC3')) return <NotOffered />;
  return (
    <div className={styles.page}>
      <header className={styles.title}>
        <h1>
          <Icon name={list === 'favourites' ? 'star' : 'clock'} />
          {list === 'favourites' ? <Trans>Favourites</Trans> : <Trans>Played last</Trans>}
        </h1>
        <p role="status">
          {!isGuest && games.length > 0 && (
            <Plural value={shown.length} one="# game" other="# games" />
          )}
        </p>
      </header>
      {isGuest ? (
        <ListSignIn show={list} />
      ) : (
        <>
          <Categories games={games} chosen={chosen} onChoose={setChosen} />
          <QueryView
            query={query}
            hasContent={games.length > 0}
            placeholder={<GameGridSkeleton />}
            empty={<EmptyList show={list} empty action={<ToTheGames />} />}
            onRetry={() => void load()}
          >
            <GameGrid games={shown} />
          </QueryView>
        </>
      )}
    </div>
  );
}

function ToTheGames() {
  return (
    <ButtonLink to="/rng" variant="primary">
      <Trans>See the games</Trans>
    </ButtonLink>
  );
}

interface CategoriesProps {
  games: readonly Game[];
  chosen: Category | null;
  onChoose: (category: Category | null) => void;
}

/** The categories of the games, where there are several. */
function Categories({ games, chosen, onChoose }: CategoriesProps) {
  const { t } = useLingui();
  const present = categoryLinks.filter(({ code }) => games.some((one) => one.category === code));
  if (present.length < 2) return null;
  return (
    <ChipRow label={t`Kinds of games`}>
      {present.map(({ code, icon, name }) => (
        <Chip
          key={code}
          pressed={chosen === code}
          onPress={() => onChoose(chosen === code ? null : code)}
          mark={<Icon name={icon} />}
        >
          {t(name)}
        </Chip>
      ))}
    </ChipRow>
  );
}
