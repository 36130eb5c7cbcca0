import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { type Block, view } from '../../view.ts';

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
beforeEach(() => test.operator.reset());

type Table = Extract<Block, { kind: 'table' }>;

async function pageOf(query: string) {
  return parse(view, await test.operator.send('GET', `pages/members?${query}`)).blocks;
}

async function tableOf(title: string, query = 'username=juan'): Promise<Table> {
  const found = (await pageOf(query)).find((block) => 'title' in block && block.title === title);
  if (found?.kind !== 'table') throw new Error(`No table ${title}`);
  return found;
}

async function factOf(label: string, query = 'username=juan') {
  const facts = (await pageOf(query)).find(({ kind }) => kind === 'facts');
  return facts?.kind === 'facts' ? facts.facts.find((one) => one.label === label)?.cell : undefined;
}

const correct = (nth: number, amount: number) =>
  test.operator.send('POST', 'members/juan/balance', {
    key: `member-page-${nth}`,
    amount,
    reason: `Correction ${nth}`,
  });

describe('the page of a member', () => {
  it('has the balance history in words by pages, newest first, while new entries arrive', async () => {
    const count = 30;
    for (let nth = 1; nth <= count; nth += 1) await correct(nth, nth);
    const first = await tableOf('Balance history');
    expect(first.rows[0]?.cells).toEqual(
      expect.arrayContaining(['Correction by an operator', 'Correction 30', 'main']),
    );
    expect(first.rows[0]?.cells.slice(2, 4)).toEqual([
      { kind: 'pesos', pesos: 30 },
      await factOf('Balance'),
    ]);
    const [older] = first.links;
    expect(older?.text).toBe('Older entries');
    await correct(31, 31);
    const seen = [...first.rows];
    let query = older?.query;
    for (let pages = 0; query !== undefined && pages < 10; pages += 1) {
      const next = await tableOf('Balance history', new URLSearchParams(query).toString());
      seen.push(...next.rows);
      expect(next.links[0]?.text).toBe('Newest entries');
      query = next.links.find(({ text }) => text === 'Older entries')?.query;
    }
    expect(query).toBeUndefined();
    expect(new Set(seen.map(({ key }) => key)).size).toBe(seen.length);
    const remarks = seen.map(({ cells }) => cells[5]);
    const wanted = Array.from({ length: count }, (_, nth) => `Correction ${count - nth}`);
    expect(remarks.slice(0, count)).toEqual(wanted);
    expect(seen.at(-1)?.cells[1]).toBe('Opening balance');
    const [balance] = [await factOf('Balance')];
    expect((await tableOf('Balance history')).rows[0]?.cells[3]).toEqual(balance);
  });

  it('refuses a page that no link has', async () => {
    for (const after of ['x', '1_x', '_', 'NaN_00000000-0000-7000-8000-000000000000'])
      await expect(pageOf(`username=juan&after=${after}`)).rejects.toThrow('There is no such page');
  });

  it('has the limits that hold, with a raise that waits', async () => {
    const token = await test.signIn('juan');
    const limit = { kind: 'deposit', frame: 'day' } as const;
    const set = (amount: number | null) =>
      test.request(calls.setPlayLimit, { ...limit, amount }, { token });
    expect((await tableOf('Limits')).rows).toEqual([]);
    await set(500);
    await set(900);
    const [row] = (await tableOf('Limits')).rows;
    const pesos = (amount: number) => ({ kind: 'pesos', pesos: amount });
    expect(row?.cells.slice(0, 3)).toEqual(['deposits of a day', pesos(500), pesos(900)]);
    expect(row?.cells[3]).toMatchObject({ kind: 'time', at: expect.any(Number) });
    await set(null);
    expect((await tableOf('Limits')).rows[0]?.cells[2]).toBe('no limit');
    const time = { kind: 'time', frame: 'week', amount: 90 } as const;
    await test.request(calls.setPlayLimit, time, { token });
    const { cells } = (await tableOf('Limits')).rows[1] ?? {};
    expect(cells?.slice(0, 2)).toEqual(['time at play of a week', '90 minutes']);
  });

  it('has the notes of operators with their names, newest first', async () => {
    for (const text of ['Called about a deposit', '  Called again  '])
      await test.operator.send('POST', 'members/juan/notes', { text });
    const { rows } = await tableOf('Notes');
    expect(rows.map(({ cells }) => cells.slice(1))).toEqual([
      ['owner', 'Called again'],
      ['owner', 'Called about a deposit'],
    ]);
    expect((await tableOf('Notes', 'username=ana')).rows).toEqual([]);
    await expect(test.operator.send('POST', 'members/juan/notes', { text: ' ' })).rejects.toThrow();
  });

  it('has the state of the identity, of advertising and of a break', async () => {
    expect(await factOf('Identity')).toBe('not sent');
    expect(await factOf('No advertising until')).toBe('none');
    const wanted = { kind: 'timeOut', length: 24, loginPassword: demoPassword } as const;
    const token = await test.signIn('ana');
    expect(await factOf('Break', 'username=ana')).toBe('none');
    await test.request(calls.beginExclusion, wanted, { token });
    expect(await factOf('Break', 'username=ana')).toMatchObject({ word: 'time-out' });
    await test.operator.advance(32 * 24 * 3_600);
    expect(await factOf('Break', 'username=ana')).toBe('none');
  });
});
