import type { AccountType } from '#protocol/model/member.ts';
import { categoryCodes } from '#protocol/vocabulary/category.ts';
import type { ChatRoom } from '#protocol/vocabulary/chat-room.ts';
import type { Sql } from '../store/database.ts';
import { ChatRefusal } from './chat-refusal.ts';
import type { ChatRoomKind } from '../store/tables/chat-tables.ts';

/** A room that a member may enter. */
export interface Room {
  readonly id: string;
  readonly kind: ChatRoomKind;
  /** The agent of a team, or the member of a support room. */
  readonly owner: string | null;
}

/** The facts that decide which rooms a member may enter. */
export interface Visitor {
  readonly id: string;
  readonly type: AccountType;
  readonly uplineId: string | null;
}

const openRooms: readonly Room[] = [
  { id: 'lobby', kind: 'lobby', owner: null },
  ...categoryCodes.map((code): Room => ({ id: `game:${code}`, kind: 'game', owner: null })),
];

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

/** All rooms that a member may enter, in the order of their list. */
export function roomsOf(visitor: Visitor): Room[] {
  return [...openRooms, ...privateRoomsOf(visitor)];
}

/** The room of a member by its word in the protocol. The lobby for a member without a team. */
export function roomByName(visitor: Visitor, name: ChatRoom | ''): string {
  const rooms = roomsOf(visitor);
  const found = rooms.find(({ id, kind }) => id === name || kind === name);
  return found?.id ?? 'lobby';
}

/** Adds the row of a room when there is none yet. */
export async function ensureRoom(sql: Sql, { id, kind, owner }: Room): Promise<void> {
  await sql
    .insertInto('chat_room')
    .values({ id, kind, member_id: owner })
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Finds a room that a member may enter. Refusal `not_found`. */
export function requireRoom(visitor: Visitor, id: string): Room {
  const room = roomsOf(visitor).find((one) => one.id === id);
  if (room === undefined) throw new ChatRefusal('not_found');
  return room;
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
