import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getAnnouncements } from '#protocol/calls/announcements.ts';
import type { Language } from '#protocol/model/language.ts';
import { banners as demoBanners } from '#demo/content/banners.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { samplePicture } from '#tests/support/sample-requests.ts';

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
beforeEach(() => test.operator.reset());

const path = 'content/banners';
const hourMs = 3_600_000;

const banner = { title: { EN: 'Sunset week' }, picture: '/media/banners/2.svg', link: '/rng' };

const add = async (body: object) =>
  Object(await test.operator.send('POST', path, body)).id as string;
const change = (id: string, body: object) => test.operator.send('PUT', `${path}/${id}`, body);
const remove = (id: string) => test.operator.send('POST', `${path}/${id}/remove`, {});
const upload = async (picture: string) =>
  Object(await test.operator.send('POST', 'content/pictures', { picture })) as {
    id: string;
    address: string;
  };

const shown = async (language: Language = 'EN') =>
  (await test.request(getAnnouncements, {}, { language })).banners;
const titles = async () => (await shown()).map(({ title }) => title);
const page = async (query = '') =>
  JSON.stringify(await test.operator.send('GET', `pages/banners?${query}`));

describe('banners of the console', () => {
  it('are first on the home page at once, and fall back to English', async () => {
    const id = await add({ ...banner, title: { ...banner.title, TH: 'สัปดาห์' } });
    expect((await shown())[0]).toEqual({
      id,
      group: 'w_home',
      title: 'Sunset week',
      picture: '/media/banners/2.svg',
      opens: { kind: 'PAGE', target: '/rng' },
    });
    expect((await shown('TH'))[0]?.title).toBe('สัปดาห์');
    expect((await shown('CN'))[0]?.title).toBe('Sunset week');
  });

  it('that lead to a hidden game are not shown while it is hidden', async () => {
    await add({ ...banner, title: { EN: 'A hidden game' }, link: '/seamless?node=10104' });
    await add({ ...banner, title: { EN: 'Another game' }, link: '/seamless?node=10105' });
    const why = { reason: 'The vendor repairs it' };
    const before = await titles();
    await test.operator.send('POST', 'content/games/10104/hide', why);
    const left = await titles();
    expect(before.filter((title) => !left.includes(title))).toEqual(['A hidden game']);
    expect(left).toContain('Another game');
    await test.operator.send('POST', 'content/games/10104/show', why);
    expect(await titles()).toEqual(before);
  });

  it('of the seed keep their links and their start when only their texts are changed', async () => {
    const before = await shown();
    expect(before).toHaveLength(demoBanners.length);
    const { blocks } = Object(await test.operator.send('GET', 'pages/banners?edit=4'));
    const { fields } = blocks[0].action;
    const sent = Object.fromEntries(
      fields.map(({ name, value }: { name: string; value: string }) => [name, value]),
    );
    expect(sent).toMatchObject({ from: '', until: '', link: expect.stringMatching(/^\/seamless/) });
    await change('4', { title: { EN: 'A seat' }, picture: sent.picture, link: sent.link });
    const expected = before.map((one) => (one.id === '4' ? { ...one, title: 'A seat' } : one));
    expect(await shown()).toEqual(expected);
    expect(await page('edit=4')).toContain(
      '"name":"from","label":"Shown from, Manila time","type":"moment","value":""',
    );
  });

  it.each([
    ['/promotions/detail?id=300', { kind: 'PROMOTION', target: '300' }],
    ['/seamless?node=10104', { kind: 'GAME', target: '10104' }],
    ['https://example.com/guide', { kind: 'URL', target: 'https://example.com/guide' }],
    ['', null],
  ])('lead to %s', async (link, opens) => {
    const id = await add({ ...banner, link });
    expect((await shown())[0]?.opens).toEqual(opens);
    await change(id, { ...banner, link });
    expect((await shown())[0]?.opens).toEqual(opens);
  });

  it('are scheduled, shown and ended by their times', async () => {
    const now = Date.now();
    await add({ ...banner, from: now + hourMs, until: now + 2 * hourMs });
    expect(await page()).toContain('scheduled');
    expect(await titles()).not.toContain('Sunset week');
    await test.operator.advance(3_600);
    expect((await titles())[0]).toBe('Sunset week');
    await test.operator.advance(3_600);
    expect(await page()).toContain('ended');
    expect(await titles()).not.toContain('Sunset week');
  });

  it('move to a place and are removed once', async () => {
    const before = await titles();
    const id = await add(banner);
    await test.operator.send('POST', `${path}/${id}/move`, { place: 2 });
    expect(await titles()).toEqual([before[0], 'Sunset week', ...before.slice(1)]);
    expect(await remove(id)).toEqual({ done: true });
    expect(await remove(id)).toEqual({ done: false });
    expect(await titles()).toEqual(before);
    await expect(change(id, banner)).rejects.toThrow('There is no such banner');
  });

  it.each([
    [{ title: { EN: '' } }, 'title.EN: Write a text in English'],
    [{ picture: '' }, 'picture: This is no path'],
    [{ picture: 'http://example.com/a.png' }, 'picture: This is no path'],
    [{ link: 'javascript:alert(1)' }, 'link: This is no path'],
    [{ link: ' JavaScript:alert(1)' }, 'link: This is no path'],
    [{ link: 'data:text/html,a' }, 'link: This is no path'],
    [{ link: '//evil.example' }, 'link: This is no path'],
    [{ link: '/\\evil.example' }, 'link: This is no path'],
    [{ link: '/\t/evil.example' }, 'link: This is no path'],
    [{ link: 'https://a:b@evil.example' }, 'link: This is no path'],
    [{ link: `/${'a'.repeat(2_000)}` }, 'link: This is longer than 2000 characters'],
    [{ link: '/promotions/detail?id=nobody' }, 'link: There is no such promotion or game'],
    [{ link: '/seamless?node=999999999999' }, 'link: There is no such promotion or game'],
    [{ from: 2e12, until: 1.9e12 }, 'until: The end is not after the start'],
  ])('that make no sense change nothing: %#', async (wrong, words) => {
    const before = await page();
    await expect(add({ ...banner, ...wrong })).rejects.toThrow(words);
    await expect(change('1', { ...banner, ...wrong })).rejects.toThrow(words);
    expect(await page()).toBe(before);
  });
});

describe('pictures for content', () => {
  it('are checked, stored once, and shown to everybody by their address', async () => {
    const { id, address } = await upload(samplePicture);
    expect(await upload(samplePicture)).toEqual({ id, address });
    expect((await page()).split(`"source":"${address}"`)).toHaveLength(2);
    const answer = await test.fetchRaw(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toMatch(/^image\/(png|jpeg)$/);
    expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox');
    await add({ ...banner, picture: address });
    expect((await shown())[0]?.picture).toBe(address);
  });

  it('are removed when nothing shows them', async () => {
    const { id, address } = await upload(samplePicture);
    const take = () => test.operator.send('POST', `content/pictures/${id}/remove`, {});
    const own = await add({ ...banner, picture: address });
    await expect(take()).rejects.toThrow('A banner or an announcement shows this picture');
    await remove(own);
    const written = { title: { EN: 'a' }, content: { EN: `<img src="${address}">` } };
    const notice = { type: 'PL', ...written };
    const { id: shows } = Object(await test.operator.send('POST', 'content/announcements', notice));
    await expect(take()).rejects.toThrow('A banner or an announcement shows this picture');
    await test.operator.send('POST', `content/announcements/${shows}/remove`, {});
    expect(await take()).toEqual({ done: true });
    expect((await test.fetchRaw(address)).status).toBe(404);
  });

  it.each([
    ['', 'picture: Choose a picture'],
    ['bm90IGEgcGljdHVyZQ==', 'picture: This is no PNG or JPEG'],
    [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'),
      'picture: This is no PNG',
    ],
    [Buffer.alloc(5 * 1024 * 1024).toString('base64'), 'picture: The file has 5 MB or more'],
    ['A'.repeat(7_000_001), 'picture: The file has 5 MB or more'],
  ])('that are none are refused: %#', async (picture, words) => {
    await expect(upload(picture)).rejects.toThrow(words);
    expect(await page()).toContain('No picture was added yet.');
  });
});
