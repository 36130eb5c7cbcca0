import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#protocol/call.ts';
import { calls } from '#protocol/calls.ts';
import { agentSamples } from '#tests/support/agent-samples.ts';
import { chosenPassword } from '#tests/support/open-gateway.ts';
import { openTeam, type TeamGateway, teamPassword, teamPin } from '#tests/support/open-team.ts';

type Name = keyof typeof agentSamples;

let test: TeamGateway;
let agent: string;
/** Ids of members who are not below the agent, by who they are. */
const foreign: Record<string, string> = {};

beforeAll(async () => {
  test = await openTeam();
  const top = await test.join();
  const own = await test.add(top.token, { type: 2, rebate: 50 });
  const sister = await test.add(top.token, { type: 2, rebate: 50 });
  agent = await test.enter(own.account, teamPassword);
  await test.operator.send('POST', `members/${own.account}/balance`, {
    key: 'foreign',
    amount: 1_000,
    reason: 'Test',
  });
  const sisterToken = await test.enter(sister.account, teamPassword);
  await test.setPin(agent, chosenPassword);
  await test.add(agent);
  foreign['itself'] = own.id;
  foreign['sister'] = sister.id;
  foreign['below the sister'] = (await test.add(sisterToken)).id;
  foreign['upline'] = top.id;
  foreign['nobody'] = '0192f3c1-0000-7000-8000-00000000000e';
});
afterAll(() => test.close());

/** The requests of all calls that name a member. */
const naming: readonly [Name, (id: string) => object][] = [
  ['updateDownlineRebate', (id) => ({ id })],
  ['promoteDownline', (id) => ({ id })],
  ['suspendDownline', (id) => ({ id })],
  ['resetDownlinePassword', (id) => ({ id })],
  ['transferToDownline', (id) => ({ id, withdrawalPassword: teamPin })],
  ['getDownlines', (parent) => ({ parent })],
];

describe('a member outside of the team', () => {
  it.each(naming)('is refused by %s', async (name, fieldsOf) => {
    for (const [who, id] of Object.entries(foreign)) {
      const request = { ...agentSamples[name], ...fieldsOf(id) };
      const call: Call = calls[name];
      // An agent may list what is below itself.
      if (name === 'getDownlines' && who === 'itself') continue;
      await expect(test.request(call, request, { token: agent }), who).rejects.toMatchObject({
        code: 'not_found',
      });
    }
  });

  it('is refused among the recipients of several transfers', async () => {
    const transfers = Object.values(foreign).map((id) => ({ id, amount: 100 }));
    const more = { transfers, withdrawalPassword: teamPin };
    const request = { ...agentSamples.transferToDownlines, ...more };
    const { results } = await test.request(calls.transferToDownlines, request, { token: agent });
    expect(results).toHaveLength(transfers.length);
    for (const one of results) {
      expect(one).toMatchObject({ state: 'REFUSED', refusal: 'not_found', account: '' });
    }
  });

  it('keeps links from others', async () => {
    const other = await test.join();
    const wanted = agentSamples.createAffiliateLink;
    const link = await test.request(calls.createAffiliateLink, wanted, other);
    await expect(
      test.request(calls.deleteAffiliateLink, { id: link.id }, { token: agent }),
    ).rejects.toMatchObject({ code: 'not_found' });
    const { links } = await test.request(calls.getAffiliateLinks, {}, { token: agent });
    expect(links).toEqual([]);
  });

  it('is in no list', async () => {
    const rows = await test.below(agent);
    const ids = new Set(Object.values(foreign));
    expect(rows.filter(({ id }) => ids.has(id))).toEqual([]);
  });
});

describe('a player', () => {
  const names = Object.keys(agentSamples).filter(
    (name): name is Name => name !== 'recordAffiliateVisit',
  );

  it.each(names)('is refused by %s', async (name) => {
    const token = await test.signIn('juan');
    const call: Call = calls[name];
    await expect(test.request(call, agentSamples[name], { token })).rejects.toMatchObject({
      code: 'agent_only',
    });
  });
});
