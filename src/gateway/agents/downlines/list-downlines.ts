import { sql as raw } from 'kysely';
import type { RequestOf } from '#protocol/call.ts';
import type { getDownlines } from '#protocol/calls/agents/downlines.ts';
import { toPesos } from '#protocol/model/money.ts';
import { usernameKey } from '../../username-key.ts';
import { isNoNumber, shownName } from '../../mask-mobile.ts';
import type { Sql } from '../../store/database.ts';

type Wanted = RequestOf<typeof getDownlines>;

/** Selects members below a member of the team, with what their agents may see. */
function selectRows(sql: Sql, parentId: string) {
  return sql
    .selectFrom('member_ancestor as place')
    .innerJoin('member', 'member.id', 'place.member_id')
    .select(['member.id', 'username', 'nickname', 'type', 'place.depth'])
    .select(['rebate_rate', 'registered_at', 'suspended_at', 'first_time_login', 'upline_id'])
    .select((of) => [
      of
        .selectFrom('ledger_account')
        .select('balance')
        .where('ledger_account.id', '=', raw<string>`member.id::text`)
        .as('balance'),
      of
        .selectFrom('session')
        .select((seen) => seen.fn.max('seen_at').as('at'))
        .whereRef('session.member_id', '=', 'member.id')
        .as('used_at'),
      of
        .selectFrom('login_record')
        .select((seen) => seen.fn.max('at').as('at'))
        .whereRef('login_record.member_id', '=', 'member.id')
        .where('outcome', '=', 'success')
        .as('login_at'),
      of
        .selectFrom('member_ancestor as below')
        .select((rows) => rows.fn.countAll<number>().as('count'))
        .whereRef('below.ancestor_id', '=', 'member.id')
        .where('below.depth', '=', 1)
        .as('downlines'),
      of
        .selectFrom('suspension')
        .select('suspended_by')
        .whereRef('suspension.member_id', '=', 'member.id')
        .where('suspended_by', '=', 'operator')
        .where('lifted_at', 'is', null)
        .as('stopped_by'),
    ])
    .where('place.ancestor_id', '=', parentId);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

function stateOf({ suspended_at, first_time_login }: Row) {
  if (suspended_at !== null) return 'SUSPENDED' as const;
  return first_time_login ? ('NEW' as const) : ('ACTIVE' as const);
}

/** A member in wire shape. Contacts are left out, and masked where they are the account. */
function wireDownline(row: Row, agentId: string, levelsAbove: number) {
  const { username, nickname } = row;
  const account = shownName(username);
  const seen = Math.max(row.used_at ?? 0, row.login_at ?? 0);
  return {
    id: row.id,
    account,
    nickname: shownName(nickname),
    customerType: row.type,
    tier: row.depth + levelsAbove,
    status: stateOf(row),
    suspendedBy: row.suspended_at === null ? null : (row.stopped_by ?? 'upline'),
    rebateRate: row.rebate_rate,
    balance: toPesos(row.balance ?? 0),
    lastSeenDate: seen === 0 ? null : seen,
    regDate: row.registered_at,
    downlineCount: Number(row.downlines ?? 0),
    own: row.upline_id === agentId,
  };
}

/** A direct downline in wire shape. */
export async function describeDownline(sql: Sql, agentId: string, memberId: string) {
  const row = await selectRows(sql, agentId)
    .where('place.member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return wireDownline(row, agentId, 0);
}

/** The place in the list where a page begins, below a member of the team. A level of null means all. */
interface PagePlace {
  readonly parentId: string;
  readonly level: number | null;
  readonly after: string | undefined;
  readonly size: number;
}

/** Selects the ids of a page and of the member after it, newest first, from the index alone. */
function selectPage(sql: Sql, { parentId, level, after, size }: PagePlace) {
  return sql
    .selectFrom('member_ancestor')
    .select('member_id')
    .where('ancestor_id', '=', parentId)
    .$if(level !== null, (of) => of.where('depth', '=', level ?? 1))
    .$if(after !== undefined, (rest) => rest.where('member_id', '<', after ?? ''))
    .orderBy('member_id', 'desc')
    .limit(size + 1);
}

const escapes = /[\\%_]/g;

/** A page of the members below `parentId`, and the key of the next page. */
export async function listDownlines(
  sql: Sql,
  agentId: string,
  wanted: Wanted & { readonly parentId: string; readonly levelsAbove: number },
) {
  const { parentId, levelsAbove, search, state, depth, after, size } = wanted;
  const name = usernameKey(search);
  const prefix = `${name.replace(escapes, (sign) => `\\${sign}`)}%`;
  const level = depth ?? (name === '' ? 1 : null);
  // Without a filter, the page is cut before members are read: a plan could read all newer members first.
  const isWhole = name === '' && state === undefined;
  const rows = await selectRows(sql, parentId)
    .$if(isWhole, (of) =>
      of.where('place.member_id', 'in', selectPage(sql, { parentId, level, after, size })),
    )
    .$if(level !== null, (of) => of.where('place.depth', '=', level ?? 1))
    .$if(name !== '', (found) =>
      found
        .where('username_key', 'like', prefix)
        // A search must not reveal the digits of a number one after the other.
        .where((of) => of.or([isNoNumber('username'), of('username_key', '=', name)])),
    )
    .$if(state === 'SUSPENDED', (of) => of.where('suspended_at', 'is not', null))
    .$if(state === 'NEW' || state === 'ACTIVE', (of) =>
      of.where('suspended_at', 'is', null).where('first_time_login', '=', state === 'NEW'),
    )
    .$if(after !== undefined, (rest) => rest.where('place.member_id', '<', after ?? ''))
    .orderBy('place.member_id', 'desc')
    .limit(size + 1)
    .execute();
  return {
    list: rows.slice(0, size).map((row) => wireDownline(row, agentId, levelsAbove)),
    next: rows.length > size ? (rows[size - 1]?.id ?? null) : null,
  };
}
