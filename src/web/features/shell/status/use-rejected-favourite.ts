import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';

/** Shows a toast when the gateway rejected a favourite that was set offline. */
export function useRejectedFavourite(): void {
  const { favourites, ui } = useApp();
  const { t } = useLingui();
  const { takenBack } = useSnapshot(favourites.state);

  useEffect(() => {
    if (takenBack === null) return;
    ui.toast(t`Your star on ${takenBack} could not be saved, so we took it back.`, { seconds: 6 });
    favourites.confirmTakenBack();
  }, [takenBack, favourites, ui, t]);
}
