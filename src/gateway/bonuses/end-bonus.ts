import type { Centavos } from '#protocol/model/money.ts';
import type { BonusEnd } from '#protocol/vocabulary/bonus-state.ts';
import { type NotificationKind, notify } from '../notify/notify.ts';
import type { Database, Sql } from '../store/database.ts';
import { anyLane, type EntryOf, pesoText, post, type Posting } from '../ledger/ledger.ts';
import type { Actor } from '../store/tables/money/money-tables.ts';
import { Refusal } from '../http/refusal.ts';
import {
  activeBonuses,
  type Bonus,
  bonusAccount,
  countBonuses,
  lockBonuses,
  purseOf,
} from './bonus-purse.ts';
import { moveBonus } from './move-bonus.ts';

/** The end of a bonus. */
export interface Ending {
  readonly reason: BonusEnd;
  readonly actor: Actor;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The message about each reason. Null: the member has ended the bonus, or has seen its last bet. */
const messages = {
  turnedOver: 'bonusReleased',
  timeOver: 'bonusExpired',
  depositReversed: 'bonusTaken',
  operator: 'bonusTaken',
  playedOut: null,
  givenUp: null,
  withdrawal: null,
} as const satisfies Readonly<Record<BonusEnd, NotificationKind | null>>;

/** Notifies the member of the end of a bonus. One that was never accepted ends in silence. */
async function notifyMember(sql: Sql, ended: Bonus, { reason, at }: Ending): Promise<void> {
  const kind = messages[reason];
  if (kind === null || ended.granted_at === null) return;
  const { member_id: memberId, released, forfeited } = ended;
  const values = { amount: pesoText(reason === 'turnedOver' ? released : forfeited) };
  await notify(sql, { memberId, kind, values }, at);
}

/** The state that a bonus has after each reason. */
function stateAfter(reason: BonusEnd) {
  if (reason === 'turnedOver') return 'released';
  return reason === 'timeOver' ? 'expired' : 'forfeited';
}

function entryOf<Kind extends 'bonusRelease' | 'bonusForfeit'>(
  bonus: Bonus,
  kind: Kind,
  { actor, at, postings }: { actor: Actor; at: number; postings: readonly Posting[] },
): EntryOf<'bonusRelease' | 'bonusForfeit'> {
  const { id, titles } = bonus;
  const cause = { table: 'bonus', id } as const;
  const key = `bonus:${id}:${kind === 'bonusRelease' ? 'release' : 'forfeit'}`;
  return { key, kind, at, postings, cause, actor, orderNo: id, remark: titles.EN };
}

/** Moves the money of the purse: the released part becomes cash, the rest goes back to the promotions. */
async function emptyPurse(
  sql: Sql,
  bonus: Bonus,
  { released, forfeited }: { released: Centavos; forfeited: Centavos },
  { actor, at }: Ending,
): Promise<void> {
  const purse = bonusAccount(bonus);
  const move = (account: string, amount: Centavos) => ({
    actor,
    at,
    postings: [
      { account: purse, amount: -amount },
      { account, amount },
    ],
  });
  if (released > 0) {
    await post(sql, entryOf(bonus, 'bonusRelease', move(bonus.member_id, released)));
  }
  if (forfeited > 0) {
    await post(sql, entryOf(bonus, 'bonusForfeit', move(anyLane('promotions'), forfeited)));
  }
}

/**
 * Ends an offered or active bonus: `turnedOver` releases its money up to the maximum of its terms, each other reason
 * forfeits it. Open bets that are staked from it pay their part to the promotions later. Call inside a transaction that
 * holds the lock of the main wallet. Returns the bonus, or null when it had ended before.
 */
export async function endBonus(sql: Sql, bonus: Bonus, ending: Ending): Promise<Bonus | null> {
  const { reason, actor, at } = ending;
  const purse = await purseOf(sql, bonus);
  const most = bonus.terms.mostReleased ?? purse;
  const released = reason === 'turnedOver' ? Math.min(purse, most) : 0;
  const parts = { released, forfeited: purse - released };
  const set = { ...parts, reason, ended_at: at };
  const to = stateAfter(reason);
  const ended = await moveBonus(sql, bonus, { to, actor, at, reason, amount: released, set });
  if (!ended) return null;
  if (bonus.state === 'active') await countBonuses(sql, bonus.member_id, -1);
  await emptyPurse(sql, bonus, parts, ending);
  await notifyMember(sql, ended, ending);
  return ended;
}

const batch = 100;

function dueBonuses(sql: Sql, now: number) {
  return sql
    .selectFrom('bonus')
    .select(['id', 'member_id'])
    .where('state', 'in', ['offered', 'active'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(batch)
    .execute();
}

async function expire(sql: Sql, due: { id: string; member_id: string }, now: number) {
  await lockBonuses(sql, due.member_id);
  const bonus = await sql
    .selectFrom('bonus')
    .selectAll()
    .where('id', '=', due.id)
    .where('state', 'in', ['offered', 'active'])
    .executeTakeFirst();
  if (bonus) await endBonus(sql, bonus, { reason: 'timeOver', actor: 'job', at: now });
}

/** Ends the bonuses whose time is over, at most 100 of them, each in a transaction of its own. */
export async function expireBonuses(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  now: number,
): Promise<void> {
  for (const due of await dueBonuses(sql, now)) {
    await transaction((within) => expire(within, due, now));
  }
}

/**
 * Refuses what would lose an active bonus that the member has not agreed to lose: `bonus_unfinished` (value: `{ bonuses }`,
 * their ids). `givesUp` has the ids that the member agrees to.
 */
export async function checkBonuses(
  sql: Sql,
  memberId: string,
  givesUp: readonly string[] = [],
): Promise<void> {
  const active = await activeBonuses(sql, memberId);
  const kept = active.map(({ id }) => id).filter((id) => !givesUp.includes(id));
  if (kept.length > 0) throw new Refusal(200, 'bonus_unfinished', { value: { bonuses: kept } });
}

/**
 * Ends the active bonuses that a member who withdraws agrees to lose: their money is forfeited. One that was granted since the
 * check stays. Call inside a transaction.
 */
export async function forfeitBonuses(
  sql: Sql,
  { memberId, givesUp }: { readonly memberId: string; readonly givesUp: readonly string[] },
  at: number,
): Promise<void> {
  await lockBonuses(sql, memberId);
  for (const bonus of await activeBonuses(sql, memberId)) {
    if (!givesUp.includes(bonus.id)) continue;
    await endBonus(sql, bonus, { reason: 'withdrawal', actor: 'member', at });
  }
}
