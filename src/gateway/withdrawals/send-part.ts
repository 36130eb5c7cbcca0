import { uuidPattern } from '#protocol/uuid.ts';
import type { Database, Sql } from '../store/database.ts';
import type { Vault } from '../store/encryption/vault.ts';
import { payoutAccountsById } from '../payout-accounts/payout-accounts.ts';
import {
  type PaymentProvider,
  type PayoutOrder,
  ProviderError,
  type Providers,
} from '../providers/providers.ts';
import { findWithdrawal } from './move-withdrawal.ts';
import { recordLatePayout } from './late-payout.ts';
import { askAfterMs, endPart, type Part } from './pay-part.ts';
import { partKey } from './withdrawal-entries.ts';

/** The parts of the gateway that payments need. */
export interface PayoutNeeds extends Pick<Database, 'sql' | 'transaction'> {
  readonly vault: Vault;
  readonly providers: Providers;
  /** Time to confirm, in milliseconds. */
  readonly confirmMs: number;
}

async function orderOf({ sql, vault }: PayoutNeeds, part: Part): Promise<PayoutOrder> {
  const { withdrawal_id: id, n, amount } = part;
  const withdrawal = await findWithdrawal(sql, id);
  const accountId = withdrawal?.payout_account_id ?? '';
  const [account] = await payoutAccountsById({ sql, vault }, [accountId]);
  if (!account) throw new Error(`The account of withdrawal ${id} is gone`);
  const { bank_code: bankCode, number: accountNumber, holder } = account;
  return { key: partKey(id, n), amount, bankCode, accountNumber, holder };
}

type Outcome = { readonly state: 'paid' | 'failed'; readonly reference: string } | null;

/** Asks the provider to pay. Null while its answer is unclear or the payment is pending. */
async function askOutcome(provider: PaymentProvider, order: PayoutOrder): Promise<Outcome> {
  try {
    const status = await provider.payOut(order);
    if (status.state === 'unknown' || status.state === 'pending') return null;
    return { state: status.state, reference: status.reference };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return error.kind === 'refused' ? { state: 'failed', reference: error.message } : null;
  }
}

/**
 * Sends a part to its provider, and ends it when the provider has paid or refused. The key of the part makes it happen
 * once, so that a part may be sent again after a crash.
 */
export async function sendPart(needs: PayoutNeeds, part: Part, now: number): Promise<void> {
  const provider = needs.providers.get(part.provider);
  if (!provider) return;
  const outcome = await askOutcome(provider, await orderOf(needs, part));
  if (outcome === null) return;
  const { withdrawal_id: id, n } = part;
  const end = { id, n, ...outcome, confirmMs: needs.confirmMs, now };
  await needs.transaction((sql) => endPart(sql, end));
}

/** Takes the parts that are due, so that other gateways do not send them at once. */
function claimDueParts(sql: Sql, now: number): Promise<Part[]> {
  return sql
    .updateTable('withdrawal_part')
    .set({ ask_at: now + askAfterMs })
    .where('state', '=', 'sending')
    .where('ask_at', '<=', now)
    .returningAll()
    .execute();
}

/** Sends the parts again whose end is not known, for example after a crash. */
export async function sendDueParts(needs: PayoutNeeds, now: number): Promise<void> {
  for (const part of await claimDueParts(needs.sql, now)) await sendPart(needs, part, now);
}

/** The message of a provider about a payout. */
interface PayoutNotice {
  readonly key: string;
  readonly outcome: 'paid' | 'failed';
  readonly reference: string;
}

/** The key of a part, as `partKey` writes it. */
const payoutKey = new RegExp(`^withdrawal:(${uuidPattern}):payout:(\\d{1,6})$`);

/**
 * Ends the part that a provider's message is about. Returns a word for what was done: the outcome, `late` when the part had
 * failed before and waits for the operator now, and `nothing` when there is no part with this key, or it was paid before. Call
 * inside a transaction.
 */
export async function applyPayoutNotice(
  sql: Sql,
  { key, outcome: state, reference }: PayoutNotice,
  { confirmMs, now }: { readonly confirmMs: number; readonly now: number },
): Promise<'paid' | 'failed' | 'late' | 'nothing'> {
  const [, id = '', number = ''] = payoutKey.exec(key) ?? [];
  const n = Number(number);
  if (partKey(id, n) !== key) return 'nothing';
  if (await endPart(sql, { id, n, state, reference, confirmMs, now })) return state;
  const ended = await sql
    .selectFrom('withdrawal_part')
    .select(['state', 'told_paid_at'])
    .where('withdrawal_id', '=', id)
    .where('n', '=', n)
    .executeTakeFirst();
  if (!ended) return 'nothing';
  if (ended.state === state) return state;
  if (ended.told_paid_at !== null) return 'late';
  return (await recordLatePayout(sql, { id, n, reference, now })) ? 'late' : 'nothing';
}
