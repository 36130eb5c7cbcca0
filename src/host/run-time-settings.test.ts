import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { withRunTimeSettings } from './run-time-settings.ts';
import type { Asset, Encoding, Site } from './site.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function file(text: string, encodings: readonly Encoding[] = ['identity']): Asset {
  const bodies = new Map(encodings.map((encoding) => [encoding, bytes(text)] as const));
  return { bodies, contentType: 'text/html', cacheControl: 'no-cache', digest: 'built' };
}

const page =
  '<!doctype html>\n<html>\n  <head>\n    <script>boot</script><title>Parola</title></head>';
const maintenance =
  '<title>Maintenance – Parola</title><img alt="Parola" />Parola<a href="mailto:help@parola.example">';
const manifest = '{"id":"/","name":"Parola","short_name":"Parola"}';
const worker =
  '[{"revision":"a1","url":"index.html"},{"revision":"b2","url":"app.html"},{"revision":null,"url":"assets/a.js"},{"revision":"c3","url":"maintenance.html"},{"revision":"d4","url":"manifest.webmanifest"}]';
const site: Site = {
  assets: new Map([
    ['/index.html', file(page, ['identity', 'br', 'gzip'])],
    ['/app.html', file(page)],
    ['/pages/rng.html', file(page)],
    ['/maintenance.html', file(maintenance)],
    ['/manifest.webmanifest', file(manifest)],
    ['/sw.js', file(worker)],
  ]),
  policy: {},
};

const textOf = (given: Site, path: string): string =>
  new TextDecoder().decode(given.assets.get(path)?.bodies.get('identity'));

describe('the settings at run time', () => {
  it('leave the site as it was built when there are none', () => {
    expect(withRunTimeSettings(site, { PORT: '1', PAROLA_MERCHANT: '' })).toBe(site);
  });

  it('are data in each page of the app, before its first script, and in no other page', () => {
    const changed = withRunTimeSettings(site, { PAROLA_MERCHANT: 'a"<b>&', PORT: '1' });
    for (const path of ['/index.html', '/app.html', '/pages/rng.html']) {
      const text = textOf(changed, path);
      const found = /<meta name="settings" content="([^"]*)" \/>[^]*<script>/.exec(text)?.[1] ?? '';
      const json = found
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&');
      expect(JSON.parse(json)).toEqual({ PAROLA_MERCHANT: 'a"<b>&' });
      expect(changed.assets.get(path)?.digest).not.toBe('built');
    }
    expect(textOf(changed, '/maintenance.html')).toBe(maintenance);
  });

  it('give each page its public address, and a picture for previews', () => {
    const changed = withRunTimeSettings(site, { APP_ORIGIN: 'https://play.example' });
    const rng = textOf(changed, '/pages/rng.html');
    expect(rng).toContain('<link rel="canonical" href="https://play.example/rng" />');
    expect(rng).toContain('<meta property="og:url" content="https://play.example/rng" />');
    expect(rng).toContain('content="https://play.example/icons/any-512.png"');
    expect(rng).not.toContain('name="settings"');
    expect(textOf(changed, '/index.html')).toContain('href="https://play.example/" />');
    for (const path of ['/app.html', '/maintenance.html', '/manifest.webmanifest']) {
      expect(textOf(changed, path), path).toBe(textOf(site, path));
    }
    expect(textOf(changed, '/sw.js')).not.toBe(textOf(site, '/sw.js'));
  });

  it('put the brand into titles, the manifest and the page of maintenance, as text', () => {
    const settings = { PAROLA_NAME: 'A "<b>" & $&', PAROLA_CONTACT: 'tel:+63&2' };
    const changed = withRunTimeSettings(site, settings);
    const name = 'A &quot;&lt;b&gt;&quot; &amp; $&amp;';
    expect(textOf(changed, '/pages/rng.html')).toContain(`<title>${name}</title>`);
    const maintenance = textOf(changed, '/maintenance.html');
    expect(maintenance).toContain(`<title>Maintenance – ${name}</title>`);
    expect(maintenance).toContain(`<img alt="${name}" />Parola`);
    expect(maintenance).toContain('<a href="tel:+63&amp;2">');
    expect(JSON.parse(textOf(changed, '/manifest.webmanifest'))).toEqual({
      id: '/',
      name: settings.PAROLA_NAME,
      short_name: settings.PAROLA_NAME,
    });
    const revisions = textOf(changed, '/sw.js').match(/"\w+","url":"(maintenance|manifest)/g);
    expect(revisions?.every((revision) => revision.length > 40)).toBe(true);
  });

  it('are in each encoding of a page', () => {
    const changed = withRunTimeSettings(site, { PAROLA_RELAY_NAMES: 'newer' });
    const bodies = changed.assets.get('/index.html')?.bodies;
    const text = textOf(changed, '/index.html');
    expect(brotliDecompressSync(bodies?.get('br') ?? bytes('')).toString()).toBe(text);
    expect(gunzipSync(bodies?.get('gzip') ?? bytes('')).toString()).toBe(text);
  });

  it('are further sources in the policy, and another revision of the pages, which keep it', () => {
    const sources = { 'img-src': ['https://cdn.example'] };
    const built = { ...site, policy: { 'img-src': ['https://a.example'] } };
    const changed = withRunTimeSettings(built, {}, sources);
    expect(changed.policy).toEqual({ 'img-src': ['https://a.example', 'https://cdn.example'] });
    expect(textOf(changed, '/index.html')).toBe(page);
    const games = withRunTimeSettings(site, { GAMES_ORIGIN: 'https://games.example' });
    expect(new Set([site, changed, games].map((one) => textOf(one, '/sw.js'))).size).toBe(3);
  });

  it('are another revision of the pages for the worker, whose list of files stays the same', () => {
    const list = (merchant: string): { revision: string | null; url: string }[] =>
      JSON.parse(textOf(withRunTimeSettings(site, { PAROLA_MERCHANT: merchant }), '/sw.js'));
    const [one, other] = [list('one'), list('other')];
    expect(one.map(({ url }) => url)).toEqual(other.map(({ url }) => url));
    expect(list('one')).toEqual(one);
    for (const index of [0, 1]) {
      expect(one[index]?.revision).toMatch(/^(a1|b2)\w{10,}$/);
      expect(one[index]?.revision).not.toBe(other[index]?.revision);
    }
    expect(one.slice(2)).toEqual(JSON.parse(worker).slice(2));
  });
});
