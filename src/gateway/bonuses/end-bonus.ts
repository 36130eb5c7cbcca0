import type { Centavos } from '#protocol/model/money.ts';
import type { BonusEnd } from '#protocol/vocabulary/bonus-state.ts';
import { type NotificationKind, notify } from '../notify/notify.ts';
import type { Sql } from '../store/database.ts';
import { anyLane, type EntryOf, pesoText, post, type Posting } from '../ledger/ledger.ts';
import type { Actor } from '../store/tables/money/money-tables.ts';
import { type Bonus, bonusAccount, countBonuses, purseOf } from './bonus-purse.ts';
import { moveBonus } from './move-bonus.ts';

/** The end of a bonus. */
export interface Ending {
  readonly reason: BonusEnd;
  readonly actor: Actor;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The message about each reason. Null: the member has ended the bonus, or has seen its last bet. */
const messages: Readonly<Record<BonusEnd, NotificationKind | null>> = {
  turnedOver: 'bonusReleased',
  timeOver: 'bonusExpired',
  depositReversed: 'bonusTaken',
  operator: 'bonusTaken',
  playedOut: null,
  givenUp: null,
  withdrawal: null,
};

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
