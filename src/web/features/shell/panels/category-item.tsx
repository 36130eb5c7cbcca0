import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../../lib/app-context.tsx';
import type { CategoryLink } from '../../../widgets/categories/category-links.ts';
import { suspendingComponent } from '../../../lib/lazy-component.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { PanelItem } from './panel-item.tsx';

const fetchPanel = () => import('./category-panel.tsx');
const CategoryPanel = suspendingComponent(() =>
  fetchPanel().then((loaded) => loaded.CategoryPanel),
);

/** A kind of games: the way to its page, and its vendors in a panel. */
export function CategoryItem({ category }: { category: CategoryLink }) {
  const { t } = useLingui();
  const { catalogue } = useApp();
  const { icon, link } = category;
  const name = t(category.name);

  /** A page that does not show the lobby has not asked for it. */
  function prepare() {
    void fetchPanel();
    if (catalogue.state.phase === 'idle') void catalogue.loadLobby();
  }

  return (
    <PanelItem
      label={name}
      shape="sheet"
      onNear={prepare}
      link={
        <Link {...link} activeOptions={{ includeSearch: link.search !== undefined }}>
          <Icon name={icon} />
          {name}
        </Link>
      }
      face={<Icon name="down" />}
      openerLabel={t`${name}: show providers`}
    >
      <CategoryPanel category={category} />
    </PanelItem>
  );
}
