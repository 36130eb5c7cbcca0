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

/** A category of games in the navigation: a link to its page, and a panel of its vendors. */
export function CategoryItem({ category }: { category: CategoryLink }) {
  const { t } = useLingui();
  const { catalogue } = useApp();
  const { icon, link } = category;
  const name = t(category.name);

  /** Pages without the lobby have not loaded it. */
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
        <Link activeOptions={{ includeSearch: false }} {...link}>
          <Icon name={icon} />
          <span>{name}</span>
        </Link>
      }
      openerContent={<Icon name="down" />}
      openerLabel={t`${name}: show providers`}
    >
      <CategoryPanel category={category} />
    </PanelItem>
  );
}
