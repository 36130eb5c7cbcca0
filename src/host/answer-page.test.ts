import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appPaths } from '#protocol/paths.ts';
import { answerPage } from './answer-page.ts';
import { readSite, type Site } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'parola-site-'));
const script = 'console.log("parola");'.repeat(50);
let site: Site;

beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'pages'));
  const files = {
    'index.html': '<h1>Parola</h1>',
    'app.html': '<div id="app"></div>',
    'pages/login.html': '<h1>Welcome back</h1>',
    'maintenance.html': '<h1>Maintenance</h1>',
    'sw.js': '//',
    'favicon.svg': '<svg/>',
    'csp.json': '{"style-src":["\'sha256-abc\'"]}',
    'assets/main-1a2b.js': script,
    'assets/main-1a2b.js.br': brotliCompressSync(script),
    'assets/main-1a2b.js.gz': gzipSync(script),
    'assets/main-1a2b.js.map': '{}',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  site = readSite(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

function ask(path: string, init?: RequestInit): Response {
  return answerPage(site, new Request(`http://localhost${path}`, init));
}

const withBrotli = { headers: { 'Accept-Encoding': 'gzip, deflate, br' } };

describe('a file', () => {
  it('is sent in the smallest encoding that the client accepts', async () => {
    const brotli = ask('/assets/main-1a2b.js', withBrotli);
    expect(brotli.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(script);
    const gzip = ask('/assets/main-1a2b.js', { headers: { 'Accept-Encoding': 'gzip, br;q=0' } });
    expect(gzip.headers.get('Content-Encoding')).toBe('gzip');
    const plain = ask('/assets/main-1a2b.js');
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    expect(await plain.text()).toBe(script);
  });

  it('is not sent again to a client that has it, by encoding', () => {
    const tag = ask('/assets/main-1a2b.js', withBrotli).headers.get('ETag') ?? '';
    const again = { headers: { ...withBrotli.headers, 'If-None-Match': `"other", W/${tag}` } };
    const answer = ask('/assets/main-1a2b.js', again);
    expect([answer.status, answer.body, answer.headers.get('ETag')]).toEqual([304, null, tag]);
    const plain = ask('/assets/main-1a2b.js', { headers: { 'If-None-Match': tag } });
    expect(plain.status).toBe(200);
  });

  it('has its size and no body in the answer to HEAD', async () => {
    const answer = ask('/assets/main-1a2b.js', { method: 'HEAD' });
    expect(answer.headers.get('Content-Length')).toBe(String(script.length));
    expect(await answer.text()).toBe('');
  });

  it('is immutable with a hash in its name, and revalidated when it decides on the release', () => {
    const kept = (path: string) => ask(path).headers.get('Cache-Control');
    expect(kept('/assets/main-1a2b.js')).toBe('public, max-age=31536000, immutable');
    expect([kept('/'), kept('/sw.js'), kept('/rng')]).toEqual(['no-cache', 'no-cache', 'no-cache']);
    expect(kept('/favicon.svg')).toBe('public, max-age=2592000');
  });

  it.each([
    '/assets/main-0000.js',
    '/missing.png',
    '/assets/main-1a2b.js.map',
    '/csp.json',
    '/%E0%A4',
  ])('that is missing or not served is a plain 404: %s', async (path) => {
    const answer = ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('There is nothing here.\n');
  });
});

describe('a page', () => {
  it.each([
    ['/', '<h1>Parola</h1>'],
    ['/index.html', '<h1>Parola</h1>'],
    ['/login', '<h1>Welcome back</h1>'],
    ['/login?username=juan', '<div id="app"></div>'],
    ['/?dialog=login', '<h1>Parola</h1>'],
    ['/rng', '<div id="app"></div>'],
    ['/register.html', '<div id="app"></div>'],
  ])('is served at %s', async (path, text) => {
    const answer = ask(path);
    expect([answer.status, await answer.text()]).toEqual([200, text]);
  });

  it.each([
    ['/RNG', 301, '/rng'],
    ['/Rng/?provider=JILI', 301, '/rng?provider=JILI'],
    ['/agenthome', 301, '/agentHome'],
    ['/REGISTER.html', 301, '/register.html'],
    ['/.well-known/change-password', 302, '/member?page=securityCenter&item=loginPassword'],
    [
      '/.well-known/change-password?from=keys',
      302,
      '/member?page=securityCenter&item=loginPassword',
    ],
  ])('is found under another path: %s', (path, status, location) => {
    const answer = ask(path);
    expect([answer.status, answer.headers.get('Location')]).toEqual([status, location]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('never leads to itself or to another site', () => {
    const answers = [...appPaths, ...appPaths.map((path) => `${path}/`), '//evil.example/RNG'].map(
      (path) => ask(path.replace('//evil', '/%2Fevil')).headers.get('Location'),
    );
    expect(answers.filter(Boolean)).toEqual([]);
  });

  it('that is unknown is the shell with 404', async () => {
    const answer = ask('/nowhere');
    expect([answer.status, await answer.text()]).toEqual([404, '<div id="app"></div>']);
  });

  it('accepts GET and HEAD only', () => {
    const answer = ask('/', { method: 'POST' });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the built site', () => {
  it('has the policy of the build', () => {
    expect(site.policy).toEqual({ 'style-src': ["'sha256-abc'"] });
  });

  it('is reported in one sentence when it is missing', () => {
    expect(() => readSite(join(folder, 'nothing'))).toThrow(/is not built .*npm run build/);
  });
});
