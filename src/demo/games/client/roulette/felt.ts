import { createPlaceButtons } from '../chips/place-buttons.ts';
import { make } from '../elements.ts';
import { text } from '../texts/texts.ts';

export type Colour = 'green' | 'red' | 'black';

const halves = ['red', 'black', 'even', 'odd', 'low', 'high'] as const;
const thirds = ['dozen1', 'dozen2', 'dozen3', 'column1', 'column2', 'column3'] as const;
const named = [...halves, ...thirds];
const numbers = Array.from({ length: 37 }, (_, number) => String(number));
const values = [...named, ...numbers];

/** The even-money bets from left to right, as on the table of a casino. */
const halvesInOrder = ['low', 'even', 'red', 'black', 'odd', 'high'];

/** The grid row and column of a bet on the wide table layout. */
function gridPositionOf(value: string): readonly [row: string, column: string] {
  const number = Number(value);
  if (number === 0) return ['1 / 4', '1'];
  if (number > 0) return [String(3 - ((number - 1) % 3)), String(1 + Math.ceil(number / 3))];
  const nth = Number(value.at(-1));
  if (value.startsWith('dozen')) return ['4', `${nth * 4 - 2} / span 4`];
  if (value.startsWith('column')) return [String(4 - nth), '14'];
  return ['5', `${halvesInOrder.indexOf(value) * 2 + 2} / span 2`];
}

function faceOf(value: string, colourOf: (pocket: number) => Colour) {
  const place = named.find((name) => name === value);
  if (place !== undefined) return [make('span', 'choice-name', text(`roulette.place.${place}`))];
  const colour = make('span', 'unseen', text(`roulette.colour.${colourOf(Number(value))}`));
  return [make('b', 'choice-name', value), document.createTextNode(' '), colour];
}

/** The betting table: every bet takes chips. The numbers that a bet covers light up under the pointer and the focus. */
export function createFelt(places: Record<string, number[]>, colourOf: (pocket: number) => Colour) {
  const root = make('div', 'felt');
  let put: (place: string) => void = () => undefined;
  const choices = createPlaceButtons(
    text('roulette.legend'),
    values.map((value) => ({ value, face: faceOf(value, colourOf) })),
    (place) => {
      choices.clearWins();
      put(place);
    },
  );
  root.append(choices.root);

  for (const value of values) {
    const face = choices.faceOf(value);
    const [row, column] = gridPositionOf(value);
    face?.style.setProperty('--row', row);
    face?.style.setProperty('--column', column);
    if (face !== null && numbers.includes(value)) face.dataset['colour'] = colourOf(Number(value));
  }

  function showCovered(value: string | undefined) {
    const covered = places[value ?? ''] ?? [];
    for (const number of numbers) {
      const isCovered = covered.length > 1 && covered.includes(Number(number));
      choices.faceOf(number)?.toggleAttribute('data-covered', isCovered);
    }
  }

  /** The bet of an event's target. */
  const betAt = ({ target }: Event) =>
    target instanceof Element ? target.closest('button')?.dataset['value'] : undefined;

  for (const type of ['pointerover', 'focusin'])
    choices.root.addEventListener(type, (event) => showCovered(betAt(event)));
  for (const type of ['pointerleave', 'focusout'])
    choices.root.addEventListener(type, () => showCovered(undefined));

  return {
    root,
    lock: choices.lock,
    clear: choices.clearWins,
    showStakes: choices.showStakes,
    onPlace(press: (place: string) => void) {
      put = press;
    },
    light: (value: string) => choices.faceOf(value)?.setAttribute('data-won', ''),
  };
}
