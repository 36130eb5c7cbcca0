import type { Launch } from '#core/play/launch.ts';
import { useApp } from '../../../lib/app-context.tsx';
import type { GameMessage } from './bridge.ts';
import { useOpenCashier } from './use-open-cashier.ts';
import { useThrottledBalance } from './use-throttled-balance.ts';

/** What comes of the messages of a game. */
export type GameMessageHandlers = Readonly<Partial<Record<GameMessage, () => void>>>;

/** A game moves the balance and may send to the cashier; one that is tried has nothing to do with either, and may begin anew. */
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
