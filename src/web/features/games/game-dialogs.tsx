import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazily } from '../../lazily.tsx';

const StartRefusedDialog = lazily(() =>
  import('./start-refused-dialog.tsx').then((loaded) => loaded.StartRefusedDialog),
);

/** Why a game does not start, as the address says. Closing it leaves the page as it was. */
export function GameDialogs() {
  const { dialog } = useSearch({ from: '__root__' });
  const navigate = useNavigate();
  if (dialog !== 'trialAccount' && dialog !== 'underMaintenance') return null;

  function close(): void {
    void navigate({
      to: '.',
      search: (search) => ({ ...search, dialog: undefined }),
      replace: true,
      resetScroll: false,
    });
  }
  return (
    <Suspense>
      <StartRefusedDialog why={dialog} onClose={close} />
    </Suspense>
  );
}
