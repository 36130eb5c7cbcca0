import { expect, it, vi } from 'vitest';
import { createKeptDocuments } from './kept-documents.ts';

const start = '<script type="module">await import("/assets/main-1.js");</script>';
const data = '<script type="application/json" id="page-data">{}</script>';

interface Sent {
  readonly language?: string;
  readonly script?: string;
  readonly content?: string;
}

const documentOf = ({ language = '', script = start, content = data }: Sent = {}) =>
  `<!doctype html><html lang="x"${language}><head>${script}</head>${content}`;

const wait = vi.fn(async () => {});

function open(html: string | null = documentOf()) {
  const kept = new Map<string, Response>();
  const load = vi.fn(async () => {
    if (html === null) throw new TypeError('offline');
    return new Response(html, {
      headers: { 'Content-Security-Policy': 'x', Vary: 'Cookie', 'Content-Encoding': 'br' },
    });
  });
  const documents = createKeptDocuments({
    open: async () => ({
      match: async (path) => kept.get(path),
      put: async (path, response) => void kept.set(path, response),
    }),
    clear: async () => kept.clear(),
    load,
    ownPage: async () => new Response(documentOf({ content: '' })),
    now: () => 5,
    wait,
  });
  return { ...documents, kept, load };
}

const guest = { path: '/rng', language: 'EN' };
const at = (address: string) => new URL(address, 'http://localhost');

it('a document is kept with its policy and its age, and answers its address without a query', async () => {
  const { keep, answer } = open();
  expect(await answer(at('/rng'))).toBeUndefined();
  await keep(guest);
  const found = await answer(at('/rng'));
  expect([...(found?.headers.keys() ?? [])]).toEqual(['content-security-policy', 'content-type']);
  expect(await found?.text()).toContain('id="page-data" data-at="5">{}');
  expect(await answer(at('/rng?brand=1'))).toBeUndefined();
  expect(await answer(at('/'))).toBeUndefined();
});

it.each([
  ['another release', documentOf({ script: start.replace('main-1', 'main-2') })],
  ['another language', documentOf({ language: ' data-language="TH"' })],
  ['a page without content', documentOf({ content: '' })],
  ['a page of a captive portal', '<h1>Log in to the café</h1>'],
  ['no answer', null],
])('%s is not kept', async (_, html) => {
  const { keep, kept } = open(html);
  await keep(guest);
  expect(kept.size).toBe(0);
});

it('a page that comes without its content is asked for again a little later', async () => {
  const { keep, kept, load } = open();
  load.mockResolvedValueOnce(new Response(documentOf({ content: '' })));
  await keep(guest);
  expect(wait).toHaveBeenLastCalledWith(3_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(kept.size).toBe(1);
});

it('a page that is not public is never asked for', async () => {
  const { keep, load } = open();
  for (const path of ['/member', '/login', 'https://example.com/', '/wps/member/info']) {
    await keep({ path, language: 'EN' });
  }
  expect(load).not.toHaveBeenCalled();
});

it('a sign-in forgets all documents, and one that is on its way', async () => {
  const { keep, forget, kept } = open();
  await keep(guest);
  expect(kept.size).toBe(1);
  const late = keep({ path: '/', language: 'EN' });
  await forget();
  await late;
  expect(kept.size).toBe(0);
});
