import { useRouter } from '@tanstack/react-router';
import { type Startable, startOf } from '#core/rules/start.ts';
import { useApp } from '../../app-context.tsx';
import { startAddress } from './start-address.ts';

/** What a tap on a game or a vendor's card does: asks to log in, explains why not, lists the vendor's games, or plays. */
export function useStartGame(): (game: Startable) => void {
  const { member, session } = useApp();
  const router = useRouter();

  function ask(dialog: 'login' | 'trialAccount' | 'underMaintenance', next?: string): void {
    void router.navigate({
      to: '.',
      search: (search) => ({ ...search, dialog, next }),
      resetScroll: false,
    });
  }

  return (game) => {
    const address = startAddress(game);
    const type = member.state.member?.type ?? null;
    switch (startOf(game, { signedIn: session.state.phase === 'member', type })) {
      case 'signIn':
        return ask('login', address);
      case 'trialAccount':
        return ask('trialAccount');
      case 'maintenance':
        return ask('underMaintenance');
      case 'vendorGames':
      case 'play':
        return void router.navigate({ href: address });
    }
  };
}
