import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useEffect } from 'react';
import { type Category, isCategory } from '#protocol/vocabulary/category.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { GameGridSkeleton } from '../game-list/game-grid.tsx';
import { ListSignIn } from '../player-lists/empty-list.tsx';
import { RoomList } from './room-list.tsx';
import { GameTiles } from '../game-list/game-tiles.tsx';
import styles from './vendor-games.module.css';

interface VendorGamesDialogProps {
  /** Category and vendor of the card, such as `FISH-LAMBAT`. */
  card: string;
  onClose: () => void;
}

/** The games of a vendor card in pages of 24, or the tables of a poker vendor. */
export function VendorGamesDialog({ card, onClose }: VendorGamesDialogProps) {
  const { t } = useLingui();
  const { catalogue, session } = useApp();
  const { phase } = useSnapshot(session.state);
  const { lanes } = useSnapshot(catalogue.state);
  const [code = '', ...rest] = card.split('-');
  const category = isCategory(code) ? code : null;
  const vendor = rest.join('-');
  const isOf = (one: { category: Category; vendor: string }): boolean =>
    one.category === category && one.vendor === vendor;
  const name = lanes.flatMap(({ cards }) => cards).find(isOf)?.name;
  return (
    <Dialog
      title={name ?? t`Games`}
      size="wide"
      onClose={onClose}
      footer={
        category === 'RNG' && (
          <ButtonLink to="/rng" search={{ vendor }}>
            <Trans>Search and sort these</Trans>
          </ButtonLink>
        )
      }
    >
      {phase === 'guest' && <ListSignIn show="vendor" />}
      {phase === 'member' && category === null && <NoGames />}
      {phase === 'member' && category !== null && (
        <VendorGames category={category} vendor={vendor} />
      )}
    </Dialog>
  );
}

/** The games of a vendor card, one page at a time. Loads the first page; `turn` loads another. */
function useVendorGames(category: Category, vendor: string) {
  const { catalogue } = useApp();
  const { ofVendor: shown } = useSnapshot(catalogue.state);
  const turn = (page: number): void => void catalogue.openVendor(category, vendor, page);
  useEffect(() => void catalogue.openVendor(category, vendor, 1), [catalogue, category, vendor]);
  return { shown, turn };
}

function VendorGames({ category, vendor }: { category: Category; vendor: string }) {
  const { t } = useLingui();
  const { shown, turn } = useVendorGames(category, vendor);
  const { games, page, pages, rooms } = shown;
  return (
    <div className={styles.list} data-vendor={vendor}>
      <QueryView
        query={shown}
        hasContent={games.length > 0}
        placeholder={<GameGridSkeleton />}
        empty={<NoGames />}
        onRetry={() => turn(page)}
      >
        {rooms.length > 0 ? <RoomList rooms={rooms} games={games} /> : <GameTiles games={games} />}
        <Pagination page={page} pages={pages} label={t`Pages of games`} onPage={turn} />
      </QueryView>
    </div>
  );
}

function NoGames() {
  return <EmptyState icon="rng" title={<Trans>There are no games here yet</Trans>} />;
}
