// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepDocuments } from './keep-documents.ts';

const post = vi.fn<(message: unknown) => void>();
const reload = vi.fn();
const calls = { page: (): void => {}, session: (): void => {} };
const active = Object.assign(new EventTarget(), { state: 'activated', postMessage: post });
let isGuest = true;
let savesData = false;

function open(): void {
  keepDocuments({
    isGuest: () => isGuest,
    language: () => 'TH',
    savesData: () => savesData,
    reload,
    onPage: (callback) => (calls.page = callback),
    onSession: (callback) => (calls.session = callback),
  });
}

/** Lets all promises and the idle callback run. */
const settle = () => new Promise((done) => setTimeout(done, 30));

beforeEach(() => {
  document.body.innerHTML = '<div id="app"></div>';
  isGuest = true;
  savesData = false;
  history.replaceState(null, '', '/rng');
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ active }) },
  });
});
// Tests of other files share the window.
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('each public page of a guest is kept once, in the language of the guest', async () => {
  open();
  await settle();
  calls.page();
  await settle();
  expect(post.mock.calls).toEqual([[{ type: 'KEEP_DOCUMENT', path: '/rng', language: 'TH' }]]);
  history.replaceState(null, '', '/help');
  calls.page();
  await settle();
  expect(post).toHaveBeenLastCalledWith({ type: 'KEEP_DOCUMENT', path: '/help', language: 'TH' });
});

it('a page waits for the activation of the worker, which forgets all documents', async () => {
  active.state = 'activating';
  open();
  await settle();
  expect(post).not.toHaveBeenCalled();
  active.state = 'activated';
  active.dispatchEvent(new Event('statechange'));
  await settle();
  expect(post).toHaveBeenCalledOnce();
});

it.each(['/member', '/rng?brand=1', '/login'])('%s is not kept', async (address) => {
  history.replaceState(null, '', address);
  open();
  await settle();
  expect(post).not.toHaveBeenCalled();
});

it('nothing is kept while data is saved', async () => {
  savesData = true;
  open();
  await settle();
  expect(post).not.toHaveBeenCalled();
});

it('a sign-in makes the worker forget what a guest has kept, also while the browser is busy', async () => {
  open();
  isGuest = false;
  calls.session();
  calls.page();
  await settle();
  expect(post.mock.calls).toEqual([[{ type: 'FORGET_DOCUMENTS' }]]);
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
