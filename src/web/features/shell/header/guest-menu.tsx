import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../../ui/icon/icon.tsx';
import { DropPanel } from './drop-panel.tsx';
import { Menu } from './menu.tsx';

/** The button that opens the menu of a guest. */
export function GuestMenu() {
  const { t } = useLingui();
  return (
    <DropPanel label={t`Menu`} content={<Icon name="menu" />}>
      <Menu />
    </DropPanel>
  );
}
