import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { demoPassword, demoWithdrawalPassword } from '#demo/content/accounts.ts';
import { contractSamples, memberIdOf } from '#tests/support/contract-samples.ts';
import { openTeam, type TeamGateway } from '#tests/support/open-team.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../../store/database.ts';

let test: TeamGateway;
let database: Database;
beforeAll(async () => {
  const store = await openTestStore('demo');
  database = await openDatabase(store);
  test = await openTeam({ store, restore: store.restore });
});
afterAll(() => test.close());

/** The last rows of the audit by agents and about contracts, oldest first. */
async function lastRows(count: number) {
  const rows = await database.sql
    .selectFrom('audit_event')
    .select(['kind', 'actor', 'member_id', 'facts'])
    .where('kind', 'in', ['agentChange', 'contractAnswered'])
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return rows.toReversed().map(({ facts, ...one }) => ({ ...one, ...JSON.parse(facts) }));
}

it('the list of changes has each change of a downline with the agent and the downline by their ids', async () => {
  const agent = { token: await test.signIn('ana') };
  const agentId = await memberIdOf(test, 'ana');
  const { id, account } = await test.add(agent.token, { rebate: 5 });
  const { id: link } = await test.request(
    calls.createAffiliateLink,
    { name: 'A link of Nena', type: 0, rebate: 3 },
    agent,
  );
  await test.request(calls.updateDownlineRebate, { id, rebate: 8 }, agent);
  await test.request(calls.resetDownlinePassword, { id, password: 'Bagong2027' }, agent);
  const money = {
    id,
    amount: 250.75,
    remark: 'For Nena',
    key: '0192f3c1-0000-7000-8000-0000000000aa',
  };
  const transfer = { ...money, withdrawalPassword: demoWithdrawalPassword };
  for (let times = 0; times < 2; times += 1)
    await test.request(calls.transferToDownline, transfer, agent);
  for (const suspended of ['Y', 'Y', 'N'] as const)
    await test.request(calls.suspendDownline, { id, suspended }, agent);
  await test.request(calls.promoteDownline, { id }, agent);
  await test.request(calls.deleteAffiliateLink, { id: link }, agent);
  const rows = await lastRows(9);
  const about = { kind: 'agentChange', actor: 'agent', agent: agentId, member_id: id };
  const ofLink = { ...about, member_id: agentId };
  expect(rows).toEqual([
    { ...about, action: 'created', to: 0.05 },
    { ...ofLink, action: 'linkCreated', to: 0.03 },
    { ...about, action: 'rebate', from: 0.05, to: 0.08 },
    { ...about, action: 'passwordReset' },
    { ...about, action: 'transfer', amount: 250.75 },
    { ...about, action: 'suspended' },
    { ...about, action: 'restored' },
    { ...about, action: 'promoted' },
    { ...ofLink, action: 'linkDeleted' },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(
    new RegExp(`ana"|Nena|Bagong|${account}|${demoPassword}`),
  );
});

it('the list of changes has the offers of contracts by the upline, and the answers, each once', async () => {
  const [agent, downline] = [await test.signIn('ana'), await test.signIn('juan')];
  const [agentId, memberId] = [await memberIdOf(test, 'ana'), await memberIdOf(test, 'juan')];
  const wanted = { ...contractSamples.offerAgentContract, downline: memberId };
  const offer = () => test.request(calls.offerAgentContract, wanted, { token: agent });
  const [first, second] = [await offer(), await offer()];
  const answer = { id: second.id, answer: 'reject', confirmed: 'N' } as const;
  for (let times = 0; times < 2; times += 1)
    await test.request(calls.processDividend, answer, { token: downline });
  const about = { kind: 'dividend', actor: 'agent', agent: agentId, member_id: memberId };
  const offered = { ...about, action: 'contractOffered', period: 'M', rate: 10.5 };
  expect(await lastRows(4)).toEqual([
    { ...offered, request: first.id },
    { ...about, action: 'contractRequestWithdrawn', request: first.id },
    { ...offered, request: second.id },
    {
      kind: 'dividend',
      actor: 'member',
      member_id: memberId,
      request: second.id,
      answer: 'reject',
    },
  ]);
});

it('the audit of the console has no name of a member either', async () => {
  const { sql } = database;
  const last = async () => {
    const rows = sql.selectFrom('audit_event').select(['kind', 'member_id', 'facts']);
    const one = await rows.orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
    return { ...one, facts: JSON.parse(one.facts) };
  };
  const member_id = await memberIdOf(test, 'juan');
  const facts = (action: string, more: object = {}) => ({ operator: 'owner', action, ...more });
  const of = (wanted: object) => ({ kind: 'consoleAction', member_id, facts: wanted });
  await test.operator.message({ to: ' Juan ', title: 'A title', content: 'A text' });
  expect(await last()).toEqual(of(facts('POST messages')));
  const mute = { username: ' JUAN', hours: 1, reason: 'Rude' };
  await test.operator.send('POST', 'chat/mutes', mute);
  expect(await last()).toEqual(of(facts('POST chat/mutes', { hours: 1, reason: 'Rude' })));
  await test.operator.account({ username: 'Nena88', password: demoPassword, type: 0 });
  const added = await last();
  expect(added.facts).toEqual(facts('POST accounts', { type: 0 }));
  await test.operator.send('POST', 'winners', { customerName: 'juan', winAmount: 5 });
  expect((await last()).facts).toEqual(facts('POST winners'));
  await test.operator.send('POST', 'winners', { customerName: 'A winner', winAmount: 5 });
  expect((await last()).facts).toEqual(facts('POST winners', { customerName: 'A winner' }));
  await test.operator.offerContract('juan', {
    kind: 'dividend',
    from: 'ana',
    period: 'M',
    rate: 100,
  });
  expect((await last()).facts).toMatchObject({ upline: await memberIdOf(test, 'ana') });
});
