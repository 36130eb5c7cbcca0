import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../../ui/icon/icon.tsx';
import { DropPanel } from './drop-panel.tsx';
import { SearchButton } from '../search/search-button.tsx';
import { Menu } from './menu.tsx';

/** The search, and the button that opens the menu of a guest. */
export function GuestMenu() {
  const { t } = useLingui();
  return (
    <>
      <SearchButton look="icon" />
      <DropPanel label={t`Menu`} content={<Icon name="menu" />}>
        <Menu />
      </DropPanel>
    </>
  );
}
