import { parse } from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { packOf } from '../../../protection/protection.ts';
import { type Database, openDatabase } from '../../../store/database.ts';
import { view } from '../../view.ts';

let test: TestGateway;
let database: Database;

async function open(openBets: 'settle' | 'cancel' = 'settle') {
  const store = await openTestStore('demo');
  database = await openDatabase(store);
  const market = { ...packOf('PH'), openBets };
  test = await openTestGateway({ store, restore: store.restore, market });
}

beforeEach(() => open());
afterEach(() => test.close());

const close = (username = 'juan') => test.operator.closeAccount(username, 'Asked for by phone');

async function factsOf(username: string) {
  const { blocks } = parse(
    view,
    await test.operator.send('GET', `pages/members?username=${username}`),
  );
  const facts = blocks.find((block) => block.kind === 'facts' && block.title === username);
  const breaks = blocks.find((block) => block.kind === 'table' && block.title === 'Breaks');
  if (facts?.kind !== 'facts' || breaks?.kind !== 'table') throw new Error('No page of a member');
  const question = facts.actions.find(({ label }) => label === 'Close the account')?.question;
  const state = facts.facts.find(({ label }) => label === 'Break')?.cell;
  return { question, state, rows: breaks.rows };
}

const countOpen = async () => {
  const rounds = database.sql.selectFrom('round').innerJoin('member', 'member.id', 'member_id');
  const open = rounds.where('username', '=', 'juan').where('status', '=', 0);
  return (await open.select('round.id').execute()).length;
};

describe('an account that the operator closes', () => {
  it('is closed as by the member: sessions end, the sign-in says so, and nobody opens it', async () => {
    const token = await test.signIn('juan');
    await close();
    const call = test.request(calls.getMember, {}, { token });
    await expect(call).rejects.toMatchObject({ status: 401, code: 'login.not.session' });
    const code = 'login_blocked_by_closing';
    await expect(test.signIn('juan')).rejects.toMatchObject({ code });
    await test.operator.suspend('juan', 'A check');
    await test.operator.liftSuspension('juan', 'Done');
    await expect(test.signIn('juan')).rejects.toMatchObject({ code });
    const { state, rows, question } = await factsOf('juan');
    expect(state).toMatchObject({ word: 'closed', tone: 'bad' });
    expect(question).toBeUndefined();
    expect(rows[0]?.cells.slice(4)).toEqual(['', 'owner', 'Asked for by phone']);
    await expect(close()).rejects.toThrow('This account is closed already');
    const audit = database.sql.selectFrom('audit_event').select(['actor', 'facts']);
    const event = await audit.where('kind', '=', 'breakBegun').orderBy('id', 'desc').execute();
    expect(event.map(({ actor, facts }) => ({ actor, ...JSON.parse(facts) }))).toEqual([
      {
        actor: 'operator',
        operator: 'owner',
        kind: 'closed',
        endsAt: null,
        reason: 'Asked for by phone',
      },
    ]);
  });

  it('keeps its money, which the question names, and open bets get their results', async () => {
    const bets = await countOpen();
    expect(bets).toBeGreaterThan(0);
    const { question } = await factsOf('juan');
    expect(question).toMatch(/It has ₱[1-9][\d,]*\.\d\d of cash/);
    expect(question).toMatch(/and [1-9]\d* open bets\. Open bets get their results/);
    await close();
    expect(await countOpen()).toBe(bets);
    const paid = { key: 'the-rest', amount: -1, reason: 'Paid out' };
    await test.operator.adjustBalance('juan', paid);
    expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  });

  it('has its bets cancelled where the market says so', async () => {
    await test.close();
    await open('cancel');
    expect((await factsOf('juan')).question).toContain('Open bets are cancelled');
    await close();
    expect(await countOpen()).toBe(0);
    expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  });

  it('closes one that takes a break, and keeps the reason of the member', async () => {
    const wanted = { kind: 'selfExclusion', length: 6, reason: 'Too much' } as const;
    const token = await test.signIn('ana');
    await test.request(calls.beginExclusion, { ...wanted, loginPassword: demoPassword }, { token });
    await close('ana');
    const [row, ...others] = (await factsOf('ana')).rows;
    expect(others).toEqual([]);
    expect(row?.cells[0]).toBe('closed');
    expect(row?.cells.slice(4)).toEqual(['Too much', 'owner', 'Asked for by phone']);
  });

  it('is no trial account, and has a reason', async () => {
    const trial = { username: 'trying', password: demoPassword, type: 4 } as const;
    await test.operator.account(trial);
    await expect(close('trying')).rejects.toThrow('it ends by itself');
    await expect(test.operator.closeAccount('juan', '')).rejects.toThrow('reason');
  });
});
