import type { Centavos } from '#protocol/model/money.ts';
import type { Launch } from '#core/play/launch.ts';
import { useApp } from '../../../lib/app-context.tsx';
import type { GameMessage, readShownBalance } from '../../../widgets/game-bridge/game-bridge.ts';
import { useOpenCashier } from './use-open-cashier.ts';
import { useThrottledBalance } from './use-throttled-balance.ts';

/** Handlers by message type. */
export type GameMessageHandlers = Readonly<
  Partial<Record<GameMessage, (balance: ReturnType<typeof readShownBalance>) => void>>
>;

/** Handlers for the messages of a game. `onShown` gets the balance that the game shows. A game for money can refresh the balance and open the cashier; a game with play money can restart. */
export function useGameMessages(
  opened: Launch,
  leave: () => void,
  again: () => void,
  onShown: (centavos: Centavos) => void,
): GameMessageHandlers {
  const { balance } = useApp();
  const reload = useThrottledBalance(balance.load);
  const openCashier = useOpenCashier();
  function handleBalance(shown: ReturnType<typeof readShownBalance>): void {
    if (shown !== null) onShown(shown.centavos);
    // The ledger has settled a round before the game shows its end.
    if (!shown?.held) reload();
  }
  return 'trial' in opened
    ? { 'parola:close': leave, 'parola:again': again }
    : { 'parola:close': leave, 'parola:balance': handleBalance, 'parola:cashier': openCashier };
}
