import { Plural, Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { slotCategory } from '#contract/vocabulary/category.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { FoundGames } from '../game-list/found-games.tsx';
import { ListedGames } from './listed-games.tsx';
import { NotOffered } from '../not-offered.tsx';
import { PageTitle } from '../page-title.tsx';
import { SlotFilters } from './slot-filters.tsx';
import styles from '../games-page.module.css';
import type { SlotSearch } from './slot-search.ts';
import { useIsOffered } from '../use-is-offered.ts';
import { useSlotSearch } from './use-slot-search.ts';

/** Page of the slots: search with filters, or favourites, recent and hot games. */
export function SlotsPage({ search }: { search: SlotSearch }) {
  const { catalogue } = useApp();
  const { found } = useSnapshot(catalogue.state);
  const { change, clear } = useSlotSearch();
  const isOffered = useIsOffered(slotCategory(search.slotClass));
  const showsCount = !search.show && (found.games.length > 0 || found.phase === 'ready');
  return (
    <div className={styles.page}>
      <PageTitle
        title={<Trans>Slots</Trans>}
        detail={showsCount && <Plural value={found.total} one="# game" other="# games" />}
      />
      {isOffered && <SlotFilters search={search} onChange={change} />}
      {!isOffered ? (
        <NotOffered />
      ) : search.show ? (
        <ListedGames show={search.show} search={search} onAll={clear} />
      ) : (
        <FoundGames onAll={clear} />
      )}
    </div>
  );
}
