import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '#protocol/call.ts';
import { calls } from '#protocol/calls.ts';
import { suspendDownline } from '#protocol/calls/agents/downlines.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { openStream } from '#tests/support/live-stream.ts';
import { type Cashier, openCashier } from '#tests/support/open-cashier.ts';
import { sampleRequests } from '#tests/support/sample-requests.ts';
import { pursesOf as readPurses } from '../../../ledger/ledger.ts';
import { view } from '../../view.ts';

let test: Cashier;
beforeAll(async () => void (test = await openCashier()));
afterAll(() => test.close());
beforeEach(() => test.operator.reset());

const suspend = (username = 'juan') => test.operator.suspend(username, 'A stolen card');
const lift = (username = 'juan') => test.operator.liftSuspension(username, 'It was not stolen');

const idOf = async (username: string) => {
  const rows = test.database.sql.selectFrom('member').select('id');
  return (await rows.where('username', '=', username).executeTakeFirstOrThrow()).id;
};

async function blocksOf(username: string) {
  return parse(view, await test.operator.send('GET', `pages/members?username=${username}`)).blocks;
}

async function pageOf(username: string) {
  const blocks = await blocksOf(username);
  const facts = blocks.find((block) => block.kind === 'facts' && block.title === username);
  const table = blocks.find((block) => block.kind === 'table' && block.title === 'Suspensions');
  if (facts?.kind !== 'facts' || table?.kind !== 'table') throw new Error('No page of a member');
  const cellOf = (wanted: string) => facts.facts.find(({ label }) => label === wanted)?.cell;
  const buttons = facts.actions.map(({ label }) => label).filter((one) => /uspen/.test(one));
  return { state: cellOf('State'), by: cellOf('Suspended by'), buttons, rows: table.rows };
}

describe('a member whom the operator suspends', () => {
  it('reads why at the sign-in, and is let in again', async () => {
    const tokens = [await test.signIn('juan'), await test.signIn('juan')];
    const { token: link } = await test.operator.signInLink('juan');
    await suspend();
    for (const token of tokens)
      await expect(test.request(calls.getMember, {}, { token })).rejects.toMatchObject({
        status: 401,
      });
    const code = 'account_suspended';
    await expect(test.signIn('juan')).rejects.toMatchObject({ code });
    const byLink = test.request(calls.signInByLink, { token: link });
    await expect(byLink).rejects.toMatchObject({ code: 'sign_in_link_over' });
    await lift();
    expect(await test.signIn('juan')).toBeTruthy();
  });

  it('loses open streams at once, in every tab', async () => {
    const streams = await Promise.all(
      [1, 2].map(async () => openStream(test.gateway, await test.signIn('juan'))),
    );
    await suspend();
    await vi.waitFor(() => expect(streams.filter((one) => one.isOpen())).toEqual([]), 25_000);
    const last = streams.map((one) => one.kinds().at(-1));
    expect(last).toEqual(['signedOutElsewhere', 'signedOutElsewhere']);
    await Promise.all(streams.map((one) => one.close()));
  });

  it('is suspended once, with words for the second operator', async () => {
    await suspend();
    await expect(suspend()).rejects.toThrow('We have suspended this member already');
    await lift();
    await expect(lift()).rejects.toThrow('This member is not suspended');
    await expect(test.operator.suspend('juan', ' ')).rejects.toThrow('reason');
    await expect(test.operator.suspend('nobody', 'A check')).rejects.toThrow('nobody');
  });

  it('has the reasons and the names on the page, and in the audit', async () => {
    expect(await pageOf('juan')).toMatchObject({ by: 'nobody', buttons: ['Suspend'], rows: [] });
    await suspend();
    const suspended = await pageOf('juan');
    expect(suspended).toMatchObject({ state: { word: 'suspended', tone: 'bad' }, by: 'owner' });
    expect(suspended.buttons).toEqual(['Take the suspension back']);
    await lift();
    const [row] = (await pageOf('juan')).rows;
    const time = { kind: 'time', at: expect.any(Number) };
    expect(row?.cells).toEqual([
      'owner',
      time,
      'A stolen card',
      'owner',
      time,
      'It was not stolen',
    ]);
    const rows = await test.database.sql
      .selectFrom('audit_event')
      .select(['kind', 'facts', 'member_id'])
      .where('kind', 'in', ['memberSuspended', 'suspensionLifted'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    const about = { operator: 'owner', member_id: await idOf('juan') };
    expect(rows.map(({ facts, ...one }) => ({ ...one, ...JSON.parse(facts) }))).toEqual([
      { kind: 'suspensionLifted', ...about, reason: 'It was not stolen', suspendedBy: 'operator' },
      { kind: 'memberSuspended', ...about, reason: 'A stolen card' },
    ]);
  });

  it('is not let in by the agent, and what the agent has suspended is named so', async () => {
    const downline = await test.database.sql
      .selectFrom('member')
      .innerJoin('member as upline', 'upline.id', 'member.upline_id')
      .select(['member.id', 'member.username', 'upline.username as agent'])
      .where('upline.type', '=', 2)
      .executeTakeFirstOrThrow();
    const { id, username } = downline;
    const token = await test.signIn(downline.agent);
    const byAgent = (suspended: 'Y' | 'N') =>
      test.request(suspendDownline, { id, suspended }, { token });
    await byAgent('Y');
    expect(await pageOf(username)).toMatchObject({ by: 'upline' });
    expect((await pageOf(username)).buttons).toEqual(['Suspend', 'Take the suspension back']);
    await suspend(username);
    expect(await pageOf(username)).toMatchObject({ by: 'upline, owner' });
    const code = 'account_suspended';
    await expect(byAgent('N')).rejects.toMatchObject({ code });
    await lift(username);
    expect(await pageOf(username)).toMatchObject({ by: 'upline' });
    await expect(test.signIn(username)).rejects.toMatchObject({ code: 'account_suspended' });
    expect(await byAgent('N')).toMatchObject({ state: expect.not.stringMatching('SUSPENDED') });
    expect(await pageOf(username)).toMatchObject({ by: 'nobody', buttons: ['Suspend'] });
    await suspend(username);
    await expect(byAgent('N')).rejects.toMatchObject({ code });
  });
});

/** The amounts of juan in centavos. */
async function pursesOf() {
  return readPurses(test.database.sql, await idOf('juan'));
}

describe('money of a member who is suspended', () => {
  const starts = [
    'depositByLaunchUrl',
    'depositByTransfer',
    'withdraw',
    'transferToUpline',
    'transferBetweenWallets',
    'redeemPointReward',
    'convertPoint',
  ] as const;

  // A gateway knows an ended session for seconds when the signal of its end is lost, as here: the transaction refuses the call.
  it.each(starts)('does not begin to move by %s in a call that was let in', async (name) => {
    const { sql } = test.database;
    const token = await test.signIn('juan');
    const [account] = await test.request(calls.getPayoutAccounts, {}, { token });
    const member = sql.updateTable('member').set({ suspended_at: 1 });
    await member.where('username', '=', 'juan').execute();
    const before = await pursesOf();
    const wanted = {
      ...sampleRequests[name],
      ...(name === 'withdraw' && { account: account?.id }),
    };
    const call: Call = calls[name];
    await expect(test.request(call, wanted, { token })).rejects.toMatchObject({
      status: 401,
      code: 'login.not.session',
    });
    expect(await pursesOf()).toEqual(before);
    // The session is not what has refused it.
    expect(await test.request(calls.getBalance, {}, { token })).toBeTruthy();
  });

  it('arrives and is paid out when it was on its way', async () => {
    const token = await test.signIn('juan');
    const [account] = await test.request(calls.getPayoutAccounts, {}, { token });
    const before = await pursesOf();
    const wanted = { ...sampleRequests.withdraw, account: account?.id ?? '' };
    const withdrawal = await test.request(calls.withdraw, wanted, { token });
    const deposit = await test.deposit(token, 700);
    await suspend();
    test.site.desk.pay(test.paymentOf(deposit), 70_000);
    await test.settle();
    for (const step of ['take', 'approve'] as const)
      await test.operator.withdrawal(withdrawal.id, step);
    await test.operator.withdrawal(withdrawal.id, 'pay', { provider: 'agos' });
    await test.settle();
    const { cash, held } = await pursesOf();
    expect({ cash, held }).toEqual({ cash: before.cash + 70_000 - 50_000, held: 0 });
    expect(await auditLedger(test.database.sql)).toEqual(balancedLedger);
    await lift();
    const again = { token: await test.signIn('juan') };
    expect(await test.request(calls.getDeposit, { id: deposit.id }, again)).toMatchObject({
      state: 'paid',
    });
  });
});
