import { describe, expect, it } from 'vitest';
import { createLaterFiles } from './later-files.ts';

const help = 'http://localhost/assets/help-1.js';
const login = 'http://localhost/assets/login-1.js';
const old = 'http://localhost/assets/help-0.js';

const script = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'text/javascript' } });

function openFiles(urls = [help, login]) {
  const stored = new Map<string, Response>();
  const requests: string[] = [];
  const network = { load: async (url: string): Promise<Response> => script(`network ${url}`) };
  let freed = 0;
  let full = false;
  let replaced = false;
  const urlOf = (request: RequestInfo | URL): string =>
    request instanceof Request ? request.url : String(request);
  const cache = {
    match: async (request: RequestInfo | URL) => stored.get(urlOf(request))?.clone(),
    keys: async () => [...stored.keys()].map((url) => new Request(url)),
    delete: async (request: RequestInfo | URL) => stored.delete(urlOf(request)),
    async put(request: RequestInfo | URL, answer: Response) {
      if (full) throw new DOMException('no room', 'QuotaExceededError');
      stored.set(urlOf(request), answer);
    },
  };
  const files = createLaterFiles({
    urls,
    open: async () => cache,
    load(url) {
      requests.push(url);
      return network.load(url);
    },
    makeRoom: async () => void (freed += 1),
    isReplaced: () => replaced,
  });
  return {
    files,
    stored,
    requests,
    network,
    fill: () => void (full = true),
    replace: () => void (replaced = true),
    freed: () => freed,
  };
}

describe('files cached after the installation', () => {
  it('are all fetched once, however often the page asks', async () => {
    const { files, stored, requests } = openFiles();
    await Promise.all([files.keepAll(), files.keepAll()]);
    await files.keepAll();
    expect([...stored.keys()]).toEqual([help, login]);
    expect(requests).toEqual([help, login]);
  });

  it('are answered from the cache without the network', async () => {
    const { files, network } = openFiles();
    await files.keepAll();
    network.load = () => Promise.reject(new TypeError('Failed to fetch'));
    const answer = await files.answer(help, () => undefined);
    expect(await answer.text()).toBe(`network ${help}`);
  });

  it('are all cached after the first one was requested', async () => {
    const { files, stored } = openFiles();
    const work: Promise<unknown>[] = [];
    await files.answer(login, (more) => work.push(more));
    await Promise.all(work);
    expect([...stored.keys()].toSorted()).toEqual([help, login]);
  });

  it('go on where they stopped when the network failed', async () => {
    const { files, stored, requests, network } = openFiles();
    const { load } = network;
    network.load = (url) => (url === login ? Promise.reject(new TypeError('offline')) : load(url));
    await files.keepAll();
    expect([...stored.keys()]).toEqual([help]);
    network.load = load;
    await files.keepAll();
    expect([...stored.keys()]).toEqual([help, login]);
    expect(requests).toEqual([help, login, login]);
  });

  it('are left to the next release when that one waits', async () => {
    const { files, stored, network, replace } = openFiles();
    const { load } = network;
    network.load = (url) => {
      replace();
      return load(url);
    };
    await files.keepAll();
    expect([...stored.keys()]).toEqual([help]);
  });

  it('asked for at the installation are cached but for those that do not arrive', async () => {
    const { files, stored, requests, network } = openFiles();
    const { load } = network;
    network.load = (url) => (url === help ? Promise.reject(new TypeError('blocked')) : load(url));
    await files.keepPresent();
    expect([...stored.keys()]).toEqual([login]);
    network.load = load;
    await files.keepAll();
    expect([...stored.keys()].toSorted()).toEqual([help, login]);
    expect(requests).toEqual([help, login, help]);
  });

  it.each([
    ['a missing file', new Response('', { status: 404 })],
    ['a page', new Response('<h1>Log in</h1>', { headers: { 'Content-Type': 'text/html' } })],
  ])('are not replaced by %s', async (_, answer) => {
    const { files, stored, network } = openFiles();
    network.load = async (url) => (url === help ? answer.clone() : script(url));
    await files.keepAll();
    expect([...stored.keys()]).toEqual([login]);
  });

  it('of another release are removed, and the files of both stay', async () => {
    const { files, stored } = openFiles();
    stored.set(old, script('old')).set(help, script('same'));
    await files.removeOthers();
    expect([...stored.keys()]).toEqual([help]);
  });

  it('make room when the browser has no more storage', async () => {
    const { files, fill, freed, stored } = openFiles([help]);
    fill();
    await files.keepAll();
    expect([freed(), stored.size]).toEqual([1, 0]);
  });

  it('are only the files of the list', () => {
    const { files } = openFiles();
    expect([files.has(help), files.has(old)]).toEqual([true, false]);
  });
});
