import type { AccountType } from '#protocol/model/member.ts';
import { isUuid } from '#protocol/uuid.ts';
import type { LetterRecipient, LetterTarget } from '#protocol/vocabulary/message.ts';
import { usernameKey } from '../../username-key.ts';
import { Refusal } from '../../http/refusal.ts';
import { isNoNumber } from '../../mask-mobile.ts';
import type { Sql } from '../../store/database.ts';
import { partPattern } from './page-of.ts';

/** Agents have downlines. */
const agentTypes: ReadonlySet<AccountType> = new Set<AccountType>([1, 2, 41, 42]);

/** A member who writes or is written to. */
interface Party {
  readonly id: string;
  readonly type: AccountType;
}

/** The member above. Undefined without one; trial accounts have none and are none. */
export function findUpline(sql: Sql, memberId: string) {
  return sql
    .selectFrom('member')
    .innerJoin('member as upline', 'upline.id', 'member.upline_id')
    .select(['upline.id', 'upline.nickname', 'upline.type'])
    .where('member.id', '=', memberId)
    .where('member.type', '<>', 4)
    .where('upline.type', '<>', 4)
    .executeTakeFirst();
}

/** Selects the direct downlines of an agent. A player has none. */
export function downlinesOf(sql: Sql, { id, type }: Party) {
  return sql
    .selectFrom('member')
    .where('upline_id', '=', id)
    .where('type', '<>', 4)
    .$if(!agentTypes.has(type), (rows) => rows.where('id', 'is', null));
}

/** The direct downlines whose name contains a text, by name, at most 50, and the number of all. */
export async function listDownlines(sql: Sql, agent: Party, search: string) {
  const rows = await downlinesOf(sql, agent)
    .select(['id', 'username', 'nickname'])
    .$if(search !== '', (query) =>
      query.where((of) =>
        of.or([
          of.and([of('username', 'ilike', partPattern(search)), isNoNumber('username')]),
          of.and([of('nickname', 'ilike', partPattern(search)), isNoNumber('nickname')]),
        ]),
      ),
    )
    .orderBy('username_key')
    .limit(50)
    .execute();
  const { count } = await downlinesOf(sql, agent)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count: Number(count) };
}

/** The recipients of a letter, and their name on the wire. */
interface FoundRecipients {
  readonly recipient: LetterRecipient;
  /** Null for all downlines. */
  readonly toId: string | null;
  readonly memberIds: readonly string[];
}

/** The relation of a member of a type to the member above. */
export function placeBelow(type: AccountType): 'member_downline' | 'agent_downline' {
  return agentTypes.has(type) ? 'agent_downline' : 'member_downline';
}

/**
 * Finds the recipients of a letter. Refusals `not_found` for an account that is no direct downline, `function.not.available`
 * for a member without the upline or downlines.
 */
export async function findRecipients(
  sql: Sql,
  sender: Party,
  { to, account }: { readonly to: LetterTarget; readonly account: string | null },
): Promise<FoundRecipients> {
  if (to === 'upline') {
    const upline = await findUpline(sql, sender.id);
    if (!upline) throw new Refusal(200, 'function.not.available');
    return { recipient: 'upline', toId: upline.id, memberIds: [upline.id] };
  }
  const downlines = downlinesOf(sql, sender).select(['id', 'type']);
  if (to === 'all') {
    const all = await downlines.orderBy('id').execute();
    if (all.length === 0) throw new Refusal(200, 'function.not.available');
    return { recipient: 'all_downline', toId: null, memberIds: all.map(({ id }) => id) };
  }
  const named = account ?? '';
  const one = await (
    isUuid(named)
      ? downlines.where('id', '=', named)
      : downlines.where('username_key', '=', usernameKey(named))
  ).executeTakeFirst();
  if (!one) throw new Refusal(404, 'not_found');
  return { recipient: placeBelow(one.type), toId: one.id, memberIds: [one.id] };
}
