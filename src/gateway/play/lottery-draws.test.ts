import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getLatestDraws, getLotteryGames } from '#protocol/calls/lottery.ts';
import { getInbox } from '#protocol/calls/contact/inbox.ts';
import * as betRecords from '#protocol/calls/records/bet-records.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { lately, openLottery, quickGame as game } from '#tests/support/open-lottery.ts';
import { hashOfSeed } from './play.ts';

const second = 1_000;

let test: TestGateway;

beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());

/** Moves the clock of the gateway to a time after the end of a draw, when the next one has just begun its last minutes. */
async function advanceTo(at: number, now: number): Promise<void> {
  await test.operator.advance(Math.ceil((at - now) / second));
}

describe('a ticket of the lottery', () => {
  it('is open until its draw, whose seed has the hash that was shown, and pays once', async () => {
    const { token, balance, tickets, draws, buy } = await openLottery(test, 'luis');
    const first = await draws();
    await advanceTo((first.coming[0]?.endsAt ?? 0) + second, first.now);
    const { coming, now } = await draws();
    const [draw] = coming;
    if (draw === undefined) throw new Error('The lottery has a next draw');
    expect(coming).toHaveLength(5);
    const before = await balance();
    // One ticket for each first die: some of them have a hit.
    for (let die = 1; die <= 6; die += 1) {
      const ticket = { draw: draw.numero, numbers: [die, die, die] };
      expect(await buy(`ticket-${die}`, ticket)).toMatchObject({ status: 200 });
      expect(await buy(`ticket-${die}`, ticket)).toMatchObject({ status: 200 });
    }
    expect(await balance()).toBe(before - 6_000);
    const open = (await tickets({ draw: draw.numero })).bets;
    expect(open).toHaveLength(6);
    for (const ticket of open)
      expect(ticket).toMatchObject({
        settledAt: null,
        draw: draw.numero,
        drawsAt: draw.endsAt,
        drawn: null,
        stake: 1_000,
      });
    expect(open[0]?.numbers).toBe('6,6,6');
    const proven = await test.request(betRecords.getBet, { order: open[0]?.id ?? '' }, { token });
    expect(proven).toMatchObject({ result: null, proofs: [] });

    await advanceTo(draw.endsAt + second, now);
    await test.operator.jobs('bets', 'draws');
    await test.operator.jobs('bets', 'draws');
    const after = await draws();
    const [past] = after.past;
    expect(past).toMatchObject({ numero: draw.numero, hash: draw.hash });
    expect(hashOfSeed(past?.seed ?? '')).toBe(draw.hash);
    const drawn = past?.drawn.join(',');
    const settled = (await tickets({ draw: draw.numero })).bets;
    const paid = settled.reduce((sum, { payout }) => sum + (payout ?? 0), 0);
    expect(settled.map((ticket) => ticket.drawn)).toEqual(settled.map(() => drawn));
    // Each of the three balls hits one ticket: once, twice or three times the same one.
    expect([3_000, 6_000, 50_000]).toContain(paid);
    expect(await balance()).toBe(before - 6_000 + paid);
    const latest = await test.request(getLatestDraws, {});
    expect(latest.find((one) => one.game === game)).toMatchObject({
      number: draw.numero,
      digits: drawn,
    });
    const { proofs } = await test.request(
      betRecords.getBet,
      { order: settled[0]?.id ?? '' },
      { token },
    );
    expect(proofs).toMatchObject([{ hash: draw.hash, seed: past?.seed }]);
    const { list: messages } = await test.request(
      getInbox,
      { page: 1, size: 20, search: '', message: '' },
      { token },
    );
    const won = settled.filter(({ payout, stake }) => (payout ?? 0) > (stake ?? 0));
    const reported = messages.filter(({ content }) => content.includes(draw.numero));
    expect(reported).toHaveLength(won.length);
  });

  it('has several draws in a row, each with a ticket of its own', async () => {
    const { tickets, draws, buy } = await openLottery(test, 'alma');
    const { coming } = await draws();
    const row = coming.slice(1, 4).map(({ numero }) => numero);
    for (const draw of row)
      expect(await buy(`row-${draw}`, { draw, inRow: 3 })).toMatchObject({ status: 200 });
    const chased = await tickets({ chased: '1' });
    expect(chased.bets.map(({ draw }) => draw)).toEqual(row.toReversed());
    expect((await tickets({ chased: '0' })).bets).toEqual([]);
  });

  it('is refused for a draw that is closed, past, not on sale or none, and takes no stake', async () => {
    const { balance, draws, buy } = await openLottery(test, 'aida');
    const { coming, past, now } = await draws();
    const [next] = coming;
    const nth = Number(next?.numero.split('-')[1]);
    const before = await balance();
    const none = [past[0]?.numero, `${game}-${nth + 5}`, 'NONE-1', `${game}-0`, '__proto__-1', ''];
    for (const draw of none)
      expect(await buy(`no-draw-${draw}`, { draw }), draw).toMatchObject({ reason: 'bet_closed' });
    await advanceTo(next?.closesAt ?? 0, now);
    expect(await buy('closed-one', { draw: next?.numero })).toMatchObject({
      status: 409,
      reason: 'bet_closed',
    });
    for (const numbers of [
      [1, 2],
      [0, 1, 2],
      [1, 2, 7],
      [1, 2, 3, 4],
    ])
      expect(await buy('a-wrong-one', { draw: coming[1]?.numero, numbers })).toMatchObject({
        status: 400,
      });
    for (const stakeCentavos of [400, 1_050, 5_100])
      expect(await buy('a-wrong-one', { draw: coming[1]?.numero, stakeCentavos })).toMatchObject({
        status: 400,
      });
    expect(await balance()).toBe(before);
  });

  it('is refused above the limit of one member on the same numbers', async () => {
    const { balance, draws, buy } = await openLottery(test, 'ana');
    const draw = (await draws()).coming[2]?.numero;
    const before = await balance();
    for (let nth = 1; nth <= 4; nth += 1)
      expect(await buy(`the-limit-${nth}`, { draw, stakeCentavos: 5_000 })).toMatchObject({
        status: 200,
      });
    expect(await buy('the-limit-5', { draw })).toMatchObject({
      reason: 'round_limit',
      mostStakeCentavos: 0,
    });
    expect(await balance()).toBe(before - 20_000);
  });

  it('is listed by game, among the tickets alone, under the name of its game', async () => {
    const { token, tickets, draws, buy } = await openLottery(test, 'aida');
    const next = (code: string) => draws(code).then(({ coming }) => coming.at(-1)?.numero);
    const hapon = { draw: await next('HAPON2'), numbers: [1, 2] };
    const perlas = { draw: await next('PERLAS6'), numbers: [4, 8, 15, 16, 23, 42] };
    expect(await buy('a-hapon-ticket', hapon)).toMatchObject({ status: 200 });
    expect(await buy('a-perlas-ticket', perlas)).toMatchObject({ status: 200 });
    const games = await test.request(getLotteryGames, {});
    const gameId = games.find(({ code }) => code === 'HAPON2')?.id ?? '';
    const both = await tickets();
    expect(both).toMatchObject({ count: 2, bets: [{ game: 'Perlas Six of 42' }, {}] });
    expect(await tickets({ gameId })).toMatchObject({ count: 1, bets: [both.bets[1]] });
    expect(await tickets({ prizeMode: '3' })).toMatchObject({ count: 0, bets: [] });
    expect(await tickets({ draw: '20261121-1' })).toMatchObject({ count: 0, bets: [] });
    // A ticket is in one list only.
    for (const records of [betRecords.getLotteryBets, betRecords.getOpenLotteryBets]) {
      const wanted = { ...lately(), vendor: '', page: 1, size: 10 };
      expect(await test.request(records, wanted, { token })).toMatchObject({ count: 0 });
    }
  });
});
