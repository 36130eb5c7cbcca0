import { v7 as uuid } from 'uuid';
import { type Centavos, toPesos } from '#protocol/model/money.ts';
import { recordEvent } from '../events/events.ts';
import { requireFree } from '../exclusions/exclusions.ts';
import { Refusal } from '../http/refusal.ts';
import { type IdentityRules, requireIdentity } from '../identity/identity.ts';
import type { Sql } from '../store/database.ts';
import type { Settings } from '../system/system.ts';
import { checkBonuses, forfeitBonuses } from '../bonuses/bonuses.ts';
import { lockMember, recordStep } from '../ledger/ledger.ts';
import { checkFreeMoney } from '../offers/offers.ts';
import { dayUsage } from './day-usage.ts';
import type { Withdrawal } from './move-withdrawal.ts';
import { isBlocked } from './withdrawal-blocks.ts';
import { holdMoney } from './withdrawal-entries.ts';
import { isOpen, opensAt } from './withdrawal-rules.ts';

/** A withdrawal to ask for. */
export interface NewWithdrawal {
  readonly memberId: string;
  /** UUID of the client. */
  readonly key: string;
  readonly accountId: string;
  readonly amount: Centavos;
  readonly charge: Centavos;
  /** Ids of the active bonuses that the member agrees to lose. */
  readonly givesUp?: readonly string[] | undefined;
}

/**
 * The withdrawal of a key that is known. Null for a new key. Refusal `key_reused` when it has another amount or account.
 */
export async function findByKey(
  sql: Sql,
  { memberId, key, accountId, amount }: Omit<NewWithdrawal, 'charge' | 'givesUp'>,
): Promise<Withdrawal | null> {
  const known = await sql
    .selectFrom('withdrawal')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!known) return null;
  if (known.amount !== amount || known.payout_account_id !== accountId) {
    throw new Refusal(200, 'key_reused');
  }
  return known;
}

/** Refuses an amount that the limits of one withdrawal do not allow. It has to be more than its charge. */
function checkAmount(settings: Settings, { amount, charge }: NewWithdrawal): void {
  const { least, most } = settings.withdrawalLimits;
  if (amount >= least && amount <= most && amount > charge) return;
  const value = { least: toPesos(Math.max(least, charge + 1)), most: toPesos(most) };
  throw new Refusal(200, 'amount_out_of_limits', { value });
}

/** The rules that a withdrawal is checked by: of the operator, and of the market. */
export interface WithdrawalRules {
  readonly settings: Settings;
  readonly market: { readonly identity: IdentityRules };
}

/** Refuses a withdrawal that the settings, the proof of the identity, the limits of the day, unfinished bonuses, unplayed rewards or the balance do not allow. */
export async function checkWithdrawal(
  sql: Sql,
  wanted: NewWithdrawal,
  { settings, market }: WithdrawalRules,
  now: number,
): Promise<void> {
  const { memberId, amount } = wanted;
  if (!settings.withdrawalsAllowed) throw new Refusal(200, 'withdrawals_stopped');
  if (await isBlocked(sql, memberId, now)) throw new Refusal(200, 'withdrawals_blocked');
  await requireIdentity(sql, { memberId, deposit: null }, market.identity);
  if (!isOpen(settings, now)) {
    throw new Refusal(200, 'withdrawals_closed', { value: { opensAt: opensAt(settings, now) } });
  }
  checkAmount(settings, wanted);
  await checkBonuses(sql, memberId, wanted.givesUp);
  const { timesLeft, sumLeft } = await dayUsage(sql, memberId, settings, now);
  if (timesLeft === 0) throw new Refusal(200, 'withdrawal_times_used');
  if (amount > sumLeft) {
    throw new Refusal(200, 'withdrawal_sum_used', { value: { left: toPesos(sumLeft) } });
  }
  await checkFreeMoney(sql, memberId, amount);
}

/**
 * Adds a withdrawal, ends the active bonuses of the member, and holds its money. A known key moves nothing and returns the first withdrawal. Call inside a
 * transaction. Refusals as of `checkWithdrawal` and `requireFree`, and `key_reused`.
 */
export async function requestWithdrawal(
  sql: Sql,
  wanted: NewWithdrawal,
  rules: WithdrawalRules,
  now: number,
): Promise<Withdrawal> {
  const { memberId, key, accountId, amount, charge } = wanted;
  await lockMember(sql, memberId);
  const known = await findByKey(sql, wanted);
  if (known) return known;
  await requireFree(sql, memberId, now);
  await checkWithdrawal(sql, wanted, rules, now);
  const added = await sql
    .insertInto('withdrawal')
    .values({
      id: uuid(),
      member_id: memberId,
      key,
      payout_account_id: accountId,
      amount,
      charge,
      state: 'requested',
      created_at: now,
      changed_at: now,
      dispute_pictures: '[]',
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await forfeitBonuses(sql, { memberId, givesUp: wanted.givesUp ?? [] }, now);
  await holdMoney(sql, added);
  const subject = { table: 'withdrawal', id: added.id } as const;
  await recordStep(sql, { subject, from: null, to: 'requested', actor: 'member', at: now, amount });
  const values = { amount: -amount, quiet: true };
  const event = { memberId, kind: 'balanceChanged', cause: subject, values } as const;
  await recordEvent(sql, event, now);
  return added;
}
