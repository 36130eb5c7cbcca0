import { useRouter } from '@tanstack/react-router';
import { mayTry, type Startable, startOf } from '#core/play/start-rules.ts';
import { useApp } from '../../lib/app-context.tsx';
import { cardName, startAddress } from './start-address.ts';

/** What a tap on a game or a vendor's card does: asks to log in, explains why not, lists the vendor's games, or plays. */
export function useStartGame(): (game: Startable) => void {
  const { member, session } = useApp();
  const router = useRouter();

  function ask(
    dialog: 'login' | 'trialAccount' | 'underMaintenance' | 'vendorGames',
    about: { next?: string; trial?: boolean; card?: string } = {},
  ): void {
    void router.navigate({
      to: '.',
      search: (search) => ({ ...search, ...about, dialog }),
      resetScroll: false,
    });
  }

  return (game) => {
    const address = startAddress(game);
    const type = member.state.member?.type ?? null;
    const start = startOf(game, { signedIn: session.state.phase === 'member', type });
    const trial = mayTry(game, start) ? { trial: true } : {};
    switch (start) {
      case 'signIn':
        return ask('login', { next: address, ...trial });
      case 'trialAccount':
        return ask('trialAccount', { next: address, ...trial });
      case 'maintenance':
        return ask('underMaintenance');
      case 'vendorGames':
        return ask('vendorGames', { card: cardName(game) });
      case 'play':
        return void router.navigate({ href: address });
    }
  };
}
