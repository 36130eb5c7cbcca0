import { CallError, sendOnce } from '../calls.ts';
import { purse, showBalanceTooLow, showMessage } from '../labels.ts';
import { limitText } from '../limit-text.ts';
import { text } from '../texts/texts.ts';
import type { Opened } from './book-types.ts';
import type { createSlip, SlipLeg } from './slip.ts';
import type { createBalance } from '../balance.ts';

/** The words for bets that are placed. */
const placedText = (count: number, amount: string) =>
  count === 1 ? text('book.placed.one', { amount }) : text('book.placed.other', { count, amount });

interface PlacingParts {
  opened: Opened;
  money: (centavos: number) => string;
  slip: ReturnType<typeof createSlip>;
  balance: ReturnType<typeof createBalance>;
  refreshNow: () => Promise<void>;
  onBusy: (now: boolean) => void;
  onPlaced: () => void;
}

/** Returns the function that places the bets of the slip. */
export function createPlacing(parts: PlacingParts) {
  const { opened, money, slip, balance, refreshNow, onBusy, onPlaced } = parts;
  let isPlacing = false;

  /** Explains why bets were not placed. */
  async function explain(error: unknown) {
    const { reason, isUncertain, mostStakeCentavos } =
      error instanceof CallError
        ? error
        : { reason: 'unavailable', isUncertain: true, mostStakeCentavos: null };
    onBusy(false);
    await refreshNow();
    if (isUncertain) return text('round.unsettled');
    if (reason === 'session_over') return text(`${purse()}.sessionOver`);
    if (reason === 'odds_changed') return text('book.oddsChanged');
    if (reason === 'bet_closed') {
      slip.dropStarted();
      return text('book.betClosed');
    }
    if (reason === 'site_closed') return text('round.siteClosed');
    if (reason === 'game_closed') return text('round.gameClosed');
    const limit = limitText(reason, mostStakeCentavos, money);
    if (limit !== null) {
      if (mostStakeCentavos) slip.lowerTo(mostStakeCentavos);
      return limit;
    }
    if (reason !== 'insufficient_balance') return text('game.unavailable');
    showBalanceTooLow();
    return text(`${purse()}.insufficient`);
  }

  /** Places bets, one after the other, each with a key of its own. */
  return async function place(wanted: { legs: SlipLeg[] }[], stakeCentavos: number) {
    if (isPlacing) return;
    isPlacing = true;
    onBusy(true);
    slip.setBusy(true);
    slip.say('');
    const { session } = opened;
    try {
      for (const { legs } of wanted) {
        const asked = legs.map(({ match, pick }) => ({
          fixture: match.id,
          pick,
          price: match.prices?.[pick] ?? 0,
        }));
        const request = { session, key: crypto.randomUUID(), stakeCentavos, legs: asked };
        const answer = await sendOnce<{ balanceCentavos: number }>('/place', request, () =>
          slip.say(text('round.dropped')),
        );
        balance.set(answer.balanceCentavos);
        const [leg] = legs;
        if (wanted.length > 1 && leg !== undefined) slip.toggle(leg.match, leg.pick);
      }
      onBusy(false);
      slip.clear();
      slip.close();
      showMessage(placedText(wanted.length, money(wanted.length * stakeCentavos)), 'gain');
      onPlaced();
      await refreshNow();
    } catch (error) {
      slip.say(await explain(error));
    } finally {
      isPlacing = false;
      onBusy(false);
      slip.setBusy(false);
    }
  };
}
