import { pesoFormat, showMessage } from '../labels.ts';
import { text } from '../texts/texts.ts';
import { createChipRack } from './chip-rack.ts';
import type { Limits, createBetLayout, Stakes } from './bet-layout.ts';

/** The rules of a table that takes chips on several places. */
export interface ChipRules {
  chips: readonly number[];
  limits: Limits;
}

/** A scene with places for chips. */
export interface ChipScene {
  bets: ReturnType<typeof createBetLayout>;
  showStakes: (stakes: Stakes) => void;
  onPlace: (press: (place: string) => void) => void;
}

/** The rack of a scene. It puts the chosen chip on each place that is pressed. */
export function rackOf(
  { chips, limits }: ChipRules,
  scene: ChipScene,
  onChange: () => void = () => undefined,
) {
  const format = pesoFormat(true);
  const rack = createChipRack({
    layout: scene.bets,
    chips,
    format,
    onChange() {
      scene.showStakes(scene.bets.stakes());
      onChange();
    },
    onLimit: () => showMessage(text('chip.tooMuch', { most: format(limits.mostOfPlace) }), 'alert'),
  });
  scene.onPlace(rack.put);
  return rack;
}
