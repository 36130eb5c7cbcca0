/** The element with an id. Throws a TypeError when the page has no such element of this class. */
export function byId<Kind extends Element>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id);
  if (element instanceof kind) return element;
  throw new TypeError(`The page has no ${kind.name} with the id ${id}`);
}

/** Creates an element with a class and what is in it. Texts stay texts. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...inside: (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...inside);
  return element;
}

/** Creates a button. */
export function makeButton(
  className: string,
  label: string,
  onPress: () => void,
): HTMLButtonElement {
  const button = make('button', className, label);
  button.type = 'button';
  button.addEventListener('click', onPress);
  return button;
}
