import { play } from './calls.js';
import { createCelebration } from './celebrate.js';
import { byId, make } from './elements.js';
import { explain } from './explain.js';
import { admit, introduce } from './introduce.js';
import { label, pesoFormat, say, sayTooLow } from './labels.js';
import { tell } from './parent.js';
import { onPress } from './press.js';
import { createPurse } from './purse.js';
import { sound } from './sound.js';
import { createStake } from './stake.js';

/**
 * What a game shows between its name and its controls.
 * @typedef {object} Scene
 * @property {() => unknown} choice What is betted on; null while that is not settled.
 * @property {() => void} begin The stake lies: nothing may be changed until `end`.
 * @property {(round: any) => Promise<string>} show Shows how a round was decided, and puts it into words.
 * @property {() => void} end Whether shown or not, the round is over.
 * @property {() => readonly (readonly [name: string, times: string])[]} prices What pays how much, for the rules.
 */

/**
 * A game as its page tells it.
 * @typedef {object} Game
 * @property {(opened: any, words: any) => Scene} createScene Builds into `#scene`.
 */

/** @param {ReturnType<Scene['prices']>} prices */
function showPrices(prices) {
  const rows = prices.map(([name, times]) => {
    const row = make('div', 'price');
    row.append(make('dt', '', name), make('dd', '', times));
    return row;
  });
  byId('prices', HTMLDListElement).replaceChildren(...rows);
}

/**
 * One round at a time, from the stake to what it came to.
 * @param {Game & { opened: import('./calls.js').Opened, words: any, scene: Scene }} table
 */
function createPlay({ opened, words, scene }) {
  const money = pesoFormat(words.tag);
  const stake = createStake(opened.stakes, pesoFormat(words.tag, true), () => undefined);
  const purse = createPurse(opened.session, money, opened.balanceCentavos);
  const celebration = createCelebration(money);
  const again = byId('again', HTMLButtonElement);
  let busy = false;

  /** @param {boolean} now */
  function occupy(now) {
    busy = now;
    stake.lock(now);
    document.body.dataset['phase'] = now ? 'rolling' : 'idle';
    byId('spin', HTMLButtonElement).setAttribute('aria-disabled', String(now));
  }

  function trouble() {
    say(words.dropped, 'alert');
    again.hidden = false;
  }

  /**
   * @param {number} staked
   * @param {unknown} choice
   */
  async function settle(staked, choice) {
    const wanted = { session: opened.session, stakeCentavos: staked, choice };
    const round = await play(wanted, trouble);
    again.hidden = true;
    say('');
    const told = await scene.show(round);
    purse.hold(round.balanceCentavos);
    tell('parola:balance');
    say(told, round.payoutCentavos > 0 ? 'gain' : 'plain');
    if (round.payoutCentavos > 0) void celebration.show(round.payoutCentavos, staked);
  }

  /**
   * @param {number} staked
   * @param {unknown} choice
   */
  async function round(staked, choice) {
    occupy(true);
    celebration.clear();
    say('');
    sound.press();
    purse.hold(purse.funds() - staked);
    scene.begin();
    try {
      await settle(staked, choice);
    } catch (error) {
      purse.hold(purse.funds() + staked);
      await explain({ words, stake, purse }, error);
    } finally {
      again.hidden = true;
      scene.end();
      if (document.body.dataset['phase'] !== 'over') occupy(false);
    }
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !busy) void purse.refresh();
  });

  return () => {
    const choice = scene.choice();
    if (busy) return;
    if (choice === null) return say(words.choose, 'alert');
    if (purse.funds() < stake.current()) return sayTooLow(words);
    void round(stake.current(), choice);
  };
}

/**
 * How a game begins once its session is open.
 * @param {Game} game
 * @returns {(opened: import('./calls.js').Opened, words: any) => Promise<void>}
 */
export function beginTable(game) {
  return async (opened, words) => {
    label(words);
    introduce(opened);
    const scene = game.createScene(opened, words);
    byId('rules', HTMLButtonElement).addEventListener('click', () => showPrices(scene.prices()));
    onPress(byId('spin', HTMLButtonElement), createPlay({ ...game, opened, words, scene }));
    say(words.begin);
    admit();
  };
}
