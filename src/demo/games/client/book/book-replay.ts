import { byId } from '../elements.ts';
import { pesoFormat } from '../labels.ts';
import { startReplay, type PastRound } from '../replay.ts';
import { createBetList } from './bet-list.ts';
import { text } from '../texts/texts.ts';
import type { Bet, BetLeg } from './book-types.ts';

/** Bets of earlier versions of the game have no legs. */
type PastBet = PastRound<{ legs?: BetLeg[] } | null, NonNullable<Bet['outcome']>>;

/** Shows a past bet of the member. */
export function startBookReplay() {
  const bets = createBetList(pesoFormat());
  const scene = byId('scene', HTMLDivElement);
  const draw = (legs: BetLeg[], { outcome, payoutCentavos, cancelled }: PastBet) => {
    const state = cancelled
      ? 'cancelled'
      : outcome === null
        ? 'open'
        : payoutCentavos > 0
          ? 'won'
          : 'lost';
    const bet = { id: '', stakeCentavos: 0, payoutCentavos, placedAt: 0, dueAt: null };
    const card = bets.card({ ...bet, state, choice: { legs }, outcome });
    card.classList.add('bet-replayed');
    scene.replaceChildren(card);
  };
  return startReplay({
    lay(round: PastBet) {
      const legs = round.choice?.legs;
      if (legs) draw(legs, round);
      else scene.replaceChildren();
    },
    async draw(_, round) {
      const { choice, payoutCentavos } = round;
      if (!choice?.legs) throw new TypeError('The bet has no legs');
      draw(choice.legs, round);
      if (payoutCentavos === 0) return text('book.betLost');
      return text('book.betWon', { amount: pesoFormat()(payoutCentavos) });
    },
  });
}
