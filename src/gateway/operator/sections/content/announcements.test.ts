import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getAnnouncements } from '#protocol/calls/announcements.ts';
import { markAnnouncementsRead } from '#protocol/calls/contact/inbox.ts';
import { getClaims } from '#protocol/calls/rewards/claims.ts';
import { getPromotions } from '#protocol/calls/rewards/promotions.ts';
import { inEachLanguage, type Language } from '#protocol/model/language.ts';
import { testToken } from '#tests/support/operator-client.ts';
import { openTestGateway, type TestGateway, testOrigin } from '#tests/support/open-gateway.ts';

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
beforeEach(() => test.operator.reset());

const path = 'content/announcements';
const hourMs = 3_600_000;

const written = { title: { EN: 'Ferry late' }, content: { EN: '<p>By an hour.</p>' } };
const notice = { type: 'PL', ...written };

const add = async (body: object) =>
  Object(await test.operator.send('POST', path, body)).id as string;
const change = (id: string, body: object) => test.operator.send('PUT', `${path}/${id}`, body);
const move = (id: string, place: number) =>
  test.operator.send('POST', `${path}/${id}/move`, { place });
const remove = (id: string) => test.operator.send('POST', `${path}/${id}/remove`, {});

const list = async (language: Language = 'EN') =>
  (await test.request(getAnnouncements, {}, { language })).list;
const titles = async (language?: Language) => (await list(language)).map(({ title }) => title);

/** The rows of the page: place, title and state. */
async function rows(query = ''): Promise<(readonly [number, string, string])[]> {
  const { blocks } = Object(await test.operator.send('GET', `pages/announcements?${query}`));
  const table = blocks.find(({ kind }: { kind: string }) => kind === 'table');
  return table.rows.map(({ cells: [place, title, state] }: { cells: [number, ...object[]] }) => [
    place,
    Object(title).text,
    Object(state).word,
  ]);
}

const page = async (query: string) =>
  JSON.stringify(await test.operator.send('GET', `pages/announcements?${query}`));

const marketText = (at: number) => new Date(at + 8 * hourMs).toISOString().slice(0, 16);

describe('announcements of the console', () => {
  it('are first in their list at once, in the languages that are filled in', async () => {
    const title = { ...written.title, TH: 'เรือล่าช้า', CN: '  ' };
    const id = await add({ ...notice, title, content: { ...written.content, TY: '<p></p>' } });
    const [first] = await list();
    expect(first).toMatchObject({ id, title: 'Ferry late', content: '<p>By an hour.</p>' });
    expect((await titles('TH'))[0]).toBe('เรือล่าช้า');
    expect((await titles('CN'))[0]).toBe('Ferry late');
    expect((await list('TY'))[0]?.content).toBe('<p>By an hour.</p>');
    await change(id, { ...written, title: { EN: 'Ferry early' } });
    expect((await titles('TH'))[0]).toBe('Ferry early');
    expect(await page(`edit=${id}`)).toContain('Ferry early');
  });

  it('have as long a text in each language as players read', async () => {
    const long = '中'.repeat(50_000);
    await add({ ...notice, content: inEachLanguage(() => long) });
    expect((await list('TH'))[0]?.content).toBe(long);
  });

  it('are scheduled, shown and ended by their times', async () => {
    const now = Date.now();
    const before = await titles();
    await add({ ...notice, from: now + hourMs, until: now + 2 * hourMs });
    expect((await rows())[0]).toEqual([1, 'Ferry late', 'scheduled']);
    expect(await titles()).toEqual(before);
    await test.operator.advance(3_600);
    expect((await rows())[0]?.[2]).toBe('shown');
    expect(await titles()).toEqual(['Ferry late', ...before]);
    await test.operator.advance(3_600);
    expect((await rows())[0]?.[2]).toBe('ended');
    expect(await titles()).not.toContain('Ferry late');
  });

  it('keep the exact times that the form shows in minutes', async () => {
    const from = Date.now() - 90_061;
    const until = from + hourMs + 7;
    const id = await add({ ...notice, from, until });
    expect(await page(`edit=${id}`)).toContain(marketText(from));
    const inMinutes = (at: number) => at - (at % 60_000);
    await change(id, { ...written, from: inMinutes(from), until: inMinutes(until) });
    const [first] = await list();
    expect(first).toMatchObject({ startsAt: from, endsAt: until });
    await change(id, { ...written, from, until: null });
    expect((await list())[0]?.endsAt).toBeNull();
  });

  it('move to a place of their list, and leave the other lists alone', async () => {
    const [a, b, c] = await rows();
    const promotions = await rows('type=PR');
    const [first] = await list();
    await move(first?.id ?? '', 3);
    expect((await rows()).slice(0, 3).map(([, title]) => title)).toEqual([b?.[1], c?.[1], a?.[1]]);
    expect((await titles()).slice(0, 3)).toEqual([b?.[1], c?.[1], a?.[1]]);
    expect(await move(first?.id ?? '', 3)).toEqual({ done: false });
    await move(first?.id ?? '', 100);
    expect((await titles()).at(-1)).toBe(a?.[1]);
    expect(await rows('type=PR')).toEqual(promotions);
  });

  it('are removed with their read marks, and once', async () => {
    const token = await test.signIn('juan');
    const id = await add(notice);
    await test.request(markAnnouncementsRead, { ids: [id] }, { token });
    expect(await remove(id)).toEqual({ done: true });
    expect(await titles()).not.toContain('Ferry late');
    expect(await remove(id)).toEqual({ done: false });
  });

  it('are popups and promotions with what belongs to these', async () => {
    await add({ ...notice, type: 'PU', execution: 'B' });
    const { popups } = await test.request(getAnnouncements, {});
    expect(popups[0]).toMatchObject({ title: 'Ferry late', execution: 'B' });
    const pictures = '/media/promotions/300.svg\n\n https://pictures.example/a.png ';
    await add({ ...notice, type: 'PR', promotionType: 'referral', pictures });
    expect((await test.request(getPromotions, {}))[0]).toMatchObject({
      title: 'Ferry late',
      type: 'referral',
      pictures: ['/media/promotions/300.svg', 'https://pictures.example/a.png'],
      activity: null,
    });
  });

  it('are added once by a form that is sent again with its key', async () => {
    const key = randomUUID();
    const send = () =>
      test.gateway.fetch(
        new Request(`${testOrigin}/_operator/${path}`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'Operator-Token': testToken,
            'Idempotency-Key': key,
          },
          body: JSON.stringify(notice),
        }),
        { ip: '127.0.0.1' },
      );
    const [one, other] = [await (await send()).json(), await (await send()).json()];
    expect(other).toEqual(one);
    expect((await titles()).filter((title) => title === 'Ferry late')).toHaveLength(1);
  });

  it('are audited as changes of an operator', async () => {
    const id = await add(notice);
    await change(id, written);
    await move(id, 2);
    await remove(id);
    await remove(id);
    const changes = JSON.stringify(await test.operator.send('GET', 'pages/changes'));
    for (const action of ['POST', 'PUT', 'POST :id/move', 'POST :id/remove']) {
      const [method, rest] = action.split(' ');
      const shown = rest ?? (method === 'PUT' ? ':id' : '');
      const whole = `action: ${method} ${path}${shown === '' ? '' : `/${shown}`};`;
      expect(changes.split(whole), whole).toHaveLength(2);
    }
    expect(changes).toContain('place: 2');
    expect(changes).not.toContain('Ferry');
  });

  it('keep the times and the row of a promotion that players count on, and give its reward a title', async () => {
    const [promotion] = (await test.request(getPromotions, {})).filter(({ id }) => id === '313');
    const { startsAt, endsAt, title } = promotion ?? {};
    const same = { ...written, from: startsAt, until: endsAt };
    await change('313', same);
    const shown = (await test.request(getPromotions, {}, { language: 'TH' })).map(
      (one) => one.title,
    );
    expect(shown).toContain('Ferry late');
    expect(shown).not.toContain(title);
    await expect(change('313', { ...same, until: Date.now() + hourMs })).rejects.toThrow(
      'until: Players count on this promotion',
    );
    await expect(remove('313')).rejects.toThrow('it cannot be removed');
    const { list: applied } = Object(
      await test.operator.send('GET', 'applications?state=applying'),
    );
    const own = applied.find((one: { title: string }) => one.title === 'Ferry late');
    await test.operator.send('POST', `applications/${own.id}/approve`, {});
    await test.operator.send('POST', `applications/${own.id}/issue`, {});
    const token = await test.signIn(own.username);
    const claims = await test.request(getClaims, {}, { token, language: 'TH' });
    expect(claims.rewards.map((one) => one.title)).toContain('Ferry late');
  });

  it.each([
    [{ title: { EN: ' ' } }, 'title.EN: Write a text in English'],
    [{ title: { EN: '\u200b' } }, 'title.EN: Write a text in English'],
    [{ title: { TH: 'เรือ' } }, 'title.EN'],
    [{ title: { EN: 'a'.repeat(201) } }, 'title.EN: This is longer than 200 characters'],
    [{ title: { EN: 'a', XX: 'b' } }, 'title.XX'],
    [{ content: { EN: '<p> </p>' } }, 'content.EN: Write a text in English'],
    [{ content: { EN: 'a', TH: 'a'.repeat(50_001) } }, 'content.TH: This is longer than 50000'],
    [{ from: 2e12, until: 1.9e12 }, 'until: The end is not after the start'],
    [{ from: 2e12, until: 2e12 }, 'until: The end is not after the start'],
    [{ from: 1e12, until: 1.1e12 }, 'until: This time has passed'],
    [{ until: 8e15 }, 'until: This is no time'],
    [{ from: 'tomorrow' }, 'from: This is no time'],
    [{ pictures: 'javascript:alert(1)' }, 'pictures: A line is no path'],
    [{ pictures: '/a.svg\n//evil.example/b.svg' }, 'pictures: A line is no path'],
    [{ pictures: '/a\n'.repeat(6) }, 'pictures: These are more than 5'],
    [{ execution: 'X' }, 'execution'],
    [{ type: 'XX' }, 'type'],
  ])('that make no sense change nothing: %#', async (wrong, words) => {
    const before = await rows();
    await expect(add({ ...notice, ...wrong })).rejects.toThrow(words);
    expect(await rows()).toEqual(before);
  });

  it('refuses unknown rows, wrong places and a full list', async () => {
    await expect(change('nobody', written)).rejects.toThrow('There is no such announcement');
    await expect(move('nobody', 1)).rejects.toThrow('There is no such announcement');
    const id = await add(notice);
    for (const place of [0, 1.5, 101, Number.NaN]) {
      await expect(move(id, place)).rejects.toThrow('place: This is no place from 1 to 100');
    }
    for (let count = (await rows('type=AG')).length; count < 100; count += 1) {
      await add({ ...notice, type: 'AG' });
    }
    await expect(add({ ...notice, type: 'AG' })).rejects.toThrow('There are 100 already');
  });
});
