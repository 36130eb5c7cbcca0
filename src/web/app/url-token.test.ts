import { expect, it, vi } from 'vitest';
import { browserPlatform } from '#core/browser-platform.ts';

it('a token in the address is taken out of it, once, and the rest stays', () => {
  vi.stubGlobal('isSecureContext', true);
  history.replaceState({ kept: 1 }, '', '/?dialog=login&token=abc#top');
  const { takeToken } = browserPlatform();
  expect(takeToken()).toBe('abc');
  expect(location.href).toMatch(/\/\?dialog=login#top$/);
  expect(history.state).toEqual({ kept: 1 });
  expect(takeToken()).toBeNull();
});
