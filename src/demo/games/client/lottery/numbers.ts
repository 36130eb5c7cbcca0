import { make } from '../elements.ts';

/** A lottery game as the gateway sends it. */
export interface Draw {
  code: string;
  name: Record<string, string>;
  balls: number;
  lowest: number;
  highest: number;
  /** True when numbers can repeat, so that each ball has a position. */
  returned: boolean;
  pays: number[];
  returns: string;
}

const all = ({ lowest, highest }: Draw) =>
  Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);

const any = (numbers: readonly number[]) =>
  numbers[Math.floor(Math.random() * numbers.length)] ?? 0;

/** One select field for each position. */
function createPlaces(draw: Draw, nameOf: (place: number) => string) {
  const root = make('div', 'places');
  const selects = Array.from({ length: draw.balls }, (_, place) => {
    const select = make('select', 'ball');
    select.setAttribute('aria-label', nameOf(place + 1));
    select.append(...all(draw).map((number) => new Option(String(number), String(number))));
    return select;
  });
  root.append(...selects);
  const lucky = () => {
    for (const select of selects) select.value = String(any(all(draw)));
  };
  lucky();
  return {
    root,
    lucky,
    chosen: () => selects.map(({ value }) => Number(value)),
    choose(numbers: readonly number[]) {
      for (const [place, select] of selects.entries()) select.value = String(numbers[place]);
    },
  };
}

/** A checkbox for each number, of which at most as many can be checked as balls are drawn. */
function createTicks(draw: Draw) {
  const root = make('div', 'ticks');
  const inputs = all(draw).map((number) => {
    const label = make('label', 'tick');
    const input = make('input', 'unseen');
    input.type = 'checkbox';
    input.value = String(number);
    label.append(input, String(number));
    root.append(label);
    return input;
  });
  const chosen = () => inputs.filter(({ checked }) => checked);
  root.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && chosen().length > draw.balls) target.checked = false;
  });
  const lucky = () => {
    const left = [...inputs];
    for (const input of inputs) input.checked = false;
    for (let count = 0; count < draw.balls; count += 1) {
      const [input] = left.splice(Math.floor(Math.random() * left.length), 1);
      if (input !== undefined) input.checked = true;
    }
  };
  lucky();
  return {
    root,
    lucky,
    chosen: () => chosen().map(({ value }) => Number(value)),
    choose(numbers: readonly number[]) {
      for (const input of inputs) input.checked = numbers.includes(Number(input.value));
    },
  };
}

/** The fields for the numbers of a ticket. Random numbers are chosen at the start. */
export function createNumbers(draw: Draw, nameOf: (place: number) => string) {
  return draw.returned ? createPlaces(draw, nameOf) : createTicks(draw);
}
