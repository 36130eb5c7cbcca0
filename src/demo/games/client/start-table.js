import { playRound } from './calls.js';
import { createCelebration, toneOf } from './celebration.js';
import { byId, make } from './elements.js';
import { explainError } from './explain-error.js';
import { enablePlay, preparePage } from './prepare-page.js';
import { setLabels, pesoFormat, showMessage, showBalanceTooLow } from './labels.js';
import { onPress } from './on-press.js';
import { createBalance } from './balance.js';
import { startReplay } from './replay.js';
import { sound } from './sound.js';
import { rackOf } from './chips/chip-table.js';
import { chipMessagesOf } from './chips/chip-messages.js';
import { createStake } from './stake.js';

/**
 * The part of the page between the name of the game and the controls.
 * @typedef {object} Scene
 * @property {() => unknown} choice The bet; null while it is incomplete.
 * @property {(choice: unknown) => void} lay Shows a bet that was placed, which cannot be changed.
 * @property {() => void} begin Called when a round starts: locks the bet until `end`.
 * @property {(round: any) => Promise<string>} show Shows the outcome of a round and resolves to its description.
 * @property {() => void} end Called after every round, also after a failed one.
 * @property {() => readonly (readonly [name: string, times: string])[]} prices The payouts for the rules.
 *
 * A scene that takes chips on several places has the parts of a `ChipScene` too.
 * @typedef {Scene & Partial<import('./chips/chip-table.js').ChipScene>} TableScene
 */

/**
 * A table game.
 * @typedef {object} Game
 * @property {(opened: any, messages: any) => TableScene} createScene Builds into `#scene`.
 */

/** Shows the payouts in the rules. @param {ReturnType<Scene["prices"]>} prices */
export function showPrices(prices) {
  const rows = prices.map(([name, times]) => {
    const row = make('div', 'price');
    row.append(make('dt', '', name), make('dd', '', times));
    return row;
  });
  byId('prices', HTMLDListElement).replaceChildren(...rows);
}

/**
 * The stake of a table: its chips, or an amount.
 * @param {{ opened: any, messages: any, scene: TableScene, balance: () => number }} table
 */
function stakeOf({ opened, messages, scene, balance }) {
  const { bets, showStakes, onPlace } = scene;
  if (bets && showStakes && onPlace)
    return { ...rackOf(opened, messages, { bets, showStakes, onPlace }), keep: bets.keep };
  const { stakes, bounds, language } = opened;
  const typed = bounds === undefined ? null : { bounds, language, balance };
  const stake = createStake(stakes, pesoFormat(messages.tag, true), () => undefined, typed);
  return { ...stake, keep: () => undefined };
}

/**
 * Returns the function that plays one round at a time.
 * @param {Game & { opened: import('./calls.js').Opened, messages: any, scene: TableScene }} table
 */
function createPlay({ opened, messages, scene }) {
  const money = pesoFormat(messages.tag);
  const balance = createBalance(opened.session, money, opened.balanceCentavos);
  const stake = stakeOf({ opened, messages, scene, balance: balance.current });
  const celebration = createCelebration(money);
  const again = byId('again', HTMLButtonElement);
  let busy = false;

  /** @param {boolean} now */
  function setBusy(now) {
    busy = now;
    stake.lock(now);
    document.body.dataset['phase'] = now ? 'rolling' : 'idle';
    byId('spin', HTMLButtonElement).setAttribute('aria-disabled', String(now));
  }

  /** @param {string} reason */
  function onFailure(reason) {
    showMessage(reason === 'site_closed' ? messages.closedMeanwhile : messages.dropped, 'alert');
    again.hidden = false;
  }

  /**
   * Shows the outcome of a settled round and returns its description. A scene that fails to draw changes no money.
   * @param {import('./calls.js').Settlement} round
   * @returns {Promise<string>}
   */
  async function draw(round) {
    try {
      return await scene.show(round);
    } catch (error) {
      console.warn(error);
      return messages.undrawn(money(round.payoutCentavos));
    }
  }

  /**
   * @param {import('./calls.js').Settlement} round
   * @param {number} staked
   */
  async function finish(round, staked) {
    showMessage('');
    const result = await draw(round);
    balance.set(round.balanceCentavos);
    showMessage(result, toneOf(round.payoutCentavos, staked));
    if (round.payoutCentavos > 0) void celebration.show(round.payoutCentavos, staked);
  }

  /**
   * @param {number} staked
   * @param {unknown} choice
   */
  async function round(staked, choice) {
    setBusy(true);
    celebration.clear();
    showMessage('');
    sound.press();
    balance.hold(staked);
    scene.begin();
    try {
      const request = { session: opened.session, stakeCentavos: staked, choice };
      const round = await playRound(request, onFailure);
      again.hidden = true;
      await finish(round, staked);
      stake.keep();
    } catch (error) {
      await explainError({ messages, stake, balance }, error);
    } finally {
      again.hidden = true;
      scene.end();
      if (document.body.dataset['phase'] !== 'over') setBusy(false);
    }
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !busy) void balance.refresh();
  });

  return () => {
    const choice = scene.choice();
    if (busy) return;
    if (choice === null) {
      const { lay } = chipMessagesOf(opened.language);
      return showMessage(scene.bets ? lay : messages.choose, 'alert');
    }
    if (balance.current() < stake.current()) return showBalanceTooLow(messages);
    void round(stake.current(), choice);
  };
}

/**
 * Draws past rounds in the scene of a table.
 * @param {Scene} scene
 * @returns {import('./replay.js').Replay}
 */
const tableReplay = (scene) => ({
  lay: ({ choice }) => scene.lay(choice),
  async draw({ outcome, payoutCentavos }) {
    scene.begin();
    return scene.show({ ...outcome, payoutCentavos });
  },
});

/**
 * Returns the start of a table game, which needs an open session.
 * @param {Game} game
 * @returns {(opened: import('./calls.js').Opened, messages: any) => Promise<void>}
 */
export function startTable(game) {
  return async (opened, messages) => {
    setLabels(messages);
    preparePage(opened);
    const scene = game.createScene(opened, messages);
    if (opened.money === 'replay') return startReplay(opened, messages, tableReplay(scene));
    byId('rules', HTMLButtonElement).addEventListener('click', () => showPrices(scene.prices()));
    onPress(byId('spin', HTMLButtonElement), createPlay({ ...game, opened, messages, scene }));
    showMessage(messages.begin);
    enablePlay();
  };
}
