import { make } from './elements.js';

/**
 * One thing of several to bet on.
 * @typedef {object} Option
 * @property {string} value
 * @property {Node[]} face What its label shows, and so what it is called.
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
 * A choice of one: arrow keys move it, the first is chosen.
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
    chosen: () => made.find(({ input }) => input.checked)?.input.value ?? null,
    /** @param {boolean} now */
    lock(now) {
      root.toggleAttribute('data-locked', now);
    },
    /** @param {string} value */
    faceOf: (value) => made.find(({ input }) => input.value === value)?.label ?? null,
  };
}
