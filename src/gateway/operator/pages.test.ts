import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'valibot';
import { beginExclusion } from '#protocol/calls/protection/exclusions.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { defaultSettings } from '../system/settings.ts';
import { sections } from './sections/sections.ts';
import { type Block, menu, view } from './view.ts';

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());

const pageOf = async (path: string) =>
  parse(view, await test.operator.send('GET', `pages/${path}`));
const pages = sections.filter(({ page }) => page !== undefined).map(({ name }) => name);

function tablesOf(blocks: readonly Block[]) {
  return blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
}

describe('the sections of the console', () => {
  it('are all in the menu, in one group each', async () => {
    const { groups } = parse(menu, await test.operator.send('GET', 'pages'));
    const names = groups.flatMap((group) => group.sections.map(({ name }) => name));
    expect(names.toSorted()).toEqual(pages.toSorted());
  });

  it.each(pages)('give the page %s as data', async (name) => {
    const { title, blocks } = await pageOf(name);
    expect(title).not.toBe('');
    expect(blocks).not.toEqual([]);
    for (const { columns, rows } of tablesOf(blocks)) {
      const keys = rows.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(rows.filter(({ cells }) => cells.length !== columns.length)).toEqual([]);
    }
  });

  it('show the members, payments and bets that a search finds', async () => {
    const [members] = tablesOf((await pageOf('find?text=juan')).blocks);
    const link = { kind: 'link', text: 'juan', section: 'members', query: { username: 'juan' } };
    expect(members?.rows[0]?.cells).toContainEqual(link);
  });

  it('show the breaks of a member, with the reason', async () => {
    const wanted = { kind: 'selfExclusion', length: null, loginPassword: demoPassword } as const;
    const token = await test.signIn('ana');
    const breaks = async () =>
      tablesOf((await pageOf('members?username=ana')).blocks).find(
        ({ title }) => title === 'Breaks',
      );
    expect((await breaks())?.rows).toEqual([]);
    await test.request(beginExclusion, { ...wanted, reason: 'I need sleep' }, { token });
    const [found] = (await breaks())?.rows ?? [];
    expect(found?.cells).toEqual(
      expect.arrayContaining(['self-exclusion', 'for good', 'I need sleep']),
    );
  });

  it.each([
    ['payments', 'Credit', /^Credit \d[\d.]* pesos to \w+\?$/],
    ['payments', 'Never arrived', /^Have the \d[\d.]* pesos of \w+ never arrived\?/],
    ['activities?state=inProgress', 'Issue', /^Issue \d[\d.]* \w+ to \w+\?$/],
  ])('on %s ask before %s, with the amount', async (path, label, question) => {
    const rows = tablesOf((await pageOf(path)).blocks).flatMap((table) => table.rows);
    const asked = rows.flatMap(({ actions }) => actions.filter((one) => one.label === label));
    expect(asked.length).toBeGreaterThan(0);
    for (const one of asked) expect(one.question).toMatch(question);
  });

  it('say how far the clock is ahead', async () => {
    const ahead = async () => parse(menu, await test.operator.send('GET', 'pages')).ahead;
    expect(await ahead()).toBe(0);
    await test.operator.advance(3_600);
    expect(await ahead()).toBeGreaterThan(0);
  });

  it('refuse a state that does not exist', async () => {
    await expect(pageOf('withdrawals?state=lost')).rejects.toThrow('There is no such state');
  });

  it('declare only settings that exist', () => {
    const fields = sections.flatMap(({ page }) => page?.settings ?? []);
    expect(fields.length).toBeGreaterThan(30);
    for (const { path } of fields) {
      const value = path
        .split('.')
        .reduce<unknown>((part, name) => Object(part)[name], defaultSettings);
      expect(value, path).toBeDefined();
    }
  });
});

describe('a form of settings', () => {
  const save = (texts: Record<string, string>) =>
    test.operator.send('PATCH', 'setting-fields', texts);

  it('changes what was changed, and leaves its neighbours', async () => {
    await save({
      'withdrawalLimits.least': '150.50',
      'withdrawalHours.from': '08:30',
      maintenance: '',
      customerServices: 'TELEGRAM | Help | https://help.example',
      'smsBudget.byDialCode': '63=500, 1=20',
    });
    expect(await test.operator.send('GET', 'settings')).toMatchObject({
      withdrawalLimits: { ...defaultSettings.withdrawalLimits, least: 15_050 },
      withdrawalHours: { from: 510 },
      maintenance: false,
      customerServices: [{ type: 'TELEGRAM', title: 'Help', address: 'https://help.example' }],
      smsBudget: { byDialCode: { 63: 500, 1: 20 } },
    });
  });

  it('refuses a wrong value with the name of its field', async () => {
    await expect(save({ latencyMs: '' })).rejects.toThrow('latencyMs: ');
    await expect(save({ 'withdrawalLimits.least': 'x' })).rejects.toThrow(
      'withdrawalLimits.least: ',
    );
    await expect(save({ 'withdrawalLimits.least': '100.005' })).rejects.toThrow(
      'withdrawalLimits.least: ',
    );
    await expect(save({ location: 'x' })).rejects.toThrow('There is no such setting');
  });
});
