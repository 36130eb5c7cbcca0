import { Outlet, useSearch } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { useApp } from '../lib/app-context.tsx';
import { Shell } from '../features/shell/shell.tsx';
import { Closed } from '../features/system/closed.tsx';
import { backgroundComponent, lazyComponent } from '../lib/lazy-component.tsx';
import { useHydrated } from '../lib/use-hydrated.ts';
import { useAppearance } from '../lib/use-appearance.ts';

const Popups = backgroundComponent(() =>
  import('../features/popups/popups.tsx').then((loaded) => loaded.Popups),
);
const DialogOutlet = lazyComponent(() =>
  import('./dialog-outlet.tsx').then((loaded) => loaded.DialogOutlet),
);

/** The page inside the shell, or the page of a closed site. */
export function Root() {
  const { session, system } = useApp();
  const { view } = useSnapshot(system.state);
  const { passwordChange } = useSnapshot(session.state);
  const { dialog } = useSearch({ from: '__root__' });
  const isHydrated = useHydrated();
  useAppearance();

  if (isHydrated && view !== 'starting' && view !== 'open') {
    return <Closed why={view} />;
  }
  return (
    <>
      <Shell>
        <Outlet />
      </Shell>
      {(dialog || passwordChange) && <DialogOutlet />}
      <Popups />
    </>
  );
}
