import { showMessage } from '../labels.ts';
import { pesoFormat } from '../labels.ts';
import { chipMessagesOf } from './chip-messages.ts';
import { createChipRack } from './chip-rack.ts';
import type { Limits, createBetLayout, Stakes } from './bet-layout.ts';
import type { Opened } from '../calls.ts';

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
  { language, chips, limits }: Pick<Opened, 'language'> & ChipRules,
  { tag }: { tag: string },
  scene: ChipScene,
  onChange: () => void = () => undefined,
) {
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
