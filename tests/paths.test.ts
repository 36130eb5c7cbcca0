import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { appPaths, callRoots, operatorRoot } from '#protocol/paths.ts';
import { categories, categoryCodes } from '#protocol/vocabulary/category.ts';

/** Older addresses that the route of lobbies redirects: `router.test.ts` and `register.test.tsx` open each. */
const redirected = ['/home', '/index', '/index.html', '/register.html'];

/** The addresses of a route file. `$games` is the page of each category; slots have a file of their own as well. */
function addressesOf(file: string): string[] {
  const path = file.replace(/\.tsx$/, '').replace(/(^|\/)index$/, '');
  if (path === '__root') return [];
  if (path === '$games') {
    return [...categoryCodes.map((code) => categories[code].path), ...redirected];
  }
  return [`/${path.replace(/\[(\.|index)\]/, '$1')}`];
}

it('appPaths lists the address of every route of the app, and nothing else', () => {
  const files = readdirSync('src/web/routes', { recursive: true, encoding: 'utf8' });
  const routes = files.filter((file) => /^(?!-|.*\.test\.).*\.tsx$/.test(file));
  const pages = new Set(routes.flatMap(addressesOf));
  expect([...pages].toSorted()).toEqual(appPaths.toSorted());
});

it('every category has a picture for its panel in the navigation', () => {
  const pictures = readdirSync('public/panels');
  expect(pictures).toEqual(
    expect.arrayContaining(categoryCodes.map((code) => `${code.toLowerCase()}.svg`)),
  );
});

it('robots.txt keeps crawlers away from the calls and the operator console', () => {
  const lines = readFileSync('public/robots.txt', 'utf8').split('\n');
  expect(lines.filter((line) => line.startsWith('Disallow:'))).toEqual([
    ...callRoots.map((root) => `Disallow: ${root}/`),
    `Disallow: ${operatorRoot}`,
  ]);
});
