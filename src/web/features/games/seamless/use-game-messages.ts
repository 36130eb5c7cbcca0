import type { Launch } from '#core/play/launch.ts';
import { useApp } from '../../../lib/app-context.tsx';
import type { GameMessage } from '../../../widgets/game-bridge/game-bridge.ts';
import { useOpenCashier } from './use-open-cashier.ts';
import { useThrottledBalance } from './use-throttled-balance.ts';

/** Handlers by message type. */
export type GameMessageHandlers = Readonly<Partial<Record<GameMessage, () => void>>>;

/** Handlers for the messages of a game. A game for money can refresh the balance and open the cashier; a game with play money can restart. */
export function useGameMessages(
  opened: Launch,
  leave: () => void,
  again: () => void,
): GameMessageHandlers {
  const { balance } = useApp();
  const reload = useThrottledBalance(balance.load);
  const openCashier = useOpenCashier();
  return 'trial' in opened
    ? { 'parola:close': leave, 'parola:again': again }
    : { 'parola:close': leave, 'parola:balance': reload, 'parola:cashier': openCashier };
}
