import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getAnnouncements } from '#protocol/calls/announcements.ts';
import * as calls from '#protocol/calls/contact/inbox.ts';
import { getUnreadCount } from '#protocol/calls/messages.ts';
import { claimReward } from '#protocol/calls/rewards/claims.ts';
import { getBalance } from '#protocol/calls/wallet.ts';
import { knownAmount } from '#tests/support/known-amount.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let test: TestGateway;
let token: string;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.operator.reset();
  token = await test.signIn('juan');
});

type Asked = Partial<Parameters<typeof test.request<typeof calls.getInbox>>[1]>;

const inbox = (asked: Asked = {}, caller: object = {}) =>
  test.request(
    calls.getInbox,
    { page: 1, size: 50, search: '', message: '', ...asked },
    { token, ...caller },
  );
const titles = async (asked: Asked = {}) => (await inbox(asked)).list.map(({ title }) => title);
const unread = () => test.request(getUnreadCount, {}, { token });
const read = (ids: string[], caller = token) =>
  test.request(calls.markMessagesRead, { ids }, { token: caller });
const remove = (ids: string[], caller = token) =>
  test.request(calls.deleteMessages, { ids, box: 'inbox' }, { token: caller });
const restore = (ids: string[]) =>
  test.request(calls.restoreMessages, { ids, box: 'inbox' }, { token });
const write = (title: string, content = 'Text', to = 'juan') =>
  test.operator.message({ to, title, content });

async function writeMany(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let nth = 1; nth <= count; nth += 1) {
    await test.operator.advance(1);
    ids.push((await write(`Number ${nth}`)).id);
  }
  return ids;
}

describe('the inbox', () => {
  it('has unread messages first, then the newest, of this member only', async () => {
    const { list } = await inbox();
    const marks = list.map(({ isRead }) => isRead);
    expect(marks).toEqual(marks.toSorted((a, b) => Number(a) - Number(b)));
    for (const group of [true, false]) {
      const times = list.filter(({ isRead }) => isRead === group).map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    }
    await write('For Ana', 'Text', 'ana');
    expect(await titles()).not.toContain('For Ana');
    expect(list.filter(({ isRead }) => !isRead)).toHaveLength(await unread());
  });

  it('names the member above without an account, and a downline with one', async () => {
    const [upline] = (await inbox({ search: 'tournament' })).list;
    expect(upline).toMatchObject({ sender: 'upline', account: null, reward: null });
    token = await test.signIn('luis');
    const letter = { to: 'upline', account: null, title: 'Hi', content: 'Text' } as const;
    const key = '0192f3c1-0000-7000-8000-0000000000a1';
    await test.request(calls.sendMessage, { key, ...letter }, { token });
    token = await test.signIn('ana');
    const [below] = (await inbox({ search: 'Hi' })).list;
    expect(below).toMatchObject({ sender: 'agent_downline', name: 'Luis', account: 'luis' });
  });

  it('is read page by page; what is read, deleted or arrives meanwhile moves nothing', async () => {
    await writeMany(7);
    const first = await inbox({ size: 3, search: 'Number' });
    expect(first).toMatchObject({ pages: 3 });
    const shown = first.list.map(({ title }) => title);
    expect(shown).toEqual(['Number 7', 'Number 6', 'Number 5']);
    await test.operator.advance(1);
    await read(first.list.slice(0, 2).map(({ id }) => id));
    await remove([first.list[2]?.id ?? '']);
    await write('Number 8');
    const seen = [...shown];
    let { next } = first;
    for (let page = 2; next !== null; page += 1) {
      const asOf = first.asOf ?? 0;
      const more = await inbox({ size: 3, search: 'Number', page, asOf, after: next });
      seen.push(...more.list.map(({ title }) => title));
      ({ next } = more);
    }
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1].map((nth) => `Number ${nth}`));
  });

  it('is searched in title, text and sender, not in its markup', async () => {
    await write('Tides', '<p>High <strong>water</strong> at 100% &amp; rising</p>');
    expect(await titles({ search: 'TIDES' })).toEqual(['Tides']);
    expect(await titles({ search: 'water' })).toEqual(['Tides']);
    expect(await titles({ search: '100% & r' })).toEqual(['Tides']);
    expect(await titles({ search: 'strong' })).toEqual([]);
    expect(await titles({ search: '1_0%' })).toEqual([]);
    expect((await inbox({ search: 'ana' })).list.length).toBeGreaterThan(0);
  });

  it('is in the language of the request, and finds one message by its id', async () => {
    const english = await inbox();
    const filipino = await inbox({}, { language: 'TY' });
    expect(filipino.list[0]?.title).not.toBe(english.list[0]?.title);
    const id = english.list[1]?.id ?? '';
    expect((await inbox({ message: id })).list).toEqual([english.list[1]]);
    expect((await inbox({ message: id }, { token: await test.signIn('ana') })).list).toEqual([]);
    expect((await inbox({ message: 'nothing' })).list).toEqual([]);
  });
});

describe('marks and deletion', () => {
  it('count once, for own messages only, and ignore what is no id', async () => {
    const before = await unread();
    const [id = ''] = await writeMany(1);
    const other = await test.signIn('ana');
    await read([id], other);
    await remove([id], other);
    expect(await unread()).toBe(before + 1);
    await read([id, id, 'nothing', '0192f3c1-0000-7000-8000-000000000001']);
    await read([id]);
    expect(await unread()).toBe(before);
  });

  it('hide a deleted message and its count, until it is restored', async () => {
    const before = await unread();
    const ids = await writeMany(2);
    await remove(ids);
    expect(await unread()).toBe(before);
    expect(await titles({ search: 'Number' })).toEqual([]);
    await restore(ids);
    expect(await unread()).toBe(before + 2);
    expect(await titles({ search: 'Number' })).toEqual(['Number 2', 'Number 1']);
  });
});

describe('a reward that is attached', () => {
  const balance = async () => (await test.request(getBalance, {}, { token })).centavos;
  const attached = async () => (await inbox({ search: 'Sorry' })).list[0]?.reward;
  const cash = { kind: 'cash', amount: 12.5, days: 2 } as const;
  const send = (reward: { kind: 'cash' | 'points'; amount: number; days?: number }) =>
    test.operator.message({ to: 'juan', title: 'Sorry', content: '<p>For you</p>', reward });

  it('is claimed once, and says so', async () => {
    await send(cash);
    const reward = await attached();
    expect(reward).toMatchObject({ kind: 'cash', amount: 12_50, state: 'offered', title: 'Sorry' });
    const before = await balance();
    const id = reward?.id ?? '';
    await Promise.all([1, 2, 3].map(() => test.request(claimReward, { id }, { token })));
    expect(await balance()).toBe(knownAmount(before) + 12_50);
    expect(await attached()).toMatchObject({ state: 'claimed' });
  });

  it('may be points, expires with its time, also before the job, and when it is taken back', async () => {
    await send({ kind: 'points', amount: 300, days: 2 });
    expect(await attached()).toMatchObject({ kind: 'points', amount: 300, state: 'offered' });
    await test.operator.advance(2 * 24 * 3_600);
    token = await test.signIn('juan');
    expect(await attached()).toMatchObject({ state: 'expired' });
    await test.operator.reset();
    token = await test.signIn('juan');
    await send(cash);
    await test.operator.cancelReward((await attached())?.id ?? '');
    expect(await attached()).toMatchObject({ state: 'expired' });
  });

  it('is refused when it is no amount', async () => {
    await expect(send({ kind: 'points', amount: 0.5 })).rejects.toThrow('whole points');
    await expect(send({ ...cash, amount: 0 })).rejects.toThrow('reward.amount');
  });
});

it('announcements that were read are read on all devices, by this member only', async () => {
  const marks = async (caller: object) =>
    (await test.request(getAnnouncements, {}, caller)).list.map(({ read: isRead }) => isRead);
  const { list } = await test.request(getAnnouncements, {});
  const ids = [list[0]?.id ?? '', 'nothing'];
  await test.request(calls.markAnnouncementsRead, { ids }, { token });
  await test.request(calls.markAnnouncementsRead, { ids }, { token });
  const again = await test.signIn('juan');
  expect(await marks({ token: again })).toEqual(list.map((_, nth) => nth === 0));
  expect(await marks({ token: await test.signIn('ana') })).toEqual(list.map(() => false));
  expect(await marks({})).toEqual(list.map(() => false));
});
