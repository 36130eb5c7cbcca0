import { showMessage } from '../labels.js';
import { pesoFormat } from '../labels.js';
import { chipMessagesOf } from './chip-messages.js';
import { createChipRack } from './chip-rack.js';

/**
 * The rules of a table that takes chips on several places.
 * @typedef {{ chips: readonly number[], limits: import('./bet-layout.js').Limits }} ChipRules
 *
 * A scene with places for chips.
 * @typedef {object} ChipScene
 * @property {ReturnType<typeof import('./bet-layout.js').createBetLayout>} bets
 * @property {(stakes: import('./bet-layout.js').Stakes) => void} showStakes
 * @property {(press: (place: string) => void) => void} onPlace
 */

/**
 * The rack of a scene. It puts the chosen chip on each place that is pressed.
 * @param {import('../calls.js').Opened & ChipRules} opened
 * @param {{ tag: string }} messages
 * @param {ChipScene} scene
 * @param {() => void} [onChange]
 */
export function rackOf({ language, chips, limits }, { tag }, scene, onChange = () => undefined) {
  const format = pesoFormat(tag, true);
  const words = chipMessagesOf(language);
  const rack = createChipRack({
    layout: scene.bets,
    chips,
    words,
    tag,
    format,
    onChange() {
      scene.showStakes(scene.bets.stakes());
      onChange();
    },
    onLimit: () => showMessage(words.tooMuch(format(limits.mostOfPlace)), 'alert'),
  });
  scene.onPlace(rack.put);
  return rack;
}
