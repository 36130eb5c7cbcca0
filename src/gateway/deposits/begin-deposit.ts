import { v7 as uuid } from 'uuid';
import type { DepositChannelKind } from '#protocol/model/cashier/deposit-channel.ts';
import { type Centavos, toCentavos, toPesos } from '#protocol/model/money.ts';
import { Refusal } from '../http/refusal.ts';
import {
  checkDepositLimits,
  type ChoiceRules,
  type OperatorLimit,
  requireChoice,
} from '../limits/limits.ts';
import type { Sql } from '../store/database.ts';
import { canChoose } from '../bonuses/bonuses.ts';
import { lockMember, recordStep } from '../ledger/ledger.ts';
import { bankProvider, type Providers } from '../providers/providers.ts';
import { requireFree } from '../exclusions/exclusions.ts';
import { type IdentityRules, requireIdentity } from '../identity/identity.ts';
import { type Channel, findChannel, isOpen } from './deposit-channels.ts';
import type { DepositRow } from './move-deposit.ts';

/** Most deposits of a member that wait for their payment. */
const mostOpen = 5;

/** A provider that has sent nothing is asked about a deposit after this time, in milliseconds. */
export const askAfterMs = 60_000;

/** A deposit that a member asks for. */
export interface NewDeposit {
  readonly memberId: string;
  /** The client's key. */
  readonly key: string;
  readonly channel: string;
  readonly kinds: readonly DepositChannelKind[];
  /** Pesos. */
  readonly amount: number;
  readonly bonusId: string | null;
}

async function findByKey(sql: Sql, { memberId, key }: NewDeposit): Promise<DepositRow | null> {
  const row = await sql
    .selectFrom('deposit')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/** Refusal `key_reused` when the key of a deposit comes with other details. */
function checkSame(deposit: DepositRow, { channel, amount, bonusId }: NewDeposit): DepositRow {
  const isSame =
    deposit.channel === channel &&
    deposit.amount === toCentavos(amount) &&
    deposit.bonus_id === bonusId;
  if (!isSame) throw new Refusal(200, 'key_reused');
  return deposit;
}

function checkAmount({ least, most }: Channel, amount: Centavos): void {
  if (amount >= least && amount <= most) return;
  const value = { least: toPesos(least), most: toPesos(most) };
  throw new Refusal(200, 'amount_out_of_limits', { value });
}

/** Refusal `bonus_unavailable` for a bonus that the member cannot choose with this deposit. */
async function checkBonus(sql: Sql, wanted: NewDeposit, at: number): Promise<void> {
  const { bonusId, memberId, channel } = wanted;
  if (bonusId === null) return;
  const deposit = { memberId, channel, amount: toCentavos(wanted.amount), at };
  if (!(await canChoose(sql, bonusId, deposit))) throw new Refusal(200, 'bonus_unavailable');
}

/** The number of deposits that wait for their payment. Locks the member, so that two requests do not count at once. */
async function checkOpen(sql: Sql, memberId: string): Promise<void> {
  await lockMember(sql, memberId);
  const { count } = await sql
    .selectFrom('deposit')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('state', 'in', ['created', 'pending'])
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostOpen) throw new Refusal(200, 'too_many_deposits');
}

/** The row of a new deposit. A bank transfer needs no provider: it waits for its payment at once. */
function rowOf({ memberId, key, amount, bonusId }: NewDeposit, channel: Channel, now: number) {
  const id = uuid();
  const isTransfer = channel.provider === bankProvider;
  const reference = `P${id.replaceAll('-', '').slice(-10).toUpperCase()}`;
  const place = channel.account && { way: 'transfer', ...channel.account, reference };
  return {
    id,
    member_id: memberId,
    key,
    channel: channel.code,
    provider: channel.provider,
    amount: toCentavos(amount),
    fee_rate: channel.fee_rate,
    fee_fixed: channel.fee_fixed,
    state: isTransfer ? ('pending' as const) : ('created' as const),
    bonus_id: bonusId,
    place: isTransfer && place !== null ? JSON.stringify(place) : null,
    pictures: '[]',
    created_at: now,
    changed_at: now,
    expires_at: now + channel.life_seconds * 1000,
    ask_at: isTransfer ? null : now + askAfterMs,
  };
}

interface DepositRules {
  readonly providers: Providers;
  /** The limits of the operator, the choice of a limit, and the proof of the identity. */
  readonly market: {
    readonly maxima: readonly OperatorLimit[];
    readonly limitChoice: ChoiceRules;
    readonly identity: IdentityRules;
  };
  readonly now: number;
}

/**
 * Notes a new deposit, or finds the deposit of a known key. Call inside a transaction. Refusals `channel_closed`,
 * `amount_out_of_limits`, `bonus_unavailable`, `too_many_deposits`, `limit_choice_required`, `identity_needed`, `play_limit` and `key_reused`, and `login.not.session` for an excluded or suspended member.
 */
export async function recordDeposit(
  sql: Sql,
  wanted: NewDeposit,
  { providers, market, now }: DepositRules,
): Promise<DepositRow> {
  const known = await findByKey(sql, wanted);
  if (known) return checkSame(known, wanted);
  const channel = await findChannel(sql, wanted.channel, wanted.kinds);
  if (!channel || !isOpen(channel, providers, now)) throw new Refusal(200, 'channel_closed');
  checkAmount(channel, toCentavos(wanted.amount));
  await checkBonus(sql, wanted, now);
  await checkOpen(sql, wanted.memberId);
  const { memberId } = wanted;
  await requireFree(sql, memberId, now);
  await requireChoice(sql, memberId, market.limitChoice);
  const money = { memberId, deposit: toCentavos(wanted.amount) };
  await requireIdentity(sql, money, market.identity);
  const checked = { memberId, amount: toCentavos(wanted.amount), maxima: market.maxima };
  await checkDepositLimits(sql, checked, now);
  const added = await sql
    .insertInto('deposit')
    .values(rowOf(wanted, channel, now))
    .onConflict((on) => on.columns(['member_id', 'key']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added) {
    const subject = { table: 'deposit', id: added.id } as const;
    const step = { subject, from: null, to: added.state, actor: 'member', at: now } as const;
    await recordStep(sql, { ...step, amount: added.amount });
    return added;
  }
  const first = await findByKey(sql, wanted);
  if (!first) throw new Refusal(500, 'system_busy');
  return checkSame(first, wanted);
}
