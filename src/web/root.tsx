import { Outlet } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { useApp } from './app-context.tsx';
import { AuthDialogs } from './features/auth/auth-dialogs.tsx';
import { GameDialogs } from './features/games/game-dialogs.tsx';
import { Shell } from './features/shell/shell.tsx';
import { Closed } from './features/system/closed.tsx';
import { useAppearance } from './use-appearance.ts';

/** What stands in the window: the page inside its shell, or why there is none. */
export function Root() {
  const { system } = useApp();
  const { view } = useSnapshot(system.state);
  useAppearance();

  if (view === 'maintenance' || view === 'restricted' || view === 'offline') {
    return <Closed why={view} />;
  }
  return (
    <>
      <Shell>
        <Outlet />
      </Shell>
      <AuthDialogs />
      <GameDialogs />
    </>
  );
}
