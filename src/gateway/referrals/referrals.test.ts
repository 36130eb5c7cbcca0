import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  claimReferralRewards,
  getInvitations,
  getReferralDetails,
} from '#contract/calls/rewards/referral.ts';
import { register } from '#contract/calls/registration.ts';
import { getBalance } from '#contract/calls/wallet.ts';
import { sendRegisterCode } from '#contract/calls/verification.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { type Cashier, openCashier } from '#tests/support/open-cashier.ts';
import { loadPasts, type PastEvent } from '../money/money.ts';

let test: Cashier;
let token: string;
let inviter: string;
let nth = 0;

beforeAll(async () => void (test = await openCashier()));
afterAll(() => test.close());
beforeEach(async () => {
  nth += 1;
  inviter = `bella${nth}`;
  const password = 'Bangka2026';
  await test.operator.account({ username: inviter, password, type: 0, referralCode: codeOf() });
  token = await test.signIn(inviter, password);
});

const codeOf = () => inviter.toUpperCase();

/** Registers a player with the code of a member, from an address, with the cookie of a browser. */
async function join(
  ip: string,
  { cookie, code = codeOf() }: { cookie?: string; code?: string } = {},
) {
  nth += 1;
  const mobile = String(9_185_550_100 + nth);
  const caller = { ip, ...(cookie !== undefined && { cookie }) };
  await test.request(sendRegisterCode, { mobile, dialCode: '63' }, caller);
  const verificationCode = (await test.operator.outbox(`+63${mobile}`))[0]?.code ?? '';
  const names = {
    username: `kiko${100 + nth}`,
    password: 'Bangka2026',
    payeeName: 'Kiko Dela Cruz',
  };
  const fields = { ...names, mobileNum: mobile, verificationCode, referralCode: code };
  const idempotencyKey = randomUUID();
  const form = { fields, dialCode: '63', idempotencyKey };
  const answer = await test.request(register, form, caller);
  return { id: answer.customerId ?? '', again: () => test.request(register, form, caller) };
}

const details = () => test.request(getReferralDetails, {}, { token });
const invited = () => test.request(getInvitations, { page: 1, size: 10 }, { token });
const claim = () => test.request(claimReferralRewards, {}, { token });
const balance = async () => (await test.request(getBalance, {}, { token })).centavos;

/** Gives a player a past that ends now. */
async function live(memberId: string, ...events: PastEvent[]): Promise<void> {
  const owner = { memberId, payoutAccountId: '' };
  await test.database.transaction((sql) => loadPasts(sql, [{ ...owner, events }], Date.now()));
  await test.operator.jobs();
}

const deposit = (centavos: number): PastEvent => ({
  kind: 'deposit',
  minutesAgo: 1,
  centavos,
  remark: '',
  channel: 'agos-qr',
  state: 'paid',
});

const bet = (stakeCentavos: number, minutesAgo: number): PastEvent => ({
  kind: 'bet',
  minutesAgo,
  endedMinutesAgo: minutesAgo,
  nodeId: 1,
  category: 'RNG',
  vendor: 'V',
  stakeCentavos,
  choice: null,
  result: { payoutCentavos: 0, outcome: null },
  cancelled: null,
});

describe('an invited player', () => {
  it('counts once, also when the form is sent again, and pays each stage once', async () => {
    const { id, again } = await join('198.51.100.7');
    expect((await again()).customerId).toBe(id);
    expect(await details()).toMatchObject({
      code: codeOf(),
      invited: 1,
      paid: 0,
      claimable: 20_00,
    });
    await live(id, deposit(150_00));
    expect((await details()).claimable).toBe(20_00);
    await live(id, deposit(50_00));
    expect((await details()).claimable).toBe(120_00);
    await live(id, deposit(6_000_00), bet(5_000_00, 0));
    await test.operator.jobs();
    expect((await invited()).invitations).toMatchObject([
      { state: 'counted', reached: ['registered', 'deposit', 'turnover'], earned: 420_00 },
    ]);
  });

  it('has a masked name', async () => {
    await join('198.51.100.7');
    expect((await invited()).invitations[0]?.name).toMatch(/^ki\*\*\*\d$/);
  });

  it('keeps what a reached stage paid when the operator changes the terms', async () => {
    await join('198.51.100.7');
    // The console's answer has settings of all kinds; this test knows the shape of its own.
    const { referralRules } = (await test.operator.settings({})) as unknown as Rules;
    await test.operator.send('PATCH', 'settings', {
      referralRules: { ...referralRules, registered: { pays: 99_00 } },
    });
    expect((await invited()).invitations[0]?.earned).toBe(20_00);
    await join('198.51.100.8');
    expect(await details()).toMatchObject({ claimable: 119_00, stages: [{ pays: 99_00 }, {}, {}] });
    await test.operator.send('PATCH', 'settings', { referralRules });
  });

  it('of an agent pays nothing, and agents have no page for it', async () => {
    const before = await test.database.sql.selectFrom('invitation').select('id').execute();
    await join('198.51.100.7', { code: 'ANA2026' });
    const ana = await test.signIn('ana');
    const asked = test.request(getReferralDetails, {}, { token: ana });
    await expect(asked).rejects.toMatchObject({ code: 'function.not.available' });
    const all = test.database.sql.selectFrom('invitation').select('id');
    expect(await all.execute()).toHaveLength(before.length);
  });
});

interface Rules {
  referralRules: object;
}

describe('an invitation is held', () => {
  const held = () =>
    test.operator.send('GET', 'invitations') as Promise<
      { id: string; heldFor: string; referrer: string; invitee: string }[]
    >;
  const ofInviter = async () => (await held()).filter(({ referrer }) => referrer === inviter);
  const decide = (id: string, action: 'release' | 'refuse') =>
    test.operator.send('POST', `invitations/${id}/${action}`, {});

  it('from the address of the inviter, until the operator releases it', async () => {
    const { id } = await join('192.0.2.1');
    await live(id, deposit(300_00));
    expect(await details()).toMatchObject({ invited: 1, claimable: 0 });
    const [invitation] = await ofInviter();
    expect(invitation).toMatchObject({ heldFor: 'address' });
    await decide(invitation?.id ?? '', 'release');
    expect((await details()).claimable).toBe(120_00);
    await expect(decide(invitation?.id ?? '', 'refuse')).rejects.toThrow('nothing to do');
  });

  it('from the device of the inviter, and pays nothing when it is refused', async () => {
    const cookies: string[] = [];
    const onCookie = (text: string) => void cookies.push(text.split(';')[0] ?? '');
    await test.signIn(inviter, 'Bangka2026', { ip: '198.51.100.1', onCookie });
    const { id } = await join('198.51.100.99', { cookie: cookies.join('; ') });
    const [invitation] = await ofInviter();
    expect(invitation).toMatchObject({ heldFor: 'device' });
    await decide(invitation?.id ?? '', 'refuse');
    await live(id, deposit(300_00));
    expect(await details()).toMatchObject({ claimable: 0 });
    expect((await invited()).invitations).toMatchObject([{ state: 'refused', reached: [] }]);
  });

  it('from the address of another player whom the inviter has invited', async () => {
    await join('198.51.100.7');
    await join('198.51.100.7');
    expect(await ofInviter()).toMatchObject([{ heldFor: 'address' }]);
    expect((await details()).claimable).toBe(20_00);
  });

  it('not for an address of this computer', async () => {
    await test.signIn(inviter, 'Bangka2026', { ip: '127.0.0.1' });
    await join('127.0.0.1');
    expect(await ofInviter()).toEqual([]);
  });
});

it('pays the earnings once when they are claimed 64 times at once', async () => {
  await join('198.51.100.7');
  await join('198.51.100.8');
  const before = await balance();
  const claims = await Promise.all(Array.from({ length: 64 }, claim));
  expect(claims.reduce((sum, { claimed }) => sum + claimed, 0)).toBe(40_00);
  expect(await balance()).toBe(before + 40_00);
  expect(await details()).toMatchObject({ paid: 40_00, claimable: 0 });
  expect(await auditLedger(test.database.sql)).toEqual(balancedLedger);
});

it('pays a stage of an invited player whose sums were added days ago', async () => {
  const { id } = await join('198.51.100.7');
  expect((await details()).claimable).toBe(20_00);
  const owner = { memberId: id, payoutAccountId: '', events: [deposit(200_00)] };
  await test.database.transaction((sql) => loadPasts(sql, [owner], Date.now()));
  await test.operator.jobs('dailySums');
  await test.operator.advance(3 * 86_400);
  await test.operator.jobs('invitations');
  token = await test.signIn(inviter, 'Bangka2026');
  expect((await details()).claimable).toBe(120_00);
});
