// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { languageCodes } from '#protocol/model/language.ts';

const page = readFileSync('index.html', 'utf8');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.innerHTML = /<aside[\s\S]+<\/aside>/.exec(page)?.[0] ?? '';
});

afterEach(() => {
  globalThis.takeEarlyInput();
  localStorage.clear();
  delete document.documentElement.dataset.words;
  vi.useRealTimers();
});

const open = (): void => {
  runInThisContext(readFileSync('public/boot.js', 'utf8'));
};

/** The words that are shown. */
const shown = (): (string | undefined)[] => {
  const box = document.querySelector<HTMLElement>('#stuck');
  if (!box) throw new Error('The page has no words for a program that does not start.');
  const texts = [...box.querySelectorAll<HTMLElement>('p')].filter((text) => !text.hidden);
  return box.hidden ? [] : texts.map((text) => text.dataset.for);
};

it('the script is written for browsers that do not know the syntax of the program', () => {
  open();
  expect(readFileSync('public/boot.js', 'utf8')).not.toMatch(/\?\?|\?\.[\w([]|\|\|=|&&=/);
});

it('shows words after eight seconds without the program', () => {
  open();
  vi.advanceTimersByTime(7_999);
  expect(shown()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(['EN']);
});

it.each(languageCodes)('shows them in the language of the player: %s', (language) => {
  localStorage.setItem('hisLang', language);
  open();
  vi.advanceTimersByTime(8_000);
  expect(shown()).toEqual([language]);
});

it('the note has a way to try again and to reach somebody in each language', () => {
  open();
  const ways = [...document.querySelectorAll('#stuck p')].map((text) =>
    [...text.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  );
  expect(ways).toEqual(languageCodes.map(() => ['', 'mailto:help@parola.example']));
});

it('shows nothing once the program runs, and removes what stands there', () => {
  open();
  vi.advanceTimersByTime(8_000);
  globalThis.takeEarlyInput();
  expect(shown()).toEqual([]);
  vi.advanceTimersByTime(8_000);
  expect(shown()).toEqual([]);
});

it('shows words at once when a script fails, and not for a picture or a foreign script', () => {
  open();
  const fail = (tag: string): void => {
    const part = document.body.appendChild(document.createElement(tag));
    part.dispatchEvent(new Event('error'));
  };
  fail('img');
  dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://a/b.js' }));
  expect(shown()).toEqual([]);
  dispatchEvent(new ErrorEvent('error', { filename: `${location.origin}/assets/app-1.js` }));
  expect(shown()).toEqual(['EN']);
});
