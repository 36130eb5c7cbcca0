import { byId } from '../elements.js';
import { pesoFormat } from '../labels.js';
import { startReplay } from '../replay.js';
import { createBetList } from './bet-list.js';

/**
 * @typedef {import('./book-types.js').Bet} Bet
 * @typedef {import('./book-types.js').Opened} Opened
 * @typedef {import('./book-types.js').Messages} Messages
 */

/**
 * Shows a past bet of the member.
 * @param {Opened} opened
 * @param {Messages} messages
 */
export function startBookReplay(opened, messages) {
  const bets = createBetList(messages, pesoFormat(messages.tag));
  const scene = byId('scene', HTMLDivElement);
  /** @param {import('../replay.js').PastRound} round */
  const draw = ({ choice, outcome, payoutCentavos, cancelled }) => {
    const { legs } = /** @type {Bet['choice']} */ (choice);
    const end = /** @type {Bet['outcome']} */ (outcome);
    const state = cancelled
      ? 'cancelled'
      : end === null
        ? 'open'
        : payoutCentavos > 0
          ? 'won'
          : 'lost';
    const bet = { id: '', stakeCentavos: 0, payoutCentavos, placedAt: 0, dueAt: null };
    const card = bets.card({ ...bet, state, choice: { legs }, outcome: end });
    card.classList.add('bet-replayed');
    scene.replaceChildren(card);
  };
  return startReplay(opened, messages, {
    lay(round) {
      // Bets of earlier versions of the game have no legs.
      if (Array.isArray(/** @type {any} */ (round.choice)?.legs)) draw(round);
      else scene.replaceChildren();
    },
    async draw(round) {
      draw(round);
      const { payoutCentavos } = round;
      if (payoutCentavos === 0) return messages.betLost;
      return messages.betWon(pesoFormat(messages.tag)(payoutCentavos));
    },
  });
}
