import { afterEach, expect, it, vi } from 'vitest';
import { openPaymentWindow } from './payment-window.ts';

afterEach(() => vi.restoreAllMocks());

/** Answers of browsers inside of other apps to `window.open`. */
const oddAnswers: readonly (readonly [name: string, opened: () => Window | null])[] = [
  ['no window', () => null],
  ['the window of the app', () => window],
  [
    'another object for the window of the app',
    () =>
      // `Object.create` returns any.
      Object.create(window, {
        document: { value: document },
      }) as Window,
  ],
  // Browsers say that it is a window, and its document is missing.
  ['a window that cannot be read', () => ({ close: vi.fn<() => void>() }) as unknown as Window],
];

it.each(oddAnswers)('writes into no window when the browser gives %s', (_, opened) => {
  document.title = 'Deposit';
  document.body.innerHTML = '<main>The app</main>';
  vi.spyOn(window, 'open').mockImplementation(opened);
  expect(openPaymentWindow('The payment page opens.')).toBeNull();
  expect([document.title, document.body.innerHTML]).toEqual(['Deposit', '<main>The app</main>']);
});

it('writes its text into a new window', () => {
  const page = document.implementation.createHTMLDocument();
  const opened = { document: page, opener: window, close: vi.fn<() => void>() };
  // Of a window, the function reads only these three.
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  expect(openPaymentWindow('The payment page opens.')).not.toBeNull();
  expect(page.body.textContent).toBe('The payment page opens.');
  expect(opened.opener).toBeNull();
});
