import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Centavos } from '#protocol/model/money.ts';
import type { Launch } from '#core/play/launch.ts';
import { useApp } from '../../../lib/app-context.tsx';
import type { GameMessage, readShownBalance } from '../../../widgets/game-bridge/game-bridge.ts';

/** Handlers by message type. */
export type GameMessageHandlers = Readonly<
  Partial<Record<GameMessage, (balance: ReturnType<typeof readShownBalance>) => void>>
>;

/** Opens the deposit page. Back returns to the game. */
function useOpenCashier(): () => void {
  const router = useRouter();
  return () => void router.navigate({ to: '/member', search: { page: 'deposit' } });
}

const throttleMs = 1_000;

/** Throttles `load` to one call a second. A call in between is made at the end of the second. */
function useThrottledBalance(load: () => Promise<void>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const isPending = useRef(false);

  function startTimer(): void {
    timer.current = setTimeout(() => {
      timer.current = null;
      if (isPending.current) request();
    }, throttleMs);
  }

  function request(): void {
    if (timer.current !== null) {
      isPending.current = true;
      return;
    }
    isPending.current = false;
    void load();
    startTimer();
  }

  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  return request;
}

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
