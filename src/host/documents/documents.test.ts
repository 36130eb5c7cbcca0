import { describe, expect, it, vi } from 'vitest';
import { getGames } from '#protocol/calls/games.ts';
import { getHotGames, getVendors } from '#protocol/calls/lobby.ts';
import { getWinners } from '#protocol/calls/winners.ts';
import type { Asset, Site } from '../site.ts';
import { createDocuments } from './documents.ts';
import { createPublicAnswers } from './public-answers.ts';
import type { Renderer } from './renderer.ts';

function asset(text: string, contentType = 'text/html; charset=utf-8'): Asset {
  const bodies = new Map([['identity' as const, new TextEncoder().encode(text)]]);
  return { bodies, contentType, cacheControl: 'no-cache', digest: text };
}

const built =
  '<html lang="en-PH" data-theme="system"><head><link rel="stylesheet" href="/assets/app.css" media="not all" disabled>' +
  '<meta name="description" content="Play &amp; more" /><meta property="og:title" content="Home" />' +
  '<meta property="og:description" content="Play &amp; more" /><title>Home – Parola</title>' +
  '<script type="application/json" id="page-modules">["/assets/app.js","/assets/EN-1.js"]</script></head>' +
  '<body><div id="app" data-page="/"><p>waiting</p></div>\n</body>';

const site: Site = {
  assets: new Map([
    ['/index.html', asset(built)],
    ['/pages/rng.html', asset(built.replace('"/"', '"/rng"'))],
    ['/assets/app.css', asset('.app-a{color:red}', 'text/css')],
    ['/assets/tile.css', asset('.tile-tile{color:red}', 'text/css')],
    ['/assets/other.css', asset('.other-other{color:red}', 'text/css')],
  ]),
  policy: {},
};

interface Settings {
  /** The answer of the gateway for a path. It may hang or fail. */
  readonly answer?: (path: string) => Promise<Response>;
  /** The gateway takes longer than a page waits. */
  readonly isSlow?: () => boolean;
}

const keepMs = 60_000;
const never = new Promise<never>(() => {});

/** Documents of a renderer that shows the answer of one call as its markup. */
function open({ answer = async () => new Response('"one"'), isSlow = () => false }: Settings = {}) {
  const is = { now: 1_000_000 };
  const now = () => is.now;
  const asked: Request[] = [];
  const answerCall = vi.fn((request: Request) => {
    asked.push(request);
    return answer(new URL(request.url).pathname);
  });
  const ask = createPublicAnswers({ answerCall, keepMs, now });
  const render = vi.fn<Renderer['render']>(async (_, language) => {
    const call = { address: `${getVendors.path}?page=1`, headers: { Merchant: 'parola' } };
    const body = await ask(call);
    if (body === null || body === undefined) throw new Error('there is no answer');
    const markup = `<p class="tile-tile">${body}</p>`;
    const texts = { lang: `x-${language}`, title: '“Bahay” <1>', description: 'Maglaro' };
    return { markup, answers: [{ ...call, body }], ...texts };
  });
  const log = vi.fn<(line: string) => void>();
  const renderer: Renderer = {
    facts: Promise.resolve({
      hostsOfSecondMerchant: ['second.example'],
      sources: {},
      catalogueFiles: { EN: { first: '/assets/EN-1.js' }, TY: { first: '/assets/TY-1.js' } },
    }),
    renderBare: async () => '',
    render,
    close: async () => {},
  };
  const documents = createDocuments({
    site,
    renderer,
    ask,
    keepMs,
    now,
    wait: () => (isSlow() ? Promise.resolve(null) : never),
    log,
  });
  const get = async (path: string, init: RequestInit = {}, origin = 'http://localhost') => {
    await renderer.facts;
    return documents.answer(new Request(origin + path, init));
  };
  const textOf = async (path = '/') => (await (await get(path))?.response.text()) ?? null;
  return { is, asked, render, log, documents, get, textOf };
}

describe('a document', () => {
  it('has the content, its styles with their hash in the policy, and the answers for the program', async () => {
    const { get } = open({ answer: async () => new Response('"</script><b>"') });
    const { response, policy } = (await get('/')) ?? {};
    const html = (await response?.text()) ?? '';
    expect(html).toContain('<div id="app" data-page="/"><p class="tile-tile">');
    expect(html).not.toContain('waiting');
    expect(html).toContain('<style>.tile-tile{color:red}</style>');
    expect(html).not.toContain('.other-other');
    expect(policy).toEqual({ 'style-src': [expect.stringMatching(/^'sha256-/)] });
    const [, data = ''] = /id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(data)).toEqual({ [`${getVendors.path}?page=1`]: '"</script><b>"' });
  });

  it('is the same for every visitor: nothing of a request reaches the gateway or the page', async () => {
    const { get, asked } = open();
    const plain = await get('/');
    const headers = {
      Authorization: 'secret-token',
      Cookie: 'session=secret',
      'Accept-Language': 'th',
      'X-Forwarded-For': '203.0.113.9',
    };
    const other = await get('/', { headers });
    expect(await other?.response.text()).toBe(await plain?.response.text());
    expect(plain?.response.headers.get('Vary')).toBe('Accept-Encoding, Cookie');
    for (const { headers: sent } of asked) expect([...sent.keys()]).toEqual(['merchant']);
  });

  it('is in the language of the cookie, with its head and the files of its messages', async () => {
    const { get, render } = open();
    const inTagalog = await get('/', { headers: { Cookie: 'a=1; hisLang=TY' } });
    const html = (await inTagalog?.response.text()) ?? '';
    expect(render).toHaveBeenLastCalledWith('/', 'TY');
    expect(html).toContain('<html lang="x-TY" data-language="TY"');
    expect(html).toContain('<title>“Bahay” &lt;1&gt; – Parola</title>');
    expect(html).toContain('<meta property="og:title" content="“Bahay” &lt;1&gt;"');
    expect(html.match(/content="Maglaro"/g)).toHaveLength(2);
    expect(html).toContain('["/assets/app.js","/assets/TY-1.js"]');
    expect(html).toContain('<p class="tile-tile">');
  });

  it.each(['', 'hisLang=XX', 'nothisLang=TY', 'hisLang=TYTY'])(
    'is in English with the cookie "%s", and keeps no page for it',
    async (Cookie) => {
      const { get, render } = open();
      await get('/');
      const answer = await get('/', { headers: { Cookie } });
      expect(await answer?.response.text()).toContain('<html lang="en-PH" data-theme');
      expect(render).toHaveBeenCalledTimes(1);
    },
  );

  it('costs one call of each kind for a thousand guests at once', async () => {
    const { get, asked, render } = open();
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => get('/')));
    expect(answers.every((answer) => answer !== null)).toBe(true);
    expect(asked).toHaveLength(1);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('is not rendered again while the answers are the same, and shows another answer after a second', async () => {
    let body = '"one"';
    const { is, render, textOf } = open({ answer: async () => new Response(body) });
    expect(await textOf()).toContain('"one"');
    is.now += 5_000;
    expect(await textOf()).toContain('"one"');
    expect(render).toHaveBeenCalledTimes(1);
    body = '"two"';
    expect(await textOf()).toContain('"one"');
    is.now += 1_000;
    expect(await textOf()).toContain('<p class="tile-tile">"two"');
  });

  it('is answered with 304 when the browser has it', async () => {
    const { get } = open();
    const tag = (await get('/'))?.response.headers.get('ETag') ?? '';
    const again = await get('/', { headers: { 'If-None-Match': tag } });
    expect(again?.response.status).toBe(304);
  });

  it('is compressed', async () => {
    const { get } = open();
    const answer = await get('/', { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(answer?.response.headers.get('Content-Encoding')).toBe('br');
  });
});

describe('the page of the build is the answer', () => {
  it.each([
    ['with a query, which may show another page', '/?dialog=login', {}],
    ['to another path', '/help', {}],
    ['to another method', '/', { method: 'POST' }],
  ])('%s', async (_, path, init) => {
    expect(await open().get(path, init)).toBeNull();
  });

  it('at the hosts of the second merchant', async () => {
    const { get } = open();
    expect(await get('/', {}, 'https://second.example')).toBeNull();
    expect(await get('/', {}, 'https://first.example')).not.toBeNull();
  });

  it.each([
    ['fails', async () => new Response('"bad"', { status: 500 })],
    ['does not answer', () => Promise.reject(new TypeError('refused'))],
    ['sends too much', async () => new Response('x'.repeat(200_001))],
  ])('when the gateway %s, and the log says so once in a while', async (_, answer) => {
    const { is, get, log } = open({ answer });
    expect(await get('/')).toBeNull();
    expect(await get('/')).toBeNull();
    expect(log).toHaveBeenCalledTimes(1);
    is.now += 10_000;
    expect(await get('/')).toBeNull();
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('when the gateway is slow and nothing is kept: the page does not wait for it', async () => {
    const { get } = open({ answer: () => never, isSlow: () => true });
    expect(await get('/')).toBeNull();
  });

  it('when kept content is too old to be shown without a check', async () => {
    let isSlow = false;
    const { is, textOf } = open({
      answer: async () => (isSlow ? never : new Response('"one"')),
      isSlow: () => isSlow,
    });
    expect(await textOf()).toContain('"one"');
    isSlow = true;
    is.now += 59_000;
    expect(await textOf()).toContain('"one"');
    is.now += 1_000;
    expect(await textOf()).toBeNull();
  });
});

describe('the answers in documents', () => {
  const ask = (path: string) =>
    createPublicAnswers({
      answerCall: async () => new Response('{}'),
      keepMs,
      now: () => 0,
    })({ address: path, headers: {} });

  it('belong to lists that every guest sees, under each of their names', async () => {
    for (const { path, aliases } of [getVendors, getHotGames, getGames]) {
      for (const name of [path, ...aliases]) expect(await ask(`${name}?page=1`)).toBe('{}');
    }
  });

  it('are no others: the state of the site, winners, and what belongs to a member', () => {
    for (const path of [getWinners.path, '/wps/system/status', '/wps/member/info', '/robots.txt']) {
      expect(ask(path)).toBeUndefined();
    }
  });
});
