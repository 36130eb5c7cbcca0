import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import {
  openWithdrawals,
  type Withdrawals,
  type WithdrawingMember,
} from '#tests/support/open-withdrawals.ts';
import { forfeitBonuses } from './end-bonus.ts';
import { knownAmount } from '#tests/support/known-amount.ts';

let test: Withdrawals;
let juan: WithdrawingMember;

beforeAll(async () => {
  test = await openWithdrawals();
});
afterAll(() => test.gateway.close());
beforeEach(async () => {
  await test.operator.reset();
  juan = await test.member('juan');
  const wanted = { key: 'gift', rule: 'reward', base: 80 };
  await test.operator.send('POST', 'members/juan/bonuses', wanted);
});

const balance = () => test.request(calls.getBalance, {}, { token: juan.token });

it('a bonus is listed before a withdrawal with what it would lose', async () => {
  const { turnover, withdrawable } = await juan.settings();
  expect(turnover).toMatchObject([{ goal: 400_00, done: 0, lost: 80_00 }]);
  expect(withdrawable).toBe((await balance()).main);
});

it('a bonus is kept by a withdrawal that names another one, when it is granted during that withdrawal', async () => {
  const { sql, transaction } = test.database;
  const { id: memberId } = await sql
    .selectFrom('member')
    .select('id')
    .where('username', '=', 'juan')
    .executeTakeFirstOrThrow();
  const [named] = (await juan.settings()).turnover;
  const wanted = { key: 'late-gift', rule: 'reward', base: 50 };
  await test.operator.send('POST', 'members/juan/bonuses', wanted);
  await transaction((within) =>
    forfeitBonuses(within, { memberId, givesUp: [named?.id ?? ''] }, Date.now()),
  );
  expect(await balance()).toMatchObject({ bonus: 50_00 });
});

it('a bonus is lost by a withdrawal that names it only', async () => {
  const before = await balance();
  await expect(juan.ask(500)).rejects.toMatchObject({ code: 'bonus_unfinished' });
  expect(await balance()).toEqual(before);
  const givesUp = (await juan.settings()).turnover.map(({ id }) => id);
  const asked = await juan.ask(500, { givesUp });
  expect(await balance()).toMatchObject({
    main: knownAmount(before.main) - 500_00,
    bonus: 0,
    held: 500_00,
  });
  const { bonuses } = await test.request(
    calls.getBonuses,
    { view: 'done', size: 20 },
    { token: juan.token },
  );
  expect(bonuses).toMatchObject([{ state: 'forfeited', reason: 'withdrawal' }]);
  await juan.cancel(asked.id);
  expect(await balance()).toMatchObject({ main: before.main, bonus: 0, held: 0 });
  expect(await auditLedger(test.database.sql)).toEqual(balancedLedger);
});
