// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, expect, it } from 'vitest';

const page = document.documentElement;

/** Runs the script of a page in a language, for a visitor who has chosen one. */
function open(pageLanguage: string | null, chosen: string | null): void {
  if (pageLanguage !== null) page.dataset.language = pageLanguage;
  if (chosen !== null) localStorage.setItem('hisLang', chosen);
  runInThisContext(readFileSync('public/boot.js', 'utf8'));
}

afterEach(() => {
  globalThis.takeEarlyInput();
  localStorage.clear();
  delete page.dataset.language;
  delete page.dataset.words;
  document.cookie = 'hisLang=; path=/; max-age=0';
});

it.each([
  ['an English page', null, null],
  ['an English page', null, 'EN'],
  ['a Thai page', 'TH', 'TH'],
])('shows %s to a visitor who reads it (%s, %s)', (_, pageLanguage, chosen) => {
  open(pageLanguage, chosen);
  expect(page.dataset.words).toBeUndefined();
});

it.each([
  ['an English page', null, 'TH'],
  ['a Thai page', 'TH', 'TY'],
  ['a Thai page', 'TH', 'EN'],
])(
  'hides %s from a visitor who has chosen another language (%s, %s)',
  (_, pageLanguage, chosen) => {
    open(pageLanguage, chosen);
    expect(page.dataset.words).toBe(chosen);
  },
);

it('sends the host the language for the next page, once the visitor has chosen one', () => {
  open(null, null);
  expect(document.cookie).not.toContain('hisLang');
  open(null, 'CN');
  expect(document.cookie).toContain('hisLang=CN');
});

it('reads a language that it does not know as English', () => {
  open(null, 'XX; path=/evil');
  expect(document.cookie).toContain('hisLang=EN');
  expect(page.dataset.words).toBeUndefined();
});
