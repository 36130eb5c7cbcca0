import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { browserPlatform } from '#core/browser-platform.ts';

it('leaves the address by the first script of the page, which keeps the rest of it, and is taken once', () => {
  vi.stubGlobal('isSecureContext', true);
  history.replaceState({ kept: 1 }, '', '/?dialog=login&token=abc#top');
  runInThisContext(readFileSync('public/boot.js', 'utf8'));
  takeEarlyInput();
  expect(location.href).toMatch(/\/\?dialog=login#top$/);
  expect(history.state).toEqual({ kept: 1 });
  const { takeToken } = browserPlatform();
  expect(takeToken()).toBe('abc');
  expect(takeToken()).toBeNull();
});

it('the removal of the token is in the first script of the page', () => {
  const page = readFileSync('index.html', 'utf8');
  expect(/<script[^>]*>|<link[^>]*>/.exec(page)?.[0]).toBe('<script src="/boot.js">');
});
