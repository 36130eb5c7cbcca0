import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { appPaths } from '#contract/paths.ts';

/** What `/$games` stands for. */
const games = ['sports', 'fish', 'live', 'pvp', 'elott', 'esports', 'cockfight'];

function addressOf(file: string): string[] {
  const path = file.replace(/\.tsx$/, '').replace(/(^|\/)index$/, '');
  if (path === '__root') return [];
  if (path === '$games') return games.map((game) => `/${game}`);
  return [`/${path.replace(/\[(\.|index)\]/, '$1')}`];
}

it('the web server and the service worker know every page of the app, and no other', () => {
  const files = readdirSync('src/web/routes', { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => /^(?!.*\.test\.).*\.tsx$/.test(file)).flatMap(addressOf);
  expect(pages.toSorted()).toEqual(appPaths.toSorted());
});
