import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'valibot';
import { calls } from '#protocol/calls.ts';
import { inEachLanguage, type Language } from '#protocol/model/language.ts';
import { isQuietAt } from '#protocol/model/protection/quiet-hours.ts';
import { type Cashier, openCashier } from '#tests/support/open-cashier.ts';
import { offerReward } from '../offers/offers.ts';
import { view } from '../operator/view.ts';

let test: Cashier;
let token: string;
let memberId: string;
beforeEach(async () => {
  test = await openCashier();
  await test.operator.jobs('harm');
  token = await test.signIn('juan');
  const members = test.database.sql.selectFrom('member').select('id');
  memberId = (await members.where('username', '=', 'juan').executeTakeFirstOrThrow()).id;
});
afterEach(() => test.close());

const now = async () => (await test.operator.advance(0)).now;

/** Four deposits fail: a sign in the Philippines. Calls make them, and their rows are set to failed. */
async function giveSign(): Promise<void> {
  for (let nth = 0; nth < 4; nth += 1) {
    const { id } = await test.deposit(token);
    const changed = { state: 'failed', changed_at: await now() } as const;
    await test.database.sql.updateTable('deposit').set(changed).where('id', '=', id).execute();
  }
  await test.operator.advance(11 * 60);
  await test.operator.jobs('harm');
}

const inbox = (language: Language) =>
  test.request(calls.getInbox, { page: 1, size: 5, search: '', message: '' }, { token, language });

const announcements = (as: { token?: string } = { token }) =>
  test.request(calls.getAnnouncements, {}, as);

async function pageOf(query: string) {
  return parse(view, await test.operator.send('GET', `pages/members?${query}`)).blocks;
}

async function cellsOf(title: string, query: string) {
  const found = (await pageOf(query)).find((block) => 'title' in block && block.title === title);
  if (found?.kind !== 'table') throw new Error(`No table ${title}`);
  return found.rows.map(({ cells }) => cells);
}

/** Offers a reward and returns the values of its live event. */
async function offer() {
  const at = await now();
  const words = inEachLanguage(() => 'A');
  const id = await test.database.transaction((sql) =>
    offerReward(sql, {
      memberId,
      key: randomUUID(),
      source: 'message',
      cause: { table: 'member', id: memberId },
      value: { kind: 'cash', centavos: 1_00 },
      title: words,
      terms: words,
      at,
      expiresAt: null,
    }),
  );
  const events = test.database.sql.selectFrom('event').select(['kind', 'values']);
  const row = events.where('kind', '=', 'rewardOffered').orderBy('id', 'desc');
  return { id, ...(await row.executeTakeFirstOrThrow()) };
}

describe('after a sign of harm', () => {
  it('the inbox has the figures, a limit, a break and the help lines, in each language', async () => {
    const before = await inbox('EN');
    await giveSign();
    for (const [language, words] of [
      ['EN', '4 of your deposits did not go through'],
      ['TY', '4 sa mga deposito mo'],
      ['CN', '4 笔存款未成功'],
      ['TH', 'ไม่สำเร็จ 4 รายการ'],
    ] as const) {
      const { list } = await inbox(language);
      const [newest] = list;
      expect(list[0]?.id).not.toBe(before.list[0]?.id);
      expect(newest?.content).toContain(words);
      expect(newest?.content).toContain('<a href="/member?page=protection">');
      expect(newest?.content).toContain('(02) 8248-9568');
      expect(newest?.content).not.toMatch(/\{|<a>/);
    }
  });

  it('nothing advertises to the member for the days of the market, and to others as before', async () => {
    const { popups, quiet } = await announcements();
    expect(quiet).toBeNull();
    expect(popups.length).toBeGreaterThan(0);
    expect((await offer()).values).toEqual({});
    await giveSign();
    const held = await announcements();
    expect(held.popups).toEqual([]);
    const today = await now();
    for (let hour = 0; hour < 48; hour += 1)
      expect(isQuietAt(held.quiet, today + hour * 3_600_000)).toBe(true);
    expect((await offer()).values).toEqual({ quiet: true });
    expect((await announcements({ token: await test.signIn('ana') })).quiet).toBeNull();
    expect((await announcements({})).quiet).toBeNull();
    await test.operator.advance(7 * 24 * 3_600);
    token = await test.signIn('juan');
    expect((await announcements()).quiet).toBeNull();
    expect((await offer()).values).toEqual({});
  });

  it('the console has it on the page of the member and in the list of all, with its rule', async () => {
    expect(await cellsOf('Signs of harm', 'username=juan')).toEqual([]);
    await giveSign();
    const [own] = await cellsOf('Signs of harm', 'username=juan');
    const rule = 'from 4 failed deposits, in 24 hours';
    const pesos = { kind: 'pesos', pesos: 2_000 };
    expect(own?.slice(1)).toEqual([
      'Failed deposits',
      '4',
      pesos,
      { kind: 'pesos', pesos: null },
      'message to the inbox',
      rule,
    ]);
    const [listed] = await cellsOf('Newest signs of harm', '');
    expect(listed?.[0]).toMatchObject({ kind: 'link', text: 'juan' });
    expect(listed?.slice(2)).toEqual(own?.slice(1));
    expect(await cellsOf('Signs of harm', 'username=ana')).toEqual([]);
  });
});
