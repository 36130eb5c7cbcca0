import { get, keys, set } from 'idb-keyval';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'valibot';
import { formatOf } from '#tests/support/format-of.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import {
  keptBetRecord,
  keptAccountRecord,
  keptProfit,
  keptStatement,
  keptWins,
  keptRank,
} from './kept-records.ts';
import { openStore } from '../cache/database.ts';
import type { BetFilter } from './bet-record.ts';
import type { Records } from './records.ts';
import { mostWins } from './wins-record.ts';
import { sumOrNull } from '#protocol/model/readers/unknown-money.ts';
import { changeOfBalance } from './profit-record.ts';

let gateway: TestGateway;
let opened: OpenedApp;
let records: Records;

beforeAll(async () => void (gateway = await openTestGateway()));
afterAll(() => gateway.close());
beforeEach(async () => {
  opened = await openApp({ signedIn: 'juan', gateway });
  records = await opened.app.records();
  return () => opened.close();
});

const search = (more: Partial<BetFilter> = {}): BetFilter => ({
  list: 'RNG',
  period: { name: 'month' },
  order: '',
  outcome: null,
  vendor: '',
  ...more,
});

const searches = (): URLSearchParams[] =>
  opened.requests
    .filter(({ url }) => /Orders|MemTransDet/.test(url))
    .map(({ url }) => new URL(url).searchParams);

describe('records that could not be loaded', () => {
  it('are loaded when the network is back', async () => {
    const { bets, account, profit, statement } = records;
    opened.platform.goOffline();
    const period = { name: 'month' } as const;
    const loads = [
      bets.load(search()),
      account.load({ period, code: '', order: '' }),
      profit.load('day'),
      statement.load('2026-11'),
    ];
    await Promise.all(loads);
    const phases = () => [bets, account, profit, statement].map(({ state }) => state.phase);
    expect(new Set(phases())).toEqual(new Set(['failed']));
    opened.platform.goOnline();
    await vi.waitFor(() => expect(new Set(phases())).toEqual(new Set(['ready'])));
    expect(bets.state.shown?.answer.bets).toHaveLength(10);
  });
});

describe('the bet record', () => {
  it('reads pages as of the first one, the next page by its key', async () => {
    const { state, load } = records.bets;
    await load(search());
    const first = state.shown?.answer;
    expect(first?.bets).toHaveLength(10);
    expect(first?.pages).toBeGreaterThan(1);
    await load(search(), 2);
    expect(state.shown?.page).toBe(2);
    expect(state.shown?.answer.total).toEqual(first?.total);
    const ids = [...(first?.bets ?? []), ...(state.shown?.answer.bets ?? [])].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const [one, two] = searches();
    expect(one?.has('asOf')).toBe(false);
    expect(two?.get('asOf')).toBe(String(first?.asOf));
    expect(two?.get('after')).toBe(first?.next);
    await load(search());
    expect(searches().at(-1)?.has('asOf')).toBe(false);
  });

  it('has all bets of a kind in one list, newest first, with the number of those that wait', async () => {
    const pagesOf = async (list: BetFilter['list'], page = 1) => {
      await records.bets.load(search({ list }), page);
      const { answer } = records.bets.state.shown ?? {};
      if (!answer) throw new Error('there is no page');
      return answer;
    };
    const all = await pagesOf('SPORTS');
    const second = await pagesOf('SPORTS', 2);
    const settled = await pagesOf('SPORTS_SETTLED');
    const waiting = await pagesOf('SPORTS_OPEN');
    expect([all.open, all.count]).toEqual([3, Number(settled.count) + 3]);
    expect(new Set(all.bets.map(({ outcome }) => outcome))).toContain(null);
    const times = all.bets.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const ids = [...all.bets, ...second.bets].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(all.bets).toEqual(expect.arrayContaining([...settled.bets, ...waiting.bets]));
    expect(all.total?.stake).toBe(Number(settled.total?.stake) + Number(waiting.total?.stake));
    expect(all.pageTotal.stake).toBe(sumOrNull(all.bets.map(({ stake }) => stake)));
    await records.bets.load(search({ list: 'SPORTS', outcome: 'lost' }));
    expect(records.bets.state.shown?.answer.open).toBeNull();
  });

  it('has each lottery bet in one list, and all of them in the wins', async () => {
    const idsOf = async (list: BetFilter['list']) => {
      await records.bets.load(search({ list }));
      return records.bets.state.shown?.answer.bets.map(({ id }) => id) ?? [];
    };
    expect(await idsOf('ELOTT')).toEqual([]);
    const tickets = await idsOf('LOTTERY');
    expect(tickets.length).toBeGreaterThan(0);
    const found = search({ list: 'LOTTERY' });
    const { file, rows } = await records.exports.bets(found, { titles: [], words: {} });
    expect(rows).toBe(records.bets.state.shown?.answer.count);
    expect(await file.text()).toContain(String(tickets[0]));
  });

  it('finds open bets, and their details without a result', async () => {
    await records.bets.load(search({ list: 'SPORTS_OPEN' }));
    const bets = records.bets.state.shown?.answer.bets ?? [];
    expect(bets).toHaveLength(3);
    expect(bets[0]).toMatchObject({ outcome: null, payout: 0, settledAt: null });
    const detail = await records.findBet(bets[0]?.id ?? '');
    expect(detail).toMatchObject({ kind: 'sports', category: 'SPORTS', result: null });
    expect(detail.choice).not.toBeNull();
    expect(detail.dueAt).toBeGreaterThan(Date.now());
  });

  it('gives the result of a settled bet to its replay', async () => {
    await records.bets.load(search({ list: 'SPORTS_SETTLED' }));
    const bet = records.bets.state.shown?.answer.bets.find(({ outcome }) => outcome === 'lost');
    const detail = await records.findBet(bet?.id ?? '');
    expect(detail).toMatchObject({ id: bet?.id, outcome: 'lost', category: 'SPORTS' });
    expect(detail.result).not.toBeNull();
    await expect(records.findBet('none')).rejects.toMatchObject({
      failure: { kind: 'refused', code: 'not_found' },
    });
  });

  it('shows the last page seen of a list without a network, with its age', async () => {
    const at = Date.now();
    await records.bets.load(search());
    const seen = records.bets.state.shown;
    await vi.waitFor(async () => {
      const written = await keys<string>(openStore({ indexedDb: () => opened.browser.database }));
      expect(written.some((key) => key.startsWith('private/bet-record/'))).toBe(true);
    });
    const offline = await openApp({
      gateway,
      browser: opened.browser,
      platform: { online: () => false, fetch: () => Promise.reject(new TypeError('offline')) },
    });
    const { bets } = await offline.app.records();
    await bets.load(search({ period: { name: 'today' } }));
    expect(bets.state).toMatchObject({ phase: 'failed', isOther: true });
    expect(bets.state.shown).toEqual(seen);
    expect(bets.state.at).toBeGreaterThanOrEqual(at);
    const { vendor, ...rest } = search();
    await bets.load({ vendor, ...rest });
    expect(bets.state.isOther).toBe(false);
    await bets.load(search({ list: 'FISH' }));
    expect(bets.state.shown).toBeNull();
    await offline.close();
  });

  it('is dropped at sign-out, from the state and from the device', async () => {
    await records.bets.load(search());
    await records.account.load({ period: { name: 'week' }, code: '', order: '' });
    await opened.app.session.signOut();
    expect(records.bets.state.shown).toBeNull();
    expect(records.account.state.shown).toBeNull();
    await vi.waitFor(async () => {
      const left = await keys<string>(openStore({ indexedDb: () => opened.browser.database }));
      expect(left.filter((key) => key.startsWith('private/'))).toEqual([]);
    });
  });
});

describe('the account record', () => {
  it('filters by code, and its balances follow from its amounts', async () => {
    const { account } = records;
    const filter = { period: { name: 'month' }, code: '', order: '' } as const;
    await account.load(filter);
    const rows = account.state.shown?.answer.records ?? [];
    for (const [nth, row] of rows.entries()) {
      const before = rows[nth + 1];
      if (before) expect(Number(row.balance) - Number(row.amount)).toBe(before.balance);
    }
    await account.load({ ...filter, code: 'withdraw' });
    const withdrawals = account.state.shown?.answer.records ?? [];
    expect(new Set(withdrawals.map(({ kind }) => kind))).toEqual(new Set(['hold', 'release']));
    const sum = (sign: number) =>
      withdrawals.reduce((total, { amount }) => total + Math.max(0, sign * Number(amount)), 0);
    expect(account.state.shown?.answer.total).toEqual({ in: sum(1), out: sum(-1) });
    expect(withdrawals[0]?.other).toMatch(/\*{4} \d{4}$/);
    expect(new Set(withdrawals.map(({ state }) => state)).size).toBeGreaterThan(1);
    const order = withdrawals[0]?.orderNo ?? '';
    await account.load({ ...filter, order });
    const ofOrder = withdrawals.filter(({ orderNo }) => orderNo === order);
    expect(account.state.shown?.answer.records.map(({ id }) => id)).toEqual(
      ofOrder.map(({ id }) => id),
    );
  });
});

describe('profit and loss', () => {
  it('agrees with the account record to the centavo', async () => {
    await records.profit.load('day');
    await records.account.load({ period: { name: 'month' }, code: '', order: '' });
    const report = records.profit.state.report;
    const total = records.account.state.shown?.answer.total;
    if (!report) throw new Error('no report');
    const { profit } = report.total;
    expect(changeOfBalance(report.total)).toBe((total?.in ?? 0) - (total?.out ?? 0));
    expect(report.periods).toHaveLength(30);
    expect(sumOrNull(report.periods.map((one) => one.profit))).toBe(profit);
    expect(sumOrNull(report.categories.map((one) => one.profit))).toBe(profit);
  });

  it('prints a month whose entries lead from its opening to its closing balance', async () => {
    const month = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7);
    await records.statement.load(month);
    const { statement } = records.statement.state;
    if (!statement) throw new Error('no statement');
    const amounts = statement.codes.map(({ amount }) => amount);
    expect(sumOrNull([statement.opening, ...amounts])).toBe(statement.closing);
    await vi.waitFor(() => expect(opened.app.balance.state.centavos).toBe(statement.closing));
  });
});

it('the rank has the level, its conditions and the ladder', async () => {
  await records.rank.load();
  const { progress, levels, current } = records.rank.state;
  expect(progress).toMatchObject({ level: 'Mandaragat', next: 'captain', conditions: 2, met: 0 });
  expect(levels.map(({ id }) => id)).toEqual(['shore', 'sailor', 'captain', 'keeper']);
  expect(current).toBe('sailor');
});

it('the rank announces a level that was reached since the last visit, once', async () => {
  await records.rank.load();
  expect(records.rank.state.reached).toBeNull();
  const { progress, levels } = records.rank.state;
  const store = openStore({ indexedDb: () => opened.browser.database });
  const key = await vi.waitFor(async () => {
    const found = (await keys<string>(store)).find((one) => one.includes('/rank/'));
    if (found === undefined) throw new Error('the level is not kept');
    return found;
  });
  const written = await get<Record<string, unknown>>(key, store);
  await set(key, { ...written, value: { progress, levels, current: 'shore' } }, store);
  const tab = await openApp({ gateway, browser: opened.browser, signedIn: 'juan' });
  const { rank } = await tab.app.records();
  await rank.load();
  expect(rank.state).toMatchObject({ reached: 'sailor', current: 'sailor' });
  rank.recordSeen();
  await rank.load();
  expect(rank.state.reached).toBeNull();
  await tab.close();
});

it('lists the wins of all categories, newest first, with their number and sum', async () => {
  await records.wins.load();
  const { wins, count, payout } = records.wins.state;
  expect(wins.length).toBe(Math.min(count, mostWins));
  expect(new Set(wins.map(({ outcome }) => outcome))).toEqual(new Set(['won']));
  expect(new Set(wins.map(({ category }) => category)).size).toBeGreaterThan(1);
  expect(wins.map(({ at }) => at)).toEqual(wins.map(({ at }) => at).toSorted((a, b) => b - a));
  const lists = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'ELOTT', 'PVP', 'LOTTERY'] as const;
  const totals = [];
  for (const list of lists) {
    await records.bets.load(search({ list, outcome: 'won' }));
    const { answer } = records.bets.state.shown ?? {};
    totals.push({ count: answer?.count ?? 0, payout: answer?.total?.payout ?? 0 });
  }
  expect(totals.reduce((sum, one) => sum + one.count, 0)).toBe(count);
  expect(totals.reduce((sum, one) => sum + one.payout, 0)).toBe(payout);
});

describe('the export', () => {
  const words = { titles: ['Oras', '=Numero'], words: { won: 'Panalo' } };

  it('downloads every row of the filter with the words of the player', async () => {
    const progress: number[] = [];
    const onProgress = (rows: number): void => void progress.push(rows);
    const { file, rows, name } = await records.exports.bets(search(), { ...words, onProgress });
    const text = await file.text();
    const lines = text.trimEnd().split('\r\n');
    await records.bets.load(search());
    expect(rows).toBe(records.bets.state.shown?.answer.count);
    expect(lines).toHaveLength(rows + 1);
    expect(lines[0]).toContain("Oras,'=Numero");
    expect(text).toContain('Panalo');
    expect(name).toMatch(/^bets-.*\.csv$/);
    expect(progress.at(-1)).toBe(rows);
  });

  it('has no token in its address, and each address works once', async () => {
    await records.exports.account({ period: { name: 'week' }, code: '', order: '' }, words);
    const download = opened.requests.find(({ url }) => url.includes('/records/download'));
    const token = opened.platform.sessionStorage.getItem('token') ?? 'no token';
    expect(download?.url).not.toContain(token);
    expect(download?.headers.get('authorization')).toBeNull();
    const again = await gateway.fetchRaw(download?.url.replace(/^https?:\/\/[^/]+/, '') ?? '');
    expect(again.status).toBe(404);
  });
});

it('accepts every answer in its cache format', async () => {
  await records.bets.load(search());
  await records.account.load({ period: { name: 'month' }, code: '', order: '' });
  await records.profit.load('week');
  await records.statement.load('2026-11');
  await records.wins.load();
  await records.rank.load();
  const { month, statement } = records.statement.state;
  const { wins, count, payout } = records.wins.state;
  const { progress, levels, current } = records.rank.state;
  const fits = [
    [keptBetRecord, records.bets.state.shown],
    [keptAccountRecord, records.account.state.shown],
    [keptProfit, records.profit.state.report],
    [keptStatement, { month, statement }],
    [keptWins, { wins, count, payout }],
    [keptRank, { progress, levels, current }],
  ] as const;
  for (const [declared, value] of fits) {
    const copy: unknown = JSON.parse(JSON.stringify(value));
    const { shape } = await formatOf<unknown>(declared);
    expect(parse(shape, copy)).toEqual(copy);
  }
});
