import { randomInt } from 'node:crypto';
import { sql as raw } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { DownlineType } from '#protocol/model/agents/agent-member.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Sql } from '../../store/database.ts';
import { recordAgentStep } from '../audit/agent-steps.ts';

/** Most links of an agent. */
const mostLinks = 100;

const digits = '23456789';
const signs = `${digits}BCDFGHJKMNPQRSTVWXYZ`;

/** A random code. It begins with a digit, so that it is never the code of a member. */
function newCode(): string {
  const pick = (from: string) => from.charAt(randomInt(from.length));
  return pick(digits) + Array.from({ length: 8 }, () => pick(signs)).join('');
}

/** A link to add. The rebate is in hundredths of a percent, and within the agent's own. */
export interface NewLink {
  readonly agentId: string;
  readonly name: string;
  readonly type: DownlineType;
  readonly rebate: number;
}

/** Selects the links of an agent that were not deleted, newest first. */
export function linksOf(sql: Sql, agentId: string) {
  return sql
    .selectFrom('affiliate_link')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(mostLinks);
}

/** Adds a link and returns its id. Call inside a transaction, with the agent locked. Refusal `function.not.available` when there are too many. */
export async function addLink(sql: Sql, link: NewLink, now: number): Promise<string> {
  const { agentId, name, type, rebate } = link;
  if ((await linksOf(sql, agentId).execute()).length >= mostLinks) {
    throw new Refusal(200, 'function.not.available');
  }
  const id = uuid();
  await sql
    .insertInto('affiliate_link')
    .values({
      id,
      agent_id: agentId,
      code: newCode(),
      name,
      type,
      rebate_rate: rebate,
      created_at: now,
    })
    .execute();
  const step = { action: 'linkCreated', words: name, to: rebate, at: now } as const;
  await recordAgentStep(sql, { agentId, memberId: null, ...step });
  return id;
}

/** Deletes a link of an agent, once. Call inside a transaction. Refusal `not_found` for the link of somebody else. */
export async function removeLink(
  sql: Sql,
  { agentId, id }: { readonly agentId: string; readonly id: string },
  now: number,
): Promise<void> {
  const link = await sql
    .selectFrom('affiliate_link')
    .select(['name', 'deleted_at'])
    .where('id', '=', id)
    .where('agent_id', '=', agentId)
    .forUpdate()
    .executeTakeFirst();
  if (!link) throw new Refusal(404, 'not_found');
  if (link.deleted_at !== null) return;
  await sql.updateTable('affiliate_link').set({ deleted_at: now }).where('id', '=', id).execute();
  const step = { action: 'linkDeleted', words: link.name, at: now } as const;
  await recordAgentStep(sql, { agentId, memberId: null, ...step });
}

/** The link with a code. Null for codes of members, deleted links, and links of suspended agents. */
export async function findLink(sql: Sql, code: string) {
  const link = await sql
    .selectFrom('affiliate_link')
    .innerJoin('member as agent', 'agent.id', 'agent_id')
    .select(['affiliate_link.id', 'agent_id', 'affiliate_link.type', 'affiliate_link.rebate_rate'])
    .where('code', '=', code.trim().toUpperCase())
    .where('deleted_at', 'is', null)
    .where('agent.suspended_at', 'is', null)
    .executeTakeFirst();
  return link ?? null;
}

/** Counts a visit of a link. */
export async function countVisit(sql: Sql, linkId: string): Promise<void> {
  await sql
    .updateTable('affiliate_link')
    .set({ visits: raw`visits + 1` })
    .where('id', '=', linkId)
    .execute();
}
