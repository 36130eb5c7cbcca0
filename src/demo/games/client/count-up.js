import { prefersReducedMotion } from './elements.js';

/**
 * Counts an amount up from 0 in `milliseconds`. `hurry` ends the animation at once.
 * @param {HTMLElement} element
 * @param {number} centavos
 * @param {number} milliseconds
 * @param {(centavos: number) => string} format
 */
export function countUp(element, centavos, milliseconds, format) {
  let frame = 0;
  let startedAt = 0;
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
    startedAt ||= now;
    const part = Math.min(1, (now - startedAt) / milliseconds);
    element.textContent = format(Math.round(centavos * (1 - (1 - part) ** 3)));
    if (part < 1) frame = requestAnimationFrame(step);
    else finish();
  };
  if (prefersReducedMotion()) finish();
  else frame = requestAnimationFrame(step);
  return { done, hurry: finish };
}
