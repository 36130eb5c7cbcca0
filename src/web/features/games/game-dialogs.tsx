import { useSearch } from '@tanstack/react-router';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { useDialog } from '../../lib/dialog/use-dialog.ts';

const StartRefusedDialog = lazyComponent(() =>
  import('./start-refused-dialog.tsx').then((loaded) => loaded.StartRefusedDialog),
);
const VendorGamesDialog = lazyComponent(() =>
  import('./vendor-games/vendor-games-dialog.tsx').then((loaded) => loaded.VendorGamesDialog),
);

/** The dialogs of this feature that the address names: a refused start and the games of a vendor. */
export function GameDialogs() {
  const { card, dialog } = useSearch({ from: '__root__' });
  const { close } = useDialog();
  const isRefused = dialog === 'trialAccount' || dialog === 'underMaintenance';
  return (
    <>
      {isRefused && <StartRefusedDialog why={dialog} onClose={close} />}
      {dialog === 'vendorGames' && card && (
        <VendorGamesDialog key={card} card={card} onClose={close} />
      )}
    </>
  );
}
