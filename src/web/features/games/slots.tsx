import { Plural, Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app-context.tsx';
import { FoundGames } from './found-games.tsx';
import { PageTitle } from './page-title.tsx';
import { SlotFilters } from './slot-filters.tsx';
import { StarredGames } from './starred-games.tsx';
import styles from './slots.module.css';
import type { SlotSearch } from './slot-search.ts';
import { useSlotSearch } from './use-slot-search.ts';

/** Every slot, by maker, by class, by name, or only the starred ones. */
export function Slots({ search }: { search: SlotSearch }) {
  const { catalogue } = useApp();
  const { found } = useSnapshot(catalogue.state);
  const { change } = useSlotSearch();
  const counted = !search.favourites && (found.games.length > 0 || found.phase === 'ready');
  return (
    <div className={styles.page}>
      <PageTitle
        title={<Trans>Slots</Trans>}
        detail={counted && <Plural value={found.total} one="# game" other="# games" />}
      />
      <SlotFilters search={search} onChange={change} />
      {search.favourites ? (
        <StarredGames search={search} onAll={() => change({ favourites: undefined })} />
      ) : (
        <FoundGames
          onAll={() => change({ vendor: undefined, slotClass: undefined, search: undefined })}
        />
      )}
    </div>
  );
}
