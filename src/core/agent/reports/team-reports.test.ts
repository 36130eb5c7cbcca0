import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDownline } from '#protocol/calls/agents/downlines.ts';
import { dayMs, dayOf, startOfDay } from '#protocol/model/market-day.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import type { TeamReports } from './team-reports.ts';

let gateway: TestGateway;
let opened: OpenedApp;
let reports: TeamReports;

const today = startOfDay(dayOf(Date.now()));

const days = { from: today, to: today + dayMs };
const filter = {
  ...days,
  parent: null,
  search: 'kop',
  depth: 'one',
  by: 'member',
  category: '',
} as const;

beforeAll(async () => {
  gateway = await openTestGateway();
  const token = await gateway.signIn('ana');
  for (const nth of Array.from({ length: 25 }).keys()) {
    const username = `kopon${String(nth).padStart(2, '0')}`;
    const account = { username, password: 'Bangka2026', type: 0 as const, rebate: 0 };
    await gateway.request(createDownline, account, { token });
    const gift = { key: `gift-${nth}`, amount: 50, reason: 'Gift' };
    await gateway.operator.adjustBalance(username, gift);
  }
  await gateway.operator.jobs();
}, 120_000);
afterAll(() => gateway.close());
beforeEach(async () => {
  opened = await openApp({ signedIn: 'ana', gateway });
  ({ reports } = await opened.app.agent());
});
afterEach(() => opened.close());

/** The `asOf` and `after` of the last request for a report. */
function sent(path: string) {
  const request = opened.requests.findLast(({ url }) => new URL(url).pathname === path);
  const parameters = new URL(request?.url ?? '').searchParams;
  return { asOf: parameters.get('asOf'), after: parameters.get('after') };
}

const sumsPath = '/wps/agent/reports/sums';
const entriesPath = '/wps/agent/reports/entries';

async function sumsOf(page: number, more: { readonly depth?: 'all' } = {}) {
  await reports.sums.turn(page, { ...filter, ...more });
  const { rows, next, asOf } = reports.sums.state;
  return { ids: rows.map(({ id }) => id), next, asOf, request: sent(sumsPath) };
}

it('pages of sums follow each other up to the time of the first', async () => {
  const first = await sumsOf(1);
  expect(first.request).toEqual({ asOf: null, after: null });
  const second = await sumsOf(2);
  expect(second.request).toEqual({ asOf: String(first.asOf), after: first.next });
  expect(new Set([...first.ids, ...second.ids]).size).toBe(25);
  expect(second.next).toBeNull();
});

it('a page that does not follow the one before has the end, and no row to follow', async () => {
  const { asOf } = await sumsOf(1);
  expect((await sumsOf(3)).request).toEqual({ asOf: String(asOf), after: null });
});

it('the first page and another filter set a new end', async () => {
  await sumsOf(1);
  expect((await sumsOf(1)).request).toEqual({ asOf: null, after: null });
  expect((await sumsOf(2, { depth: 'all' })).request).toEqual({ asOf: null, after: null });
});

it('more entries are those up to the time of the first, each once', async () => {
  const { entries } = reports;
  const { by: _, category: __, ...rest } = filter;
  await entries.load({ ...rest, code: '' });
  expect(sent(entriesPath)).toEqual({ asOf: null, after: null });
  const { next } = entries.state;
  expect(entries.state.rows).toHaveLength(20);
  await entries.loadMore();
  expect(sent(entriesPath)).toEqual({ asOf: expect.stringMatching(/^\d+$/), after: next });
  expect(new Set(entries.state.rows.map(({ id }) => id)).size).toBe(25);
  await entries.load({ ...rest, code: 'betting' });
  expect(sent(entriesPath).asOf).toBeNull();
});

it('the overview and the income have the figures of the days', async () => {
  const days = { from: today - 6 * dayMs, to: today + dayMs };
  await reports.overview.load(days);
  expect(reports.overview.state.answer?.days.map(({ at }) => at)).toHaveLength(7);
  await reports.income.load(days);
  const { current, previous } = reports.income.state.answer ?? {};
  expect(current).toMatchObject(days);
  expect(previous).toMatchObject({ from: days.from - 7 * dayMs, to: days.from });
});
