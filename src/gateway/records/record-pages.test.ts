import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchGame } from '#protocol/calls/launch.ts';
import { getAccountRecords } from '#protocol/calls/records/account-records.ts';
import * as betRecords from '#protocol/calls/records/bet-records.ts';
import { shortNumber } from '#protocol/model/cashier/short-number.ts';
import { longestPeriodMs } from '#protocol/model/record-period.ts';
import { games } from '#demo/content/games.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let test: TestGateway;
let token: string;
beforeAll(async () => {
  test = await openTestGateway();
  token = await test.signIn('juan');
});
afterAll(() => test.close());

const now = Date.now();
const month = { from: now - longestPeriodMs + 60_000, to: now + 60_000 };

const readBets = (request: object) =>
  test.request(
    betRecords.getSlotBets,
    { ...month, page: 1, size: 10, vendor: '', ...request },
    { token },
  );
const readEntries = (request: object) =>
  test.request(getAccountRecords, { ...month, page: 1, size: 10, code: '', ...request }, { token });

/** Plays rounds of a slot, each of which adds a bet and its entries. */
async function playRounds(count: number): Promise<void> {
  const game = games.find(({ kind, leastBet }) => kind === 'slot' && leastBet === 100);
  if (game === undefined) throw new Error('There is no slot');
  const { vendor, gameId, nodeId } = game;
  const wanted = { launchMode: 'GLS' as const, vendor, gameId, nodeId };
  const { url } = await test.request(launchGame, wanted, { token });
  const origin = 'http://localhost:4174';
  async function post(path: string, body: object): Promise<Record<string, unknown>> {
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const request = new Request(origin + path, init);
    const answer = await test.gateway.gamesFetch(request, { ip: '192.0.2.1' });
    expect(answer.status).toBe(200);
    return answer.json();
  }
  const ticket = new URL(url, origin).hash.slice(1);
  const { session } = await post('/slot/open', { ticket, parents: [] });
  for (let round = 0; round < count; round += 1) {
    const key = crypto.randomUUID();
    await post('/slot/play', { session, key, stakeCentavos: 100, choice: null });
  }
}

describe('the order of an entry', () => {
  it.each([
    ['its number', (orderNo: string) => orderNo],
    ['its short number', shortNumber],
  ])('is found by %s', async (_, written) => {
    const { records } = await readEntries({ code: 'withdraw' });
    const orderNo = records[0]?.orderNo ?? '';
    const found = await readEntries({ order: written(orderNo) });
    const orders = found.records.map(({ orderNo: order }) => order);
    expect(new Set(orders)).toEqual(new Set([orderNo]));
    expect(found.count).toBe(orders.length);
  });

  it('is of nobody else', async () => {
    const { records } = await readEntries({ code: 'withdraw' });
    const order = shortNumber(records[0]?.orderNo ?? '');
    const other = await test.signIn('luis');
    const request = { ...month, page: 1, size: 10, code: '' as const, order };
    expect(await test.request(getAccountRecords, request, { token: other })).toMatchObject({
      count: 0,
    });
  });
});

describe('a period longer than 30 days', () => {
  const long = { from: now - longestPeriodMs - 24 * 3_600_000, to: now };

  it.each([
    ['bets', () => readBets(long)],
    ['entries', () => readEntries(long)],
    [
      'live bets',
      () =>
        test.request(betRecords.getLiveBets, { ...long, page: 1, size: 10, vendor: '' }, { token }),
    ],
  ])('is refused for %s', async (_, read) => {
    await expect(read()).rejects.toMatchObject({ status: 400, code: 'request_invalid' });
  });

  it('is refused by the millisecond', async () => {
    const from = now - longestPeriodMs;
    await readBets({ from, to: now });
    await expect(readBets({ from: from - 1, to: now })).rejects.toMatchObject({ status: 400 });
  });
});

describe('rows that arrive between two pages', () => {
  const size = 10;

  it.each(['key', 'number'] as const)('move no bet, read by %s', async (by) => {
    const all = await readBets({ size: 100 });
    const first = await readBets({ size });
    await playRounds(3);
    const place = by === 'key' && first.next !== null ? { after: first.next } : {};
    const second = await readBets({ size, page: 2, asOf: first.asOf ?? 0, ...place });
    const ids = [...first.bets, ...second.bets].map(({ id }) => id);
    expect(ids).toEqual(all.bets.slice(0, 2 * size).map(({ id }) => id));
    expect(second.total).toEqual(first.total);
    expect((await readBets({ size })).bets[0]?.id).not.toBe(ids[0]);
  });

  it.each(['key', 'number'] as const)('move no entry, read by %s', async (by) => {
    const all = await readEntries({ size: 100 });
    const first = await readEntries({ size });
    await playRounds(3);
    const place = by === 'key' && first.next !== null ? { after: first.next } : {};
    const second = await readEntries({ size, page: 2, asOf: first.asOf ?? 0, ...place });
    const ids = [...first.records, ...second.records].map(({ id }) => id);
    expect(ids).toEqual(all.records.slice(0, 2 * size).map(({ id }) => id));
    expect(second.total).toEqual(first.total);
  });
});
