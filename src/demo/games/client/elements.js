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
 * Creates an element with a class and optional text.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string} className
 * @param {string} [text]
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, className, text) {
  const element = document.createElement(tag);
  element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}

/** True when the player prefers reduced motion. */
export function prefersReducedMotion() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * @param {number} milliseconds
 * @returns {Promise<void>}
 */
export function wait(milliseconds) {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
