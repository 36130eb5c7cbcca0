import { randomUUID } from 'node:crypto';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  claimReferralRewards,
  getInvitations,
  getReferralDetails,
} from '#protocol/calls/rewards/referral.ts';
import { claimReward, getClaims } from '#protocol/calls/rewards/claims.ts';
import { register } from '#protocol/calls/registration.ts';
import { setMobile } from '#protocol/calls/security/contacts.ts';
import { sendMemberCode } from '#protocol/calls/security/member-code.ts';
import { getBalance } from '#protocol/calls/wallet.ts';
import { sendRegisterCode } from '#protocol/calls/verification.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { type Cashier, openCashier } from '#tests/support/open-cashier.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { loadPasts, type PastEvent } from '../seed/past/past.ts';
import { noConditions } from '../offers/offers.ts';
import { addPayoutAccount, removePayoutAccount } from '../payout-accounts/payout-accounts.ts';
import { openVault } from '../store/encryption/open-vault.ts';
import { knownAmount, sumOf } from '#tests/support/known-amount.ts';

let test: Cashier;
let token: string;
let inviter: string;
let nth = 0;

beforeAll(async () => {
  test = await openCashier();
  await test.operator.settings({ rewardConditions: noConditions });
});
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
  const { username } = names;
  return {
    id: answer.customerId ?? '',
    username,
    receiver: `+63${mobile}`,
    again: () => test.request(register, form, caller),
  };
}

const details = () => test.request(getReferralDetails, {}, { token });
const invited = () => test.request(getInvitations, { page: 1, size: 10 }, { token });
const claim = () => test.request(claimReferralRewards, {}, { token });
const balance = async () => (await test.request(getBalance, {}, { token })).centavos;

/** Gives a player a past that ends now. */
async function live(memberId: string, ...events: PastEvent[]): Promise<void> {
  const owner = { memberId, payoutAccountId: '' };
  await test.database.transaction(async (sql) => {
    await loadPasts(sql, [{ ...owner, events }], Date.now());
    // A further past of the player has the same keys.
    for (const table of ['round', 'ledger_entry'] as const) {
      const keys = sql.updateTable(table).set({ key: raw`md5(key) || ${randomUUID()}` });
      await keys.where('member_id', '=', memberId).where('key', 'like', '%past-%').execute();
    }
  });
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
    expect((await details()).claimable).toBe(20_00);
    await live(id, bet(199_00, 0));
    expect((await details()).claimable).toBe(20_00);
    await live(id, bet(1_00, 0));
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

const held = () =>
  test.operator.send('GET', 'invitations') as Promise<
    { id: string; heldFor: string; referrer: string; invitee: string }[]
  >;
const ofInviter = async () => (await held()).filter(({ referrer }) => referrer === inviter);
const decide = (id: string, action: 'release' | 'refuse') =>
  test.operator.send('POST', `invitations/${id}/${action}`, {});
const releaseAll = async () => {
  for (const { id } of await ofInviter()) await decide(id, 'release');
};

describe('an invitation is held', () => {
  it('from the address of the inviter, until the operator releases it', async () => {
    const { id } = await join('192.0.2.1');
    await live(id, deposit(300_00), bet(300_00, 0));
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
    await live(id, deposit(300_00), bet(300_00, 0));
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

describe('the players are compared again', () => {
  const inviterId = async () => {
    const one = test.database.sql.selectFrom('member').select('id');
    return (await one.where('username', '=', inviter).executeTakeFirstOrThrow()).id;
  };

  /** Adds a payout account, as the player types its number. */
  async function payTo(memberId: string, bankCode: string, number: string): Promise<string> {
    const named = test.database.sql.updateTable('member').set({ real_name: 'Kiko Dela Cruz' });
    await named.where('id', '=', memberId).execute();
    const account = { memberId, bankCode, number, usableFrom: 0 };
    const vault = await openVault(test.database, testStoreKey);
    return test.database.transaction((sql) => addPayoutAccount({ sql, vault }, account, 0));
  }

  /** A number of an e-wallet that no other test uses. */
  const wallet = () => `09${180_000_000 + (nth += 1)}`;

  const played = [deposit(200_00), bet(200_00, 0)];

  it('so that four accounts of one person bring nothing, though each was alone when it registered', async () => {
    const accounts = [];
    for (const nr of [1, 2, 3, 4]) accounts.push(await join(`203.0.113.${nr}`));
    const caller: { ip: string; cookie?: string } = { ip: '203.0.113.9' };
    const onCookie = (text: string) => void (caller.cookie ??= text.split(';')[0] ?? '');
    for (const { username } of accounts) {
      await test.signIn(username, 'Bangka2026', { ...caller, onCookie });
    }
    for (const { id } of accounts) await live(id, ...played);
    const before = await balance();
    expect((await claim()).claimed).toBe(0);
    expect(await balance()).toBe(before);
    expect((await ofInviter()).map(({ heldFor }) => heldFor)).toEqual(accounts.map(() => 'device'));
  });

  it('by the network that they play from', async () => {
    const { id, username } = await join('203.0.113.1');
    await test.signIn(username, 'Bangka2026', { ip: '192.0.2.1' });
    await live(id, ...played);
    expect(await ofInviter()).toMatchObject([{ heldFor: 'address' }]);
    expect((await details()).claimable).toBe(0);
  });

  it('by the payout account of the inviter, also when it was removed or is one of another bank', async () => {
    const { id } = await join('203.0.113.1');
    const number = wallet();
    const added = await payTo(id, 'PAROLPAY', number);
    const vault = await openVault(test.database, testStoreKey);
    await test.database.transaction((sql) => removePayoutAccount({ sql, vault }, id, added, 1));
    await payTo(await inviterId(), 'SARIPAY', ` ${number.slice(0, 4)}-${number.slice(4)}`);
    await live(id, ...played);
    expect(await ofInviter()).toMatchObject([{ heldFor: 'account' }]);
    expect(await details()).toMatchObject({ claimable: 0, paid: 0 });
    await releaseAll();
    expect((await claim()).claimed).toBe(120_00);
    await live(id, deposit(5_000_00), bet(5_000_00, 0));
    expect(await ofInviter()).toEqual([]);
    expect((await claim()).claimed).toBe(300_00);
  });

  it('by the payout account of another player of the inviter, when the reward is claimed', async () => {
    const first = await join('203.0.113.1');
    const second = await join('203.0.113.2');
    const number = wallet();
    for (const { id } of [first, second]) await payTo(id, 'PAROLPAY', number);
    const { rewards: waiting } = await test.request(getClaims, {}, { token });
    expect(waiting).toHaveLength(2);
    const claimOne = () => test.request(claimReward, { id: waiting[0]?.id ?? '' }, { token });
    await expect(claimOne()).rejects.toMatchObject({ code: 'reward_checked' });
    expect((await test.request(getClaims, {}, { token })).rewards).toHaveLength(1);
    expect((await claim()).claimed).toBe(0);
    expect(await ofInviter()).toMatchObject([{ heldFor: 'account' }, { heldFor: 'account' }]);
    await releaseAll();
    expect(await claimOne()).toMatchObject({ state: 'claimed' });
    expect((await claim()).claimed).toBe(20_00);
  });

  it('and what a refused invitation has brought and nobody has claimed is taken back', async () => {
    const { id, username } = await join('203.0.113.1');
    await test.signIn(username, 'Bangka2026', { ip: '192.0.2.1' });
    expect((await claim()).claimed).toBe(0);
    const [invitation] = await ofInviter();
    await decide(invitation?.id ?? '', 'refuse');
    await live(id, ...played);
    expect(await details()).toMatchObject({ claimable: 0, paid: 0 });
    expect((await invited()).invitations).toMatchObject([{ state: 'refused', earned: 0 }]);
  });
});

it('the eleventh invitation that reaches a stage on a day waits for the operator, and is paid when it is released', async () => {
  // The runs at the edge of a day begin shortly before midnight: all eleven come on the day after it.
  await test.operator.advance(3_600);
  for (let nr = 1; nr <= 11; nr += 1) await join(`203.0.113.${nr}`);
  expect(await details()).toMatchObject({ invited: 11, claimable: 200_00 });
  expect(await ofInviter()).toMatchObject([{ heldFor: 'many' }]);
  await releaseAll();
  expect((await claim()).claimed).toBe(220_00);
});

it('a player whose number is not verified brings nothing until it is', async () => {
  const { sql } = test.database;
  const { id, username, receiver } = await join('203.0.113.1');
  const invitation = sql.selectFrom('invitation').select('id').where('invitee_id', '=', id);
  const { id: invitationId } = await invitation.executeTakeFirstOrThrow();
  await sql.deleteFrom('invitation_stage').where('invitation_id', '=', invitationId).execute();
  await sql.deleteFrom('reward').where('cause_id', '=', invitationId).execute();
  const unverified = sql.updateTable('member').set({ mobile_verified_at: null });
  await unverified.where('id', '=', id).execute();
  await live(id, deposit(200_00), bet(200_00, 0));
  expect((await details()).claimable).toBe(0);
  const player = { token: await test.signIn(username, 'Bangka2026', { ip: '203.0.113.1' }) };
  await test.request(sendMemberCode, { purpose: 'newContact', channel: 'sms', receiver }, player);
  const code = (await test.operator.outbox(receiver))[0]?.code ?? '';
  await test.request(setMobile, { mobile: receiver, code }, player);
  await test.operator.jobs();
  expect((await details()).claimable).toBe(120_00);
});

it('pays the earnings once when they are claimed 64 times at once', async () => {
  await join('198.51.100.7');
  await join('198.51.100.8');
  const before = await balance();
  const claims = await Promise.all(Array.from({ length: 64 }, claim));
  expect(sumOf(claims.map(({ claimed }) => claimed))).toBe(40_00);
  expect(await balance()).toBe(knownAmount(before) + 40_00);
  expect(await details()).toMatchObject({ paid: 40_00, claimable: 0 });
  expect(await auditLedger(test.database.sql)).toEqual(balancedLedger);
});

it('pays a stage of an invited player whose sums were added days ago', async () => {
  const { id } = await join('198.51.100.7');
  expect((await details()).claimable).toBe(20_00);
  const events = [deposit(200_00), bet(200_00, 0)];
  const owner = { memberId: id, payoutAccountId: '', events };
  await test.database.transaction((sql) => loadPasts(sql, [owner], Date.now()));
  await test.operator.jobs('dailySums');
  await test.operator.advance(3 * 86_400);
  await test.operator.jobs('invitations');
  token = await test.signIn(inviter, 'Bangka2026');
  expect((await details()).claimable).toBe(120_00);
});
