import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAffiliateLink,
  deleteAffiliateLink,
  getAffiliateLinks,
  recordAffiliateVisit,
} from '#protocol/calls/agents/affiliate-links.ts';
import { getAgentChanges, updateDownlineRebate } from '#protocol/calls/agents/downlines.ts';
import { getMember } from '#protocol/calls/member.ts';
import { checkAffiliate, register } from '#protocol/calls/registration.ts';
import { openTeam, type TeamGateway, teamPassword } from '#tests/support/open-team.ts';

let test: TeamGateway;
let nth = 0;
beforeAll(async () => {
  test = await openTeam();
  await test.operator.settings({ modules: { REGMOBVERF3: false } });
});
afterAll(() => test.close());

const create = (token: string, more: { name?: string; type?: 0 | 2; rebate?: number } = {}) =>
  test.request(
    createAffiliateLink,
    { name: 'Summer', type: 0 as const, rebate: 30, ...more },
    { token },
  );
const linksOf = (token: string) => test.request(getAffiliateLinks, {}, { token });

/** Registers a stranger by a code. */
async function registerBy(affiliateCode: string) {
  const username = `Stranger${(nth += 1)}`;
  const mobileNum = `918${String(5_560_000 + nth)}`;
  const fields = { username, password: teamPassword, payeeName: 'Kiko Cruz', mobileNum };
  const form = { fields: { ...fields, affiliateCode }, dialCode: '63' };
  const { token } = await test.request(register, form, { ip: `192.0.2.${nth}` });
  return { username, token: token ?? '' };
}

describe('a link of an agent', () => {
  it('puts who registers by it below the agent, with its type and rebate', async () => {
    const agent = await test.join();
    const link = await create(agent.token, { type: 2, rebate: 45 });
    await test.request(checkAffiliate, { code: link.code.toLowerCase() });
    const stranger = await registerBy(link.code.toLowerCase());
    expect(await test.request(getMember, {}, stranger)).toMatchObject({ type: 2, toUpline: true });
    expect(await test.below(agent.token)).toMatchObject([
      { account: stranger.username, type: 2, rebate: 45, state: 'ACTIVE' },
    ]);
    expect((await linksOf(agent.token)).links).toMatchObject([{ registrations: 1, visits: 0 }]);
    const { changes } = await test.request(getAgentChanges, { size: 5 }, agent);
    expect(changes).toMatchObject([
      { action: 'registered', account: stranger.username, words: 'Summer', to: 45 },
      { action: 'linkCreated', account: null, words: 'Summer', to: 45 },
    ]);
  });

  it('gives at most the rebate that the agent has by then', async () => {
    const top = await test.join();
    const agent = await test.add(top.token, { type: 2, rebate: 60 });
    const token = await test.enter(agent.account, teamPassword);
    const { code } = await create(token, { rebate: 60 });
    await test.request(updateDownlineRebate, { id: agent.id, rebate: 20 }, top);
    await registerBy(code);
    expect(await test.below(token)).toMatchObject([{ rebate: 20 }]);
  });

  it('has at most the rebate of the agent', async () => {
    const { token } = await test.join();
    await expect(create(token, { rebate: 101 })).rejects.toMatchObject({
      code: 'rebate_out_of_bounds',
      value: { most: 100 },
    });
  });

  it('counts a visit once a day for each network, and none of other codes', async () => {
    const { token } = await test.join();
    const { code } = await create(token);
    const visit = (ip: string, by = code) =>
      test.request(recordAffiliateVisit, { code: by }, { ip });
    await Promise.all(Array.from({ length: 8 }, () => visit('198.51.100.1')));
    await visit('198.51.100.2');
    await visit('198.51.100.2', 'NOBODY');
    await visit('198.51.100.2', 'ANA2026');
    expect((await linksOf(token)).links).toMatchObject([{ visits: 2 }]);
  });

  it('is no invitation any more when it was deleted', async () => {
    const { token } = await test.join();
    const { id, code } = await create(token);
    const remove = () => test.request(deleteAffiliateLink, { id }, { token });
    await Promise.all([remove(), remove()]);
    expect((await linksOf(token)).links).toEqual([]);
    const refused = { code: 'invitation_code_error' };
    await expect(registerBy(code)).rejects.toMatchObject(refused);
    await expect(test.request(checkAffiliate, { code })).rejects.toMatchObject(refused);
    const { changes } = await test.request(getAgentChanges, { size: 5 }, { token });
    expect(changes.filter(({ action }) => action === 'linkDeleted')).toHaveLength(1);
  });

  it('is one of 100 at most', async () => {
    const { token } = await test.join();
    for (let count = 0; count < 99; count += 1) await create(token);
    const last = await Promise.allSettled([1, 2, 3].map(() => create(token)));
    expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('stands beside the own code of the agent, which gives no rebate', async () => {
    const agent = await test.join();
    const { ownCode, rebateMost } = await linksOf(agent.token);
    expect(rebateMost).toBe(100);
    await registerBy(ownCode);
    expect(await test.below(agent.token)).toMatchObject([{ type: 0, rebate: 0 }]);
  });

  it('is not open while its module is off', async () => {
    const { token } = await test.join();
    await test.operator.settings({ modules: { AFFMAN3: false, REGMOBVERF3: false } });
    await expect(create(token)).rejects.toMatchObject({ code: 'function.not.available' });
    await test.operator.settings({ modules: { AFFMAN3: true, REGMOBVERF3: false } });
  });
});
