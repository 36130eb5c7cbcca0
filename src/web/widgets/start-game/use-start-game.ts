import { useRouter } from '@tanstack/react-router';
import { mayTry, type Startable, startOf } from '#core/play/start-rules.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useDialog } from '../../lib/dialog/use-dialog.ts';
import { cardName, startAddress } from './start-address.ts';

/** Returns the action of a click on a game or vendor card: it starts the game, lists the vendor's games, opens the login, or explains the refusal. */
export function useStartGame(): (game: Startable) => void {
  const { member, session } = useApp();
  const router = useRouter();
  const { open } = useDialog();

  return (game) => {
    const address = startAddress(game);
    const type = member.state.member?.type ?? null;
    const start = startOf(game, { signedIn: session.state.phase === 'member', type });
    const trial = mayTry(game, start) ? { trial: true } : {};
    switch (start) {
      case 'signIn':
        return open('login', { next: address, ...trial });
      case 'trialAccount':
        return open('trialAccount', { next: address, ...trial });
      case 'maintenance':
        return open('underMaintenance');
      case 'vendorGames':
        return open('vendorGames', { card: cardName(game) });
      case 'play':
        return void router.navigate({ href: address });
    }
  };
}
