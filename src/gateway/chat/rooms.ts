import type { AccountType } from '#contract/model/member.ts';
import type { Sql } from '../store/database.ts';
import type { ChatRoomKind } from './chat-tables.ts';

/** A room that a member may enter. */
export interface Room {
  readonly id: string;
  readonly kind: ChatRoomKind;
  /** The agent of a team, or the member of a support room. */
  readonly owner: string | null;
}

/** What decides which rooms a member may enter. */
export interface Visitor {
  readonly id: string;
  readonly type: AccountType;
  readonly uplineId: string | null;
}

const supportRoomOf = (memberId: string): string => `support:${memberId}`;

/** Agents have a team of their own. Players and trial accounts have none. */
const isAgent = (type: AccountType): boolean => type !== 0 && type !== 4;

function teamRoom(agentId: string): Room {
  return { id: `team:${agentId}`, kind: 'team', owner: agentId };
}

/** The rooms of one member only, or of a team: the support, the own team of an agent, and the team of the upline. */
export function privateRoomsOf({ id, type, uplineId }: Visitor): Room[] {
  return [
    ...(isAgent(type) ? [teamRoom(id)] : []),
    ...(uplineId === null ? [] : [teamRoom(uplineId)]),
    { id: supportRoomOf(id), kind: 'support', owner: id },
  ];
}

/** Reads what decides which rooms a member may enter. Null when there is no such member. */
export async function findVisitor(sql: Sql, memberId: string): Promise<Visitor | null> {
  const found = await sql
    .selectFrom('member')
    .select(['id', 'type', 'upline_id as uplineId'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  return found ?? null;
}
