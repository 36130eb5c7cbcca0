import { expect, it, vi } from 'vitest';
import { browserPlatform } from '#core/browser-platform.ts';

it('removes the token from the address, returns it once and keeps the rest of the address', () => {
  vi.stubGlobal('isSecureContext', true);
  history.replaceState({ kept: 1 }, '', '/?dialog=login&token=abc#top');
  const { takeToken } = browserPlatform();
  expect(takeToken()).toBe('abc');
  expect(location.href).toMatch(/\/\?dialog=login#top$/);
  expect(history.state).toEqual({ kept: 1 });
  expect(takeToken()).toBeNull();
});
