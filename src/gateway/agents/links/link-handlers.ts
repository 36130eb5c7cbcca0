import * as calls from '#protocol/calls/agents/affiliate-links.ts';
import { ensureReferralCode } from '../../accounts/accounts.ts';
import { networkKey } from '../../http/network-key.ts';
import { handle } from '../../http/request-context.ts';
import { checkBounds, lockMembers, ownRebate } from '../downlines/rebates.ts';
import { requireAgent } from '../require-agent.ts';
import { addLink, countVisit, findLink, linksOf, removeLink } from './affiliate-links.ts';

type Row = Awaited<ReturnType<ReturnType<typeof linksOf>['execute']>>[number];

function wireLink(row: Row) {
  return {
    affUrlId: row.id,
    affUrlName: row.name,
    code: row.code,
    customerType: row.type,
    rebateRate: row.rebate_rate,
    visitCount: row.visits,
    registerCount: row.registrations,
    createDate: row.created_at,
  };
}

export const getAffiliateLinks = handle(calls.getAffiliateLinks, async (_, context) => {
  const agent = requireAgent(context);
  const { sql, settings } = context;
  const links = await linksOf(sql, agent.id).execute();
  return {
    list: links.map(wireLink),
    ownCode: await ensureReferralCode(sql, agent),
    rebateMost: await ownRebate(sql, agent.id, settings),
  };
});

export const createAffiliateLink = handle(calls.createAffiliateLink, async (wanted, context) => {
  const { id: agentId } = requireAgent(context);
  const { settings, now } = context;
  const id = await context.transaction(async (sql) => {
    await lockMembers(sql, [agentId]);
    checkBounds(wanted.rebate, 0, await ownRebate(sql, agentId, settings));
    return addLink(sql, { agentId, ...wanted }, now);
  });
  const row = await linksOf(context.sql, agentId).where('id', '=', id).executeTakeFirstOrThrow();
  return wireLink(row);
});

export const deleteAffiliateLink = handle(calls.deleteAffiliateLink, async ({ id }, context) => {
  const { id: agentId } = requireAgent(context);
  await context.transaction((sql) => removeLink(sql, { agentId, id }, context.now));
  return undefined;
});

const lookupLimit = { max: 60, windowMs: 10 * 60_000 };
const visitWindowMs = 24 * 3_600_000;

export const recordAffiliateVisit = handle(
  calls.recordAffiliateVisit,
  async ({ code }, context) => {
    const { sql, attempts, ip } = context;
    await attempts.consumeFrom('affiliate', ip, lookupLimit);
    const link = await findLink(sql, code);
    if (link === null) return undefined;
    const [visits] = await attempts.count([`visit ${link.id} ${networkKey(ip)}`], visitWindowMs);
    if (visits === 1) await countVisit(sql, link.id);
    return undefined;
  },
);
