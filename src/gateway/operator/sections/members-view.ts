import { pursesOf } from '../../ledger/ledger.ts';
import type { Sql } from '../../store/database.ts';
import { usernameKey } from '../../username-key.ts';
import { shownName } from '../../mask-mobile.ts';
import type { ConsoleNeeds } from '../console-needs.ts';
import { BadRequest } from '../read-body.ts';
import type { Action, Block, Cell } from '../view.ts';
import { action, centavos, field, required, row, table, time } from '../view-parts.ts';
import { withReason } from '../view-parts.ts';
import { bonusTable } from './bonuses.ts';
import { closingActions } from './member/closing.ts';
import { harmTable, newestHarmTable } from './member/harm.ts';
import { historyTable } from './member/history.ts';
import { noteBlocks } from './member/notes.ts';
import { lookAtFacts } from './member/private-facts.ts';
import { suspensionParts } from './member/suspension.ts';
import type { PageReader } from './section.ts';
import {
  breakState,
  breakTable,
  identityActions,
  identityState,
  limitTable,
} from './member/protection.ts';

function actionsOf(username: string): Action[] {
  const to = (name: string) => `members/${encodeURIComponent(username)}/${name}`;
  const forMember = 'The member reads the reason.';
  return [
    action({
      label: 'Correct the balance',
      path: to('balance'),
      question: `Correct the balance of ${username}? A negative amount takes money away.`,
      fields: [
        required({ name: 'amount', label: 'Pesos', type: 'number' }),
        required({ name: 'reason', label: 'Reason, which the member reads' }),
      ],
      keyed: true,
      done: 'The balance is corrected.',
    }),
    withReason(forMember, {
      label: 'Block withdrawals',
      path: to('block-withdrawals'),
      done: 'Withdrawals are blocked.',
    }),
    action({
      label: 'Allow withdrawals',
      path: to('unblock-withdrawals'),
      done: 'Withdrawals are allowed.',
    }),
    action({
      label: 'Unlock the withdrawal password',
      path: to('unlock-withdrawal-password'),
      done: 'Unlocked.',
    }),
    action({
      label: 'Remove the authenticator',
      path: to('remove-authenticator'),
      done: 'Removed.',
    }),
  ];
}

/** The types of accounts in words, by their number. */
const typeNames: Readonly<Record<number, string>> = {
  0: 'player',
  1: 'agent',
  2: 'agent',
  4: 'trial',
  41: 'agent',
  42: 'agent',
};

type Query = Readonly<Record<string, string>>;

type Needs = Pick<ConsoleNeeds, 'database' | 'market' | 'settings'>;

/** The member with a name. Throws a BadRequest for nobody. */
async function findMember(sql: Sql, username: string) {
  const found = await sql
    .selectFrom('member')
    .select(['id', 'username', 'nickname', 'real_name', 'email', 'mobile', 'type'])
    .select(['registered_at', 'no_publicity_before'])
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst();
  if (found === undefined) throw new BadRequest(`There is nobody called ${username}`);
  const { real_name: realName, email, mobile, ...member } = found;
  return { ...member, facts: { realName, email: email ?? '', mobile: mobile ?? '' } };
}

/** A time that is still to come, else a word. */
function untilOrNone(at: number | null, now: number): Cell {
  return at === null || at <= now ? 'none' : time(at);
}

async function pageOf(needs: Needs, query: Query, reader: PageReader): Promise<Block[]> {
  const { sql } = needs.database;
  const now = needs.settings.clock.now();
  const found = await findMember(sql, query['username'] ?? '');
  const { facts: shown, block } = await lookAtFacts(needs, found, reader);
  const suspension = await suspensionParts(sql, found);
  const { cash, bonus, held } = await pursesOf(sql, found.id);
  const facts = [
    { label: 'Balance', cell: centavos(cash) },
    { label: 'In bonuses', cell: centavos(bonus) },
    { label: 'Held for withdrawals', cell: centavos(held) },
    { label: 'Nickname', cell: shownName(found.nickname) },
    { label: 'Real name', cell: shown.realName },
    { label: 'E-mail', cell: shown.email },
    { label: 'Mobile number', cell: shown.mobile },
    { label: 'Type', cell: typeNames[found.type] ?? String(found.type) },
    { label: 'Registered', cell: time(found.registered_at) },
    ...suspension.facts,
    { label: 'Break', cell: await breakState(sql, found.id, now) },
    { label: 'No advertising until', cell: untilOrNone(found.no_publicity_before, now) },
    { label: 'Identity', cell: await identityState(sql, found.id) },
  ];
  const actions = [
    ...actionsOf(found.username),
    ...suspension.actions,
    ...(await closingActions(sql, found, needs.market, now)),
    ...(await identityActions(sql, found.id)),
  ];
  return [
    { kind: 'facts', title: found.username, facts, actions, leftMs: null },
    block,
    ...(await noteBlocks(sql, found)),
    await harmTable(sql, found.id),
    await limitTable(sql, found.id, now),
    suspension.block,
    await breakTable(sql, found.id),
    await bonusTable(sql, found.username),
    await historyTable(sql, found, query['after']),
  ];
}

/** The page of the member who is asked for, with a field that asks for another one. */
export async function viewMember(needs: Needs, query: Query, reader: PageReader): Promise<Block[]> {
  const { sql } = needs.database;
  const username = query['username'] ?? '';
  const label = 'Username';
  const asked = field({ name: 'username', label, type: 'search', value: username });
  if (username !== '') return pageOf(needs, query, reader);
  const newest = await sql
    .selectFrom('member')
    .select(['username', 'registered_at'])
    .orderBy('registered_at', 'desc')
    .limit(50)
    .execute();
  const rows = newest.map((one) => {
    const query = { username: one.username };
    const link = { kind: 'link', text: one.username, section: 'members', query } as const;
    return row(one.username, [link, time(one.registered_at)]);
  });
  const columns = ['Member', 'Registered'];
  return [
    table({ title: 'Newest members', file: 'members', filters: [asked], columns, rows }),
    await newestHarmTable(sql),
  ];
}
