import { still } from './elements.js';

/**
 * Runs a figure up to an amount; slower for more. Ends at once when `hurry` is called.
 * @param {HTMLElement} element
 * @param {number} centavos
 * @param {number} milliseconds
 * @param {(centavos: number) => string} format
 */
export function countUp(element, centavos, milliseconds, format) {
  let frame = 0;
  let begun = 0;
  /** @type {() => void} */
  let finish = () => undefined;
  const done = new Promise((/** @type {(value: void) => void} */ resolve) => {
    finish = () => {
      cancelAnimationFrame(frame);
      clearTimeout(limit);
      element.textContent = format(centavos);
      resolve();
    };
  });
  const limit = setTimeout(finish, milliseconds + 200);
  /** @param {number} now */
  const step = (now) => {
    begun ||= now;
    const part = Math.min(1, (now - begun) / milliseconds);
    element.textContent = format(Math.round(centavos * (1 - (1 - part) ** 3)));
    if (part < 1) frame = requestAnimationFrame(step);
    else finish();
  };
  if (still()) finish();
  else frame = requestAnimationFrame(step);
  return { done, hurry: finish };
}
