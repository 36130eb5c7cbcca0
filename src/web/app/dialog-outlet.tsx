import { AuthDialogs } from '../features/auth/auth-dialogs.tsx';
import { GameDialogs } from '../features/games/game-dialogs.tsx';
import { ShellDialogs } from '../features/shell/shell-dialogs.tsx';

/** Every dialog that an address can ask for, and the one that a password asks for which has to be changed. */
export function DialogOutlet() {
  return (
    <>
      <AuthDialogs />
      <GameDialogs />
      <ShellDialogs />
    </>
  );
}
