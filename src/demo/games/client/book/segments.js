import { make } from '../elements.js';

/**
 * A row of buttons, one of which is chosen.
 * @template {string} Value
 * @param {string} label
 * @param {string} className
 * @param {(value: Value) => void} onChoose
 */
export function createSegments(label, className, onChoose) {
  const root = make('div', className);
  root.setAttribute('role', 'group');
  root.setAttribute('aria-label', label);
  /** @type {Value | null} */
  let shown = null;
  return {
    root,
    /**
     * @param {readonly (readonly [value: Value, text: string])[]} options
     * @param {Value} chosen
     */
    show(options, chosen) {
      const made = options.map(([value, text]) => {
        const button = make('button', 'segment', text);
        button.type = 'button';
        button.dataset['key'] = `${className} ${value}`;
        button.setAttribute('aria-pressed', String(value === chosen));
        button.addEventListener('click', () => onChoose(value));
        return button;
      });
      const left = root.scrollLeft;
      root.replaceChildren(...made);
      root.scrollLeft = left;
      if (shown === chosen || root.clientWidth === 0) return;
      shown = chosen;
      const [pressed] = made.filter((button) => button.ariaPressed === 'true');
      pressed?.scrollIntoView({ inline: 'center', block: 'nearest' });
    },
  };
}

/**
 * Replaces the content of an element, and gives the focus back to the button that had it.
 * @param {HTMLElement} root
 * @param {() => void} change
 */
export function keepFocus(root, change) {
  const { activeElement } = document;
  const key =
    activeElement instanceof HTMLElement && root.contains(activeElement)
      ? activeElement.dataset['key']
      : undefined;
  change();
  if (key === undefined) return;
  for (const button of root.querySelectorAll('button'))
    if (button.dataset['key'] === key) button.focus({ preventScroll: true });
}
