import { make } from './elements.js';

/**
 * An option of a choice.
 * @typedef {object} Option
 * @property {string} value
 * @property {Node[]} face Content of its label, which is also its accessible name.
 */

/**
 * @param {string} group
 * @param {Option} option
 */
function labelOf(group, { value, face }) {
  const label = make('label', 'choice');
  const input = make('input', 'unseen');
  input.type = 'radio';
  input.name = group;
  input.value = value;
  label.dataset['value'] = value;
  label.append(input, ...face);
  return { label, input };
}

/**
 * A group of radio buttons. The first one is checked at the start.
 * @param {string} legend
 * @param {readonly Option[]} options
 */
export function createChoices(legend, options) {
  const root = make('fieldset', 'choices');
  const made = options.map((option) => labelOf('choice', option));
  root.append(make('legend', 'unseen', legend), ...made.map(({ label }) => label));
  const [first] = made;
  if (first !== undefined) first.input.checked = true;

  return {
    root,
    /** @param {unknown} value */
    choose(value) {
      for (const { input } of made) input.checked = input.value === value;
    },
    chosen: () => made.find(({ input }) => input.checked)?.input.value ?? null,
    /** @param {boolean} now */
    lock(now) {
      root.toggleAttribute('data-locked', now);
    },
    /** @param {string} value */
    faceOf: (value) => made.find(({ input }) => input.value === value)?.label ?? null,
  };
}
