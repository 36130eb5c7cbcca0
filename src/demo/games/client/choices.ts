import { make } from './elements.ts';

/** An option of a choice. */
export interface Option<Value extends string> {
  value: Value;
  /** Content of its label, which is also its accessible name. */
  face: Node[];
}

function labelOf<Value extends string>(group: string, { value, face }: Option<Value>) {
  const label = make('label', 'choice');
  const input = make('input', 'unseen');
  input.type = 'radio';
  input.name = group;
  input.value = value;
  label.dataset['value'] = value;
  label.append(input, ...face);
  return { value, label, input };
}

/** A group of radio buttons. The first one is checked at the start. */
export function createChoices<Value extends string>(
  legend: string,
  options: readonly Option<Value>[],
) {
  const root = make('fieldset', 'choices');
  const made = options.map((option) => labelOf('choice', option));
  root.append(make('legend', 'unseen', legend), ...made.map(({ label }) => label));
  const [first] = made;
  if (first !== undefined) first.input.checked = true;

  return {
    root,
    choose(value: unknown) {
      for (const { input } of made) input.checked = input.value === value;
    },
    chosen: () => made.find(({ input }) => input.checked)?.value ?? null,
    lock(now: boolean) {
      root.toggleAttribute('data-locked', now);
    },
    faceOf: (value: string) => made.find(({ input }) => input.value === value)?.label ?? null,
  };
}
