// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { askAutoplay } from './client/slot/ask-autoplay.ts';

const openQuestion = () => askAutoplay((centavos) => `₱${centavos / 100}`);

const dialog = () => document.querySelector('dialog');

function answer(value: 'yes' | 'no') {
  const shown = dialog();
  if (shown === null) throw new Error('There is no question');
  shown.close(value);
}

afterEach(() => document.body.replaceChildren());

it('asks before autoplay what it stakes, until the player has said yes', async () => {
  const ask = openQuestion();
  const refused = ask(10, 500);
  expect(dialog()?.textContent).toContain('10 rounds of ₱5');
  expect(dialog()?.textContent).toContain('They stake ₱50');
  answer('no');
  expect(await refused).toBe(false);
  const allowed = ask(25, 500);
  answer('yes');
  expect(await allowed).toBe(true);
  expect(await ask(50, 500)).toBe(true);
  expect(dialog()).toBeNull();
});
