import { parse } from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { promotion } from '#protocol/model/rewards/promotion.ts';
import { createPromotionPreview, withPreview } from './promotion-preview.ts';
import type { Site } from './site.ts';

const page =
  '<html><head><title>Parola</title><meta name="description" content="x"></head><body></body></html>';
const asset = {
  bodies: new Map([['identity', new TextEncoder().encode(page)]] as const),
  contentType: 'text/html; charset=utf-8',
  cacheControl: 'no-cache',
  digest: 'abc',
};
const site: Site = { assets: new Map([['/app.html', asset]]), policy: {} };
const visitor = { ip: '192.0.2.1', secure: false };

const wire = {
  id: '310',
  title: 'Twice </title><script>alert(1)</script> & "more"',
  content: '<p>Deposit <b>PHP 100</b></p><script>alert(2)</script>" onload="x',
  noExpiry: 1,
  announcementImages: [{ sequence: 0, url: '/media/promotions/310.svg' }],
} as const;

const answers = (value: unknown) =>
  vi.fn(async () => Response.json({ success: true, value, errorCode: null, message: null }));

const ask = (query: string, init: RequestInit = {}) =>
  new Request(`https://parola.example/promotions/detail${query}`, init);

describe('the preview of a promotion', () => {
  it('has its title, its first words, its address and a picture', async () => {
    const answerPreview = createPromotionPreview(site, answers([{ ...wire, title: 'Twice' }]));
    const answer = await answerPreview(ask('?id=310'), visitor);
    const text = (await answer?.text()) ?? '';
    expect(text).toContain('<title>Twice</title>');
    expect(text).toContain('<meta property="og:title" content="Twice">');
    expect(text).toContain('content="https://parola.example/promotions/detail?id=310"');
    expect(text).toContain('content="https://parola.example/icons/any-512.png"');
    expect(text).toContain('Deposit PHP 100');
    expect(answer?.headers.get('Cache-Control')).toBe('no-cache');
    expect(answer?.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  });

  it('escapes everything that the gateway sends', () => {
    const hostile = { ...parse(promotion, { ...wire, activity: null }), id: '"><script>' };
    const text = withPreview(page, hostile, new URL('https://parola.example/'));
    expect(text).not.toMatch(/<script|onload="/);
    expect(text.match(/<title>/g)).toHaveLength(1);
    expect(text).toContain('&quot;more&quot;');
    expect(text.match(/<meta /g)).toHaveLength(6);
  });

  it('keeps patterns of a replacement as they are', () => {
    const promoted = parse(promotion, { ...wire, title: "$& $' $1", activity: null });
    const text = withPreview(page, promoted, new URL('https://parola.example/'));
    expect(text).toContain('<title>$&amp; $&#39; $1</title>');
  });

  it('shows a raster picture, and never one with another scheme', () => {
    const of = (url: string) => {
      const images = [{ sequence: 0, url }];
      const promoted = parse(promotion, { ...wire, activity: null, announcementImages: images });
      return withPreview(page, promoted, new URL('https://parola.example/'));
    };
    expect(of('/media/a.png')).toContain('content="https://parola.example/media/a.png"');
    expect(of('javascript:alert(1)//a.png')).not.toContain('javascript:');
  });

  it('asks once for several visitors, and answers 304 to a visitor who has the page', async () => {
    const answerCall = answers([wire]);
    const answerPreview = createPromotionPreview(site, answerCall);
    const first = await answerPreview(ask('?id=310'), visitor);
    const tag = first?.headers.get('ETag') ?? '';
    const again = ask('?id=310', { headers: { 'If-None-Match': tag } });
    expect((await answerPreview(again, visitor))?.status).toBe(304);
    expect(answerCall).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['an unknown promotion', ask('?id=999')],
    ['no id', ask('')],
    ['another method', ask('?id=310', { method: 'POST' })],
    ['another page', new Request('https://parola.example/promotions?id=310')],
  ])('leaves %s to the plain page', async (_, request) => {
    const answerPreview = createPromotionPreview(site, answers([wire]));
    expect(await answerPreview(request, visitor)).toBeNull();
  });

  it('leaves the page as it is when the gateway fails', async () => {
    const fail = () => Promise.reject(new Error('away'));
    expect(await createPromotionPreview(site, fail)(ask('?id=310'), visitor)).toBeNull();
    const odd = createPromotionPreview(site, async () => new Response('<html>'));
    expect(await odd(ask('?id=310'), visitor)).toBeNull();
  });
});
