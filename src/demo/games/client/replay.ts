import { toneOf } from './celebration.ts';
import { byId } from './elements.ts';
import { pesoFormat, showMessage } from './labels.ts';
import { onPress } from './on-press.ts';
import { isFromParent } from './parent.ts';
import { text } from './texts/texts.ts';

/**
 * A round that was played: the bet, and the outcome that the gateway stored. A bet that is open or was cancelled has
 * none.
 */
export interface PastRound<Choice, Outcome> {
  choice: Choice;
  outcome: Outcome | null;
  payoutCentavos: number;
  /** The stake of the bet. */
  stakedCentavos: number;
  cancelled: boolean;
}

/** The way in which a game draws past rounds. */
export interface Replay<Choice, Outcome> {
  /** Shows the bet. */
  lay: (round: PastRound<Choice, Outcome>) => void;
  /** Shows the outcome and resolves to its description. */
  draw: (outcome: Outcome, round: PastRound<Choice, Outcome>) => Promise<string>;
}

/** The round of a message of the app, which sends what the gateway stored for this game. */
function roundOf<Choice, Outcome>(data: unknown): PastRound<Choice, Outcome> | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('round' in data)) {
    return null;
  }
  // The round has the types of its game, because the page is opened for the game of the round.
  return data.type === 'parola:replay' ? (data.round as PastRound<Choice, Outcome>) : null;
}

/** Draws the round that the app sends, and draws it again at each press of the button. */
export async function startReplay<Choice, Outcome>(replay: Replay<Choice, Outcome>) {
  const money = pesoFormat();
  const button = byId('spin', HTMLButtonElement);
  byId('spin-label', HTMLElement).textContent = text('replay.again');
  type Round = PastRound<Choice, Outcome>;
  let round: Round | null = null;
  let busy = false;

  async function draw(shown: Round) {
    try {
      replay.lay(shown);
      if (shown.outcome === null)
        return showMessage(text(shown.cancelled ? 'replay.cancelled' : 'replay.open'));
      showMessage('');
      const result = await replay.draw(shown.outcome, shown);
      showMessage(result, toneOf(shown.payoutCentavos, shown.stakedCentavos));
    } catch (error) {
      console.warn(error);
      showMessage(text('round.undrawn', { amount: money(shown.payoutCentavos) }));
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
    const sent = isFromParent(event) ? roundOf<Choice, Outcome>(event.data) : null;
    if (sent === null) return;
    round = sent;
    document.body.dataset['phase'] = 'idle';
    document.body.dataset['entered'] = '';
    button.hidden = sent.outcome === null;
    button.disabled = false;
    void show();
  });
}
