import { byId } from './elements.js';
import { pesoFormat, showMessage } from './labels.js';
import { onPress } from './on-press.js';
import { isFromParent } from './parent.js';
import { replayMessagesOf } from './replay-messages.js';

/**
 * A round that was played: the bet, and the outcome that the gateway stored. A bet that is open or was cancelled has
 * none.
 * @typedef {{ choice: unknown, outcome: object | null, payoutCentavos: number, cancelled: boolean }} PastRound
 */

/**
 * The way in which a game draws past rounds.
 * @typedef {object} Replay
 * @property {(round: PastRound) => void} lay Shows the bet.
 * @property {(round: PastRound) => Promise<string>} draw Shows the outcome and resolves to its description.
 */

/**
 * The round of a message of the app.
 * @param {unknown} data
 * @returns {PastRound | null}
 */
function roundOf(data) {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('round' in data)) {
    return null;
  }
  return data.type === 'parola:replay' ? /** @type {PastRound} */ (data.round) : null;
}

/**
 * Draws the round that the app sends, and draws it again at each press of the button.
 * @param {import('./calls.js').Opened} opened
 * @param {import('./messages.js').Messages} messages
 * @param {Replay} replay
 */
export async function startReplay({ language }, messages, replay) {
  const words = replayMessagesOf(language);
  const money = pesoFormat(messages.tag);
  const button = byId('spin', HTMLButtonElement);
  byId('spin-label', HTMLElement).textContent = words.again;
  /** @type {PastRound | null} */
  let round = null;
  let busy = false;

  /** @param {PastRound} shown */
  async function draw(shown) {
    try {
      replay.lay(shown);
      if (shown.outcome === null)
        return showMessage(shown.cancelled ? words.cancelled : words.open);
      showMessage('');
      const text = await replay.draw(shown);
      showMessage(text, shown.payoutCentavos > 0 ? 'gain' : 'plain');
    } catch (error) {
      console.warn(error);
      showMessage(messages.undrawn(money(shown.payoutCentavos)));
    }
  }

  async function show() {
    if (round === null || busy) return;
    busy = true;
    await draw(round);
    busy = false;
  }

  onPress(button, () => void show());
  addEventListener('message', (event) => {
    const sent = isFromParent(event) ? roundOf(event.data) : null;
    if (sent === null) return;
    round = sent;
    document.body.dataset['phase'] = 'idle';
    document.body.dataset['entered'] = '';
    button.hidden = sent.outcome === null;
    button.disabled = false;
    void show();
  });
}
