import { CallError } from './calls.ts';
import { byId } from './elements.ts';
import { showMessage, showBalanceTooLow } from './labels.ts';
import { limitText, type RoundMessages } from './round-messages.ts';
import type { Messages } from './game-messages.ts';
import type { createStake } from './stake/stake.ts';
import type { createBalance } from './balance.ts';

/** The parts of the page that an explanation uses. */
interface Controls {
  messages: Pick<
    Messages,
    | 'sessionOver'
    | 'unavailable'
    | 'insufficient'
    | 'lowered'
    | 'siteClosed'
    | 'gameClosed'
    | 'stakeLimit'
    | 'unsettled'
  > &
    RoundMessages;
  stake: ReturnType<typeof createStake>;
  balance: ReturnType<typeof createBalance>;
}

/** Ends the page: no further round can be played. */
function end(text: string) {
  document.body.dataset['phase'] = 'over';
  byId('spin', HTMLButtonElement).disabled = true;
  showMessage(text, 'alert');
}

/**
 * Shows why the gateway did not play a round, and the balance of the ledger. Lowers the stake to the balance, or to a limit,
 * when it was too high. An uncertain round may have been played by an attempt that got no answer.
 */
export async function explainError({ messages, stake, balance }: Controls, error: unknown) {
  const { reason, isUncertain, mostStakeCentavos } =
    error instanceof CallError
      ? error
      : { reason: 'unavailable', isUncertain: true, mostStakeCentavos: null };
  if (!isUncertain) balance.release();
  if (reason === 'session_over')
    return end(isUncertain ? messages.unsettled : messages.sessionOver);
  await balance.refresh();
  if (reason === 'other_slot') return end(isUncertain ? messages.unsettled : messages.otherSlot);
  if (isUncertain) return showMessage(messages.unsettled, 'alert');
  if (reason === 'site_closed') return showMessage(messages.siteClosed, 'alert');
  if (reason === 'game_closed') return showMessage(messages.gameClosed, 'alert');
  if (reason === 'promise_over') return showMessage(messages.promiseOver, 'alert');
  const limit = limitText(messages, reason, mostStakeCentavos, stake.format);
  if (limit !== null) {
    if (mostStakeCentavos !== null) stake.lowerTo(mostStakeCentavos);
    return showMessage(limit, 'alert');
  }
  if (reason !== 'insufficient_balance') return showMessage(messages.unavailable, 'alert');
  stake.lowerTo(balance.current());
  if (balance.current() < stake.current()) return showBalanceTooLow(messages);
  showMessage(messages.lowered, 'alert');
}
