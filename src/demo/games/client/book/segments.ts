import { make } from '../elements.ts';

/** A row of buttons, one of which is chosen. */
export function createSegments<Value extends string>(
  label: string,
  className: string,
  onChoose: (value: Value) => void,
) {
  const root = make('div', className);
  root.setAttribute('role', 'group');
  root.setAttribute('aria-label', label);
  let shown: Value | null = null;
  return {
    root,
    show(options: readonly (readonly [value: Value, text: string])[], chosen: Value) {
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

/** Replaces the content of an element, and gives the focus back to the button that had it. */
export function keepFocus(root: HTMLElement, change: () => void) {
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
