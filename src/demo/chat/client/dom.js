/**
 * The element with an id. Throws a TypeError when the page has no such element of this class.
 * @template {Element} Kind
 * @param {string} id
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
export function byId(id, kind) {
  const element = document.getElementById(id);
  if (element instanceof kind) return element;
  throw new TypeError(`The page has no ${kind.name} with the id ${id}`);
}

/**
 * Creates an element with a class and what is in it. Texts stay texts.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string} className
 * @param {...(string | Node)} inside
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, className, ...inside) {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...inside);
  return element;
}

/**
 * Creates a button.
 * @param {string} className
 * @param {string} label
 * @param {() => void} onPress
 * @returns {HTMLButtonElement}
 */
export function makeButton(className, label, onPress) {
  const button = make('button', className, label);
  button.type = 'button';
  button.addEventListener('click', onPress);
  return button;
}
