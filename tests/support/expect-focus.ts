import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The words of the element with the focus; null when the body has it. */
function focusedWords(): string | null {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return null;
  return (activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '').trim();
}

/**
 * Waits until the focus is on the element with these words. Use it after an action that replaces the content with the
 * focus: browsers then give it to the body, and the keyboard begins at the top.
 */
export async function expectFocus(words: string | RegExp): Promise<void> {
  await waitFor(() =>
    expect(focusedWords()).toEqual(
      typeof words === 'string' ? words : expect.stringMatching(words),
    ),
  );
}
