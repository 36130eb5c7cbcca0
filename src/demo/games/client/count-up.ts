import { prefersReducedMotion } from './elements.ts';

/** Counts an amount up from 0 in `milliseconds`. `hurry` ends the animation at once. */
export function countUp(
  element: HTMLElement,
  centavos: number,
  milliseconds: number,
  format: (centavos: number) => string,
) {
  let frame = 0;
  let startedAt = 0;
  let finish: () => void = () => undefined;
  const done = new Promise((resolve: (value: void) => void) => {
    finish = () => {
      cancelAnimationFrame(frame);
      clearTimeout(limit);
      element.textContent = format(centavos);
      resolve();
    };
  });
  const limit = setTimeout(finish, milliseconds + 200);
  const step = (now: number) => {
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
