import { sql as raw } from 'kysely';
import { toPesos } from '#protocol/model/money.ts';
import { endOfShortNumber, shortNumber } from '#protocol/model/cashier/short-number.ts';
import { isUuid } from '#protocol/uuid.ts';
import { isNoNumber, shownName } from '../../../mask-mobile.ts';
import type { Sql } from '../../../store/database.ts';

/** Rows of each kind that a search shows. */
const most = 20;

/** Something that a search has found. Amounts in pesos, times in epoch milliseconds. */
interface Found {
  readonly kind: 'bet' | 'deposit' | 'withdrawal' | 'transfer';
  readonly id: string;
  readonly number: string;
  readonly username: string;
  readonly amount: number;
  readonly state: string;
  readonly at: number;
  /** A game, a channel, the references of payments, or the other side of a transfer. */
  readonly note: string;
  /** The shared rounds, fights, matches and draws that an open bet depends on. */
  readonly events: readonly string[];
}

interface FoundMember {
  readonly username: string;
  readonly nickname: string;
  readonly type: number;
  readonly registeredAt: number;
  readonly suspended: boolean;
}

/** The values that a search looks for in each list. */
interface Wanted {
  readonly text: string;
  /** A whole id. */
  readonly id: string | null;
  /** The end of an id. */
  readonly end: string | null;
  readonly memberIds: readonly string[];
}

/** A condition for a mobile number, with its dial code or without it. */
const isWholeNumber = (digits: string) =>
  raw<boolean>`(mobile = ${digits} or mobile in (select dial_code || ${digits}::text from country))`;

/** Members by the whole name, mobile number or e-mail address, and by the beginning of the name. A part of a number finds nobody: it would reveal a masked number digit by digit. */
async function findMembers(sql: Sql, text: string) {
  const key = text.toLowerCase();
  const digits = text.replaceAll(/\D/g, '').replace(/^0/, '');
  const begins = `${key.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql
    .selectFrom('member')
    .select(['id', 'username', 'nickname', 'type', 'registered_at', 'suspended_at'])
    .where((of) =>
      of.or([
        of('username_key', '=', key),
        of.and([of('username_key', 'like', begins), isNoNumber('username_key')]),
        of(of.fn('lower', ['email']), '=', key),
        ...(digits.length >= 7 ? [isWholeNumber(digits)] : []),
        ...(isUuid(key) ? [of('id', '=', key)] : []),
      ]),
    )
    .orderBy('username_key')
    .limit(most)
    .execute();
}

/** Deposits, withdrawals, transfers and bets, newest first, each list with at most `most` rows. */
function selectRecords({ text, id, end, memberIds }: Wanted) {
  const byId = (column: string) => raw`${raw.ref(column)} = ${id}::uuid`;
  const byEnd = (column: string) => raw`right(${raw.ref(column)}::text, 8) = ${end}::text`;
  const byMember = (column: string) => raw`${raw.ref(column)} = any (${memberIds}::uuid[])`;
  return raw<Omit<Found, 'number' | 'amount'> & { centavos: number }>`
    (select 'deposit' as kind, deposit.id::text, coalesce(username, '') as username, amount as centavos, state,
      deposit.created_at as at, concat_ws(' ', channel, reference, bank_reference) as note,
      array[]::text[] as events
    from deposit left join member on member.id = deposit.member_id
    where ${byId('deposit.id')} or ${byEnd('deposit.id')} or ${byMember('deposit.member_id')}
      or reference = ${text} or bank_reference = ${text}
    order by deposit.created_at desc limit ${most})
    union all
    (select 'withdrawal', withdrawal.id::text, username, amount, withdrawal.state, withdrawal.created_at,
      coalesce((select string_agg(reference, ' ') from withdrawal_part where withdrawal_id = withdrawal.id), ''),
      array[]::text[]
    from withdrawal join member on member.id = withdrawal.member_id
    where ${byId('withdrawal.id')} or ${byEnd('withdrawal.id')} or ${byMember('withdrawal.member_id')}
      or withdrawal.id in (select withdrawal_id from withdrawal_part where reference = ${text})
    order by withdrawal.created_at desc limit ${most})
    union all
    (select 'transfer', transfer.id::text, sender.username, amount, state, transfer.created_at, receiver.username,
      array[]::text[]
    from upline_transfer as transfer
      join member as sender on sender.id = from_id join member as receiver on receiver.id = to_id
    where ${byId('transfer.id')} or ${byEnd('transfer.id')} or ${byMember('from_id')} or ${byMember('to_id')}
    order by transfer.created_at desc limit ${most})
    union all
    (select 'bet', round.id::text, username, stake,
      (array['open', 'won', 'lost', 'tied', 'cancelled'])[round.status + 1], round.created_at, coalesce(game.name, ''),
      array(select part ->> 'event' from jsonb_array_elements(coalesce(round.events, '[]')) as part)
    from round join member on member.id = round.member_id left join game on game.node_id = round.node_id
    where ${byId('round.id')} or (${byMember('round.member_id')} and round.status = 0)
    order by round.created_at desc limit ${most})
  `;
}

/**
 * Finds members by name, number or address, and what a text names: a bet, deposit, withdrawal or transfer by its id, the last
 * three by their short number and the references of their payments too. For a member, the newest of each and the open bets.
 */
export async function findRecords(sql: Sql, text: string) {
  const found = await findMembers(sql, text);
  const [only, ...others] = found;
  const small = text.toLowerCase();
  const wanted = {
    text,
    id: isUuid(small) ? small : null,
    end: endOfShortNumber(text),
    memberIds: only !== undefined && others.length === 0 ? [only.id] : [],
  };
  const { rows } = await selectRecords(wanted).execute(sql);
  const members = found.map((member): FoundMember => ({
    username: member.username,
    nickname: shownName(member.nickname),
    type: member.type,
    registeredAt: member.registered_at,
    suspended: member.suspended_at !== null,
  }));
  const records = rows.map(({ centavos, ...row }): Found => ({
    ...row,
    number: shortNumber(row.id),
    amount: toPesos(centavos),
    at: Number(row.at),
  }));
  return { members, records };
}
