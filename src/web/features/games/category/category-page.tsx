import { Plural, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import type { Category } from '#contract/vocabulary/category.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { categoryLink } from '../../../widgets/categories/category-links.ts';
import { FoundGames } from '../game-list/found-games.tsx';
import { NotOffered } from '../not-offered.tsx';
import { PageTitle } from '../page-title.tsx';
import styles from '../games-page.module.css';
import { useIsOffered } from '../use-is-offered.ts';
import { VendorChips } from '../vendor-chips.tsx';
import { VendorGrid } from './vendor-grid.tsx';

interface CategoryPageProps {
  category: Category;
  /** Code of the vendor whose games are listed. Without it all vendors are listed. */
  vendor: string | undefined;
}

/** Page of a category: its vendors, or the games of one vendor. */
export function CategoryPage({ category, vendor }: CategoryPageProps) {
  const { t } = useLingui();
  const { catalogue } = useApp();
  const { lanes, found } = useSnapshot(catalogue.state);
  const navigate = useNavigate();
  const cards = lanes.find((lane) => lane.category === category)?.cards ?? [];
  const { name, link } = categoryLink(category);
  const isOffered = useIsOffered(category);
  const withGameList = cards.filter(({ opens }) => opens === 'games');

  function choose(chosen: string | undefined): void {
    void navigate({ ...link, search: { vendor: chosen }, resetScroll: false });
  }

  const count = vendor
    ? found.games.length > 0 && <Plural value={found.total} one="# game" other="# games" />
    : cards.length > 0 && <Plural value={cards.length} one="# provider" other="# providers" />;
  if (!isOffered) {
    return (
      <div className={styles.page}>
        <PageTitle title={t(name)} />
        <NotOffered />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <PageTitle title={t(name)} detail={count} />
      {(vendor || withGameList.length > 1) && (
        <VendorChips cards={withGameList} chosen={vendor} onChoose={choose} />
      )}
      {vendor ? (
        <FoundGames onAll={() => choose(undefined)} />
      ) : (
        <VendorGrid cards={cards} portrait={category === 'LIVE'} />
      )}
    </div>
  );
}
