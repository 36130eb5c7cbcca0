import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { dayMs } from '#protocol/model/market-day.ts';
import type { ExclusionKind } from '#protocol/model/protection/exclusion.ts';
import { demoPassword, demoWithdrawalPassword } from '#demo/content/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { packOf } from './market-pack.ts';

type Store = Awaited<ReturnType<typeof openTestStore>>;

let test: TestGateway;
let store: Store;
let token: string;

async function open(openBets: 'settle' | 'cancel' = 'settle') {
  store = await openTestStore('demo');
  const market = { ...packOf('PH'), openBets };
  test = await openTestGateway({ store, restore: store.restore, market });
  token = await test.signIn('juan');
}

beforeEach(async () => {
  await open();
  return () => test.close();
});

const begin = (kind: ExclusionKind, length: number | null, loginPassword = demoPassword) =>
  test.request(calls.beginExclusion, { kind, length, loginPassword }, { token });
const credentials = { username: 'juan', password: demoPassword, captcha: '' };
const signIn = () => test.request(calls.signIn, credentials);
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );
const hour = 3_600;

describe('an exclusion', () => {
  it('begins at once, ends all sessions, and names its end at the sign-in', async () => {
    const other = await test.signIn('juan');
    const { now } = await test.operator.advance(0);
    const begun = await begin('timeOut', 24);
    expect(begun.kind).toBe('timeOut');
    expect(begun.endsAt).toBeGreaterThanOrEqual(now + dayMs);
    for (const ended of [token, other]) {
      const call = test.request(calls.getMember, {}, { token: ended });
      await expect(call).rejects.toMatchObject({ status: 401, code: 'login.not.session' });
    }
    await expect(signIn()).rejects.toMatchObject({
      code: 'login_blocked_by_time_out',
      value: { endDate: begun.endsAt, mayReturn: false },
    });
    await test.operator.advance(24 * hour + 1);
    expect(await signIn()).toMatchObject({ username: 'juan' });
  });

  it('takes the password, and counts wrong ones', async () => {
    for (let nth = 0; nth < 10; nth += 1)
      await expect(begin('closed', null, 'wrong')).rejects.toMatchObject({
        code: 'password_incorrect',
      });
    await expect(begin('closed', null)).rejects.toMatchObject({ code: 'TOO_MANY_REQUEST' });
    expect(await signIn()).toMatchObject({ username: 'juan' });
  });

  it.each([
    ['timeOut', null],
    ['timeOut', 12],
    ['selfExclusion', 5],
    ['selfExclusion', 24 * 7],
    ['closed', 6],
  ] as const)('refuses a %s of the length %s', async (kind, length) => {
    await expect(begin(kind, length)).rejects.toMatchObject({ code: 'request_invalid' });
    expect(await signIn()).toMatchObject({ username: 'juan' });
  });

  it('that holds is made longer, and never shorter', async () => {
    const { endsAt } = await begin('selfExclusion', 12);
    const longer = (kind: ExclusionKind, length: number | null) =>
      test.request(calls.lengthenExclusion, { ...credentials, kind, length });
    const held = { kind: 'selfExclusion', endsAt };
    expect(await longer('timeOut', 24)).toEqual(held);
    expect(await longer('selfExclusion', 6)).toEqual(held);
    const { endsAt: later } = await longer('selfExclusion', 36);
    expect(later).toBeGreaterThan(endsAt ?? Infinity);
    expect(await longer('selfExclusion', null)).toEqual({ kind: 'selfExclusion', endsAt: null });
    expect(await longer('closed', null)).toEqual({ kind: 'closed', endsAt: null });
    expect(await longer('timeOut', 24)).toEqual({ kind: 'closed', endsAt: null });
    await expect(signIn()).rejects.toMatchObject({ code: 'login_blocked_by_closing' });
  });

  it('is not lengthened where there is none', async () => {
    const wanted = { ...credentials, kind: 'timeOut', length: 24 } as const;
    await expect(test.request(calls.lengthenExclusion, wanted)).rejects.toMatchObject({
      code: 'changed_elsewhere',
    });
  });

  it('names what can be chosen', async () => {
    const state = await test.request(calls.getExclusion, {}, { token });
    expect(state).toMatchObject({ running: null, openBets: 'settle', returnHours: 24 });
    expect(state.timeOutHours[0]).toBe(24);
    expect(state.selfExclusionMonths[0]).toBe(6);
    expect(state.openBetCount).toBeGreaterThan(0);
  });
});

describe('after a self-exclusion', () => {
  it('the member comes back by asking, and by waiting after that', async () => {
    await begin('selfExclusion', 6);
    const ask = () => test.request(calls.askToReturn, credentials);
    await expect(ask()).rejects.toMatchObject({ code: 'changed_elsewhere' });
    await test.operator.advance(185 * 24 * hour);
    await expect(signIn()).rejects.toMatchObject({
      code: 'login_blocked_by_self_exclusion',
      value: { mayReturn: true, signInFromDate: null },
    });
    const wrong = test.request(calls.askToReturn, { ...credentials, password: 'wrong' });
    await expect(wrong).rejects.toMatchObject({ code: 'account_or_password_incorrect' });
    const { signInFrom } = await ask();
    await test.operator.advance(23 * hour);
    expect(await ask()).toEqual({ signInFrom });
    await expect(signIn()).rejects.toMatchObject({
      value: { mayReturn: false, signInFromDate: signInFrom },
    });
    await test.operator.advance(hour + 1);
    token = (await signIn()).token ?? '';
    const deposit = { channel: 'bughaw', amount: 500, key: crypto.randomUUID() };
    await test.request(calls.depositByTransfer, deposit, { token });
  });

  it('one for good has no way back', async () => {
    await begin('selfExclusion', null);
    // Longer than the longest one that ends.
    await test.operator.advance(61 * 31 * 24 * hour);
    await expect(signIn()).rejects.toMatchObject({ value: { mayReturn: false } });
    const ask = test.request(calls.askToReturn, credentials);
    await expect(ask).rejects.toMatchObject({ code: 'changed_elsewhere' });
  });
});

describe('the open bets of a member', () => {
  const statuses = async () => {
    const { rows } = await store.engine.query(
      `select status, sum(payout - stake)::int8 as won from round
       where member_id = (select id from member where username = 'juan') and due_at is not null group by status`,
      [],
    );
    return new Map((rows as { status: number; won: unknown }[]).map((row) => [row.status, row]));
  };

  it('go on where the market says so', async () => {
    const before = (await statuses()).get(0);
    await begin('timeOut', 24);
    expect((await statuses()).get(0)).toEqual(before);
  });

  it('are cancelled where the market says so, and their stakes go back', async () => {
    await test.close();
    await open('cancel');
    const { openBetCount } = await test.request(calls.getExclusion, {}, { token });
    expect(openBetCount).toBeGreaterThan(0);
    await begin('timeOut', 24);
    const after = await statuses();
    expect(after.get(0)).toBeUndefined();
    expect(Number(after.get(4)?.won)).toBe(0);
  });

  it('do not need to be there for a break, and a break is made longer after their end', async () => {
    await test.close();
    await open('cancel');
    await begin('timeOut', 24);
    const longer = { ...credentials, kind: 'selfExclusion', length: null } as const;
    await test.request(calls.lengthenExclusion, longer);
    await expect(signIn()).rejects.toMatchObject({ code: 'login_blocked_by_self_exclusion' });
  });
});

describe('an excluded person', () => {
  const person = {
    username: 'Bago2026',
    password: 'Bangka2026',
    payeeName: 'Kiko Dela Cruz',
    birthday: '1990-05-04',
    email: 'bago@example.com',
    mobileNum: '9185550042',
  };
  const account = {
    bankCode: 'PAROLPAY',
    number: '0917 555 0177',
    withdrawalPassword: demoWithdrawalPassword,
  };
  const register = async (fields: Partial<typeof person>) => {
    await test.request(calls.sendRegisterCode, { mobile: '9185550042', dialCode: '63' });
    const verificationCode = (await test.operator.outbox('+639185550042'))[0]?.code ?? '';
    const form = { fields: { ...person, ...fields, verificationCode }, dialCode: '63' };
    return test.request(calls.register, form);
  };

  beforeEach(async () => {
    const set = `update member set real_name = 'María Reyes-Cruz', email = 'Maria@example.com',
      profile = '{"birthday": "1991-02-03"}' where username = 'juan'`;
    await store.engine.query(set, []);
    await test.request(calls.addPayoutAccount, account, { token });
    await begin('selfExclusion', 6);
  });

  it.each([
    ['name and birthday', { payeeName: 'maria  reyes cruz', birthday: '1991-02-03' }],
    ['e-mail address', { email: 'MARIA@example.com' }],
  ])('opens no other account with the same %s', async (_, fields) => {
    const refusal = await refusalOf(register(fields));
    expect(refusal).toMatchObject({ code: 'registration_refused', value: null });
  });

  it('leaves alone who shares the name or the birthday only', async () => {
    await register({ payeeName: 'Maria Reyes Cruz' });
    const other = { username: 'Iba2026', mobileNum: '9185550042' };
    await store.engine.query(`update member set mobile = null where username = 'Bago2026'`, []);
    await register({ ...other, birthday: '1991-02-03' });
  });

  it('opens none with the same mobile number, which says no more than for any account', async () => {
    const { rows } = await store.engine.query(
      `select mobile from member where username = 'juan'`,
      [],
    );
    const mobileNum = String(Object(rows[0]).mobile).slice(2);
    expect(await refusalOf(register({ mobileNum }))).toMatchObject({ code: 'mobile_taken' });
  });

  it('is not paid through an account of another member', async () => {
    const ana = { token: await test.signIn('ana') };
    await expect(test.request(calls.addPayoutAccount, account, ana)).rejects.toMatchObject({
      code: 'registration_refused',
    });
  });
});
