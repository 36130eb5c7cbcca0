import { CallError } from './calls.ts';
import { byId } from './elements.ts';
import { purse, showMessage, showBalanceTooLow } from './labels.ts';
import { limitText } from './limit-text.ts';
import { text } from './texts/texts.ts';
import type { createStake } from './stake/stake.ts';
import type { createBalance } from './balance.ts';

/** The parts of the page that an explanation uses. */
interface Controls {
  stake: ReturnType<typeof createStake>;
  balance: ReturnType<typeof createBalance>;
}

/** Ends the page: no further round can be played. */
function end(reason: string) {
  document.body.dataset['phase'] = 'over';
  byId('spin', HTMLButtonElement).disabled = true;
  showMessage(reason, 'alert');
}

/**
 * Shows why the gateway did not play a round, and the balance of the ledger. Lowers the stake to the balance, or to a limit,
 * when it was too high. An uncertain round may have been played by an attempt that got no answer.
 */
export async function explainError({ stake, balance }: Controls, error: unknown) {
  const { reason, isUncertain, mostStakeCentavos } =
    error instanceof CallError
      ? error
      : { reason: 'unavailable', isUncertain: true, mostStakeCentavos: null };
  if (!isUncertain) balance.release();
  if (reason === 'session_over')
    return end(text(isUncertain ? 'round.unsettled' : `${purse()}.sessionOver`));
  await balance.refresh();
  if (reason === 'other_slot')
    return end(text(isUncertain ? 'round.unsettled' : 'round.otherSlot'));
  if (isUncertain) return showMessage(text('round.unsettled'), 'alert');
  if (reason === 'site_closed') return showMessage(text('round.siteClosed'), 'alert');
  if (reason === 'game_closed') return showMessage(text('round.gameClosed'), 'alert');
  if (reason === 'promise_over') return showMessage(text('round.promiseOver'), 'alert');
  const limit = limitText(reason, mostStakeCentavos, stake.format);
  if (limit !== null) {
    if (mostStakeCentavos !== null) stake.lowerTo(mostStakeCentavos);
    return showMessage(limit, 'alert');
  }
  if (reason !== 'insufficient_balance') return showMessage(text('game.unavailable'), 'alert');
  stake.lowerTo(balance.current());
  if (balance.current() < stake.current()) return showBalanceTooLow();
  showMessage(text(`${purse()}.lowered`), 'alert');
}
