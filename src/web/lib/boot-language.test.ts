// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const page = document.documentElement;

/** The cookies that a page has written. None stays for the tests of other files, which share the window. */
const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  const spy = vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    written.push(cookie);
  });
  return () => spy.mockRestore();
});

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

it.each([
  [null, []],
  ['CN', ['hisLang=CN; path=/; max-age=31536000; samesite=lax']],
])(
  'sends the host the language for the next page, once the visitor has chosen one: %s',
  (chosen, cookies) => {
    open(null, chosen);
    expect(written).toEqual(cookies);
  },
);

it('reads a language that it does not know as English', () => {
  open(null, 'XX; path=/evil');
  expect(written).toEqual(['hisLang=EN; path=/; max-age=31536000; samesite=lax']);
  expect(page.dataset.words).toBeUndefined();
});
