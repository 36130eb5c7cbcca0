import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { type Cashier, openCashier } from '#tests/support/open-cashier.ts';
import { packOf } from './market-pack.ts';

let test: Cashier;
let token: string;

beforeEach(async () => {
  test = await openCashier();
  token = await newcomer('newcomer');
});
afterEach(() => test.close());

/** Adds a member who has chosen nothing, and signs in. */
async function newcomer(username: string): Promise<string> {
  await test.operator.account({ username, password: demoPassword, type: 0 });
  return test.signIn(username);
}

const choice = async () =>
  (await test.request(calls.getDepositSettings, {}, { token })).limitChoice;
const chooseNone = () => test.request(calls.chooseNoLimit, {}, { token });
const limitDeposits = (amount: number) =>
  test.request(calls.setPlayLimit, { kind: 'deposit', frame: 'week', amount }, { token });
const asked = { atRegistration: true, isRequired: true };

describe('the choice of a limit before the first deposit', () => {
  it('is required: without it the deposit is refused, and nothing is stored', async () => {
    expect(await choice()).toEqual(asked);
    await expect(test.deposit(token)).rejects.toMatchObject({ code: 'limit_choice_required' });
    const { deposits } = await test.request(calls.getDeposits, { state: '', size: 5 }, { token });
    expect(deposits).toEqual([]);
  });

  it('can be “no limit”, which is asked once and sets nothing', async () => {
    await chooseNone();
    const { limits } = await chooseNone();
    expect(limits.filter(({ amount }) => amount !== null)).toEqual([]);
    expect(await choice()).toBeNull();
    expect((await test.deposit(token)).amount).toBe(500_00);
  });

  it('can be a limit, which holds for that deposit, and removing it later does not ask again', async () => {
    await limitDeposits(400);
    expect(await choice()).toBeNull();
    await expect(test.deposit(token)).rejects.toMatchObject({ code: 'play_limit' });
    expect((await test.deposit(token, 400)).amount).toBe(400_00);
    await test.database.sql.deleteFrom('play_limit').execute();
    expect(await choice()).toBeNull();
  });

  it('is no limit of losses, and none that is refused', async () => {
    const loss = { kind: 'loss', frame: 'day', amount: 100 } as const;
    await test.request(calls.setPlayLimit, loss, { token });
    expect(await choice()).toEqual(asked);
  });

  it('is not asked of a member who has paid in before, nor of one of the demo', async () => {
    await chooseNone();
    const deposit = await test.deposit(token);
    test.site.desk.pay(test.paymentOf(deposit), 500_00);
    await test.settle();
    const members = test.database.sql.updateTable('member').set({ limit_chosen_at: null });
    await members.where('username', '=', 'newcomer').execute();
    expect(await choice()).toBeNull();
    token = await test.signIn('luis');
    expect(await choice()).toBeNull();
  });

  it('is asked once of 64 tabs that choose at the same time', async () => {
    const choices = Array.from({ length: 64 }, (_, n) =>
      n % 2 === 0 ? chooseNone() : limitDeposits(1_000),
    );
    await Promise.all(choices);
    expect(await choice()).toBeNull();
    const rows = test.database.sql.selectFrom('play_limit').select(['kind', 'amount']);
    expect(await rows.execute()).toEqual([{ kind: 'deposit', amount: 1_000_00 }]);
  });
});

it('the choice of a limit is offered in every market, and required but in the market without rules', () => {
  expect(packOf('open').limitChoice).toEqual({ atRegistration: false, beforeDeposit: 'offered' });
  for (const market of ['PH', 'UK', 'strictest'] as const)
    expect(packOf(market).limitChoice).toEqual({ atRegistration: true, beforeDeposit: 'required' });
});
