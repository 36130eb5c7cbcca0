import type { Selectable } from 'kysely';
import type { Language } from '#protocol/model/language.ts';
import { toPesos } from '#protocol/model/money.ts';
import type { Sql } from '../../store/database.ts';
import type { Schema } from '../../store/schema.ts';
import type { InboxRow } from './select-inbox.ts';
import { shownName } from '../../mask-mobile.ts';

type Reward = Selectable<Schema['reward']>;

const kinds = { cash: 'CASH', bonus: 'BONUS', points: 'POINTS' } as const;

/** The rewards that are attached to messages, by the id of the message. */
export async function rewardsOf(
  sql: Sql,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, Reward>> {
  if (messageIds.length === 0) return new Map();
  const rows = await sql
    .selectFrom('reward')
    .selectAll()
    .where('cause_table', '=', 'message')
    .where('cause_id', 'in', messageIds)
    .execute();
  return new Map(rows.map((row) => [row.cause_id, row]));
}

/** The state on the wire. One that was taken back, or whose time is over before the job has ended it, has expired. */
function statusOf({ state, expires_at: expiresAt }: Reward, now: number): string {
  if (state === 'claimed') return 'CLAIMED';
  const isOpen = state === 'offered' && (expiresAt === null || expiresAt > now);
  return isOpen ? 'CLAIMABLE' : 'EXPIRED';
}

function metadataOf({ id, source, titles, kind, amount, ...reward }: Reward, language: Language) {
  const isPoints = kind === 'points';
  return JSON.stringify({
    promoType: source,
    claimId: id,
    title: titles[language],
    tickets: [],
    rewardType: kinds[kind],
    bonus: isPoints ? null : toPesos(amount),
    point: isPoints ? amount : null,
    endDate: reward.expires_at,
  });
}

/** A message in wire shape. The account of an upline stays unknown: a reply needs none. */
export function wireMessage(
  row: InboxRow,
  reward: Reward | undefined,
  { language, now }: { readonly language: Language; readonly now: number },
) {
  const isBelow = row.sender === 'member_downline' || row.sender === 'agent_downline';
  return {
    id: row.id,
    sender: row.sender,
    senderName: row.nickname === null ? null : shownName(row.nickname),
    senderId: isBelow ? row.from_id : null,
    senderAccount: isBelow && row.username !== null ? shownName(row.username) : null,
    title: row.title,
    content: row.content,
    read: row.read_at !== null,
    sendTime: row.sent_at,
    metadata: reward ? metadataOf(reward, language) : null,
    status: reward ? statusOf(reward, now) : null,
  };
}
