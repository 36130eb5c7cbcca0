// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepDocuments } from './keep-documents.ts';

const start = 'await import("/assets/main-1.js");';
const documentOf = ({
  language = '',
  text = start,
  data = '<script id="page-data">{}</script>',
} = {}) => `<!doctype html><html lang="x"${language}><script type="module">${text}</script>${data}`;

const put = vi.fn<(path: string, response: Response) => Promise<void>>(async () => {});
const forgotten = vi.fn(async () => true);
let isGuest = true;
let savesData = false;
let html = documentOf();
const calls = { page: (): void => {}, session: (): void => {} };
const reload = vi.fn();

function open(): void {
  keepDocuments({
    isGuest: () => isGuest,
    language: () => 'EN',
    savesData: () => savesData,
    reload,
    onPage: (callback) => (calls.page = callback),
    onSession: (callback) => (calls.session = callback),
  });
}

/** Lets all promises and the idle callback run. */
const settle = () => new Promise((done) => setTimeout(done, 30));

beforeEach(() => {
  document.head.innerHTML = `<script type="module">${start}</script>`;
  document.body.innerHTML = '<div id="app"></div>';
  isGuest = true;
  savesData = false;
  html = documentOf();
  history.replaceState(null, '', '/rng');
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
  vi.stubGlobal('caches', { open: async () => ({ put }), delete: forgotten });
  vi.stubGlobal(
    'fetch',
    async () => new Response(html, { headers: { 'Content-Security-Policy': 'x' } }),
  );
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({}) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('a guest keeps the document of a public page with its policy and its age, once', async () => {
  open();
  await settle();
  calls.page();
  await settle();
  expect(put).toHaveBeenCalledOnce();
  const [path, response] = put.mock.calls[0] ?? [];
  expect(path).toBe('/rng');
  expect(response?.headers.get('Content-Security-Policy')).toBe('x');
  expect(await response?.text()).toMatch(/id="page-data" data-at="\d{13}">\{\}/);
});

it.each([
  ['another release', documentOf({ text: 'await import("/assets/main-2.js");' })],
  ['another language', documentOf({ language: ' data-language="TH"' })],
  ['a page without content', documentOf({ data: '' })],
])('%s is not kept', async (_, other) => {
  html = other;
  open();
  await settle();
  expect(put).not.toHaveBeenCalled();
});

it.each(['/member', '/rng?brand=1', '/login'])('%s is not kept', async (address) => {
  history.replaceState(null, '', address);
  open();
  await settle();
  expect(put).not.toHaveBeenCalled();
});

it('nothing is kept while data is saved', async () => {
  savesData = true;
  open();
  await settle();
  expect(put).not.toHaveBeenCalled();
});

it('a member keeps nothing, and the sign-in removes what a guest has kept', async () => {
  open();
  await settle();
  expect(forgotten).not.toHaveBeenCalled();
  isGuest = false;
  calls.session();
  expect(forgotten).toHaveBeenCalledWith('documents');
  put.mockClear();
  calls.page();
  await settle();
  expect(put).not.toHaveBeenCalled();
});

it('a page that was kept asks for newer answers when the program has taken it over', async () => {
  document.body.innerHTML =
    '<div id="app" data-hydrates></div><script id="page-data" data-at="5"></script>';
  open();
  await settle();
  expect(reload).not.toHaveBeenCalled();
  delete document.getElementById('app')?.dataset['hydrates'];
  await settle();
  expect(reload).toHaveBeenCalledOnce();
});
