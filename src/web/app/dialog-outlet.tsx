import { AuthDialogs } from '../features/auth/auth-dialogs.tsx';
import { GameDialogs } from '../features/games/game-dialogs.tsx';
import { SearchDialogs } from '../features/search/search-dialogs.tsx';
import { ShellDialogs } from '../features/shell/shell-dialogs.tsx';

/** Renders the dialog that the address names, and the dialog for a required password change. */
export function DialogOutlet() {
  return (
    <>
      <AuthDialogs />
      <GameDialogs />
      <SearchDialogs />
      <ShellDialogs />
    </>
  );
}
