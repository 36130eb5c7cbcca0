import {
  ensureReferralCode,
  liftSuspension,
  type Sessions,
  suspendMember,
} from '../../accounts/accounts.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Sql } from '../../store/database.ts';
import type { Settings } from '../../system/system.ts';
import { recordAgentStep } from '../audit/agent-steps.ts';
import { recordRateStep } from '../rebates/rate-steps.ts';
import { findOwnDownline } from './find-downline.ts';
import { checkBounds, highestBelow, lockMembers, ownRebate } from './rebates.ts';

/** A change by an agent of a direct downline. Call each function below inside a transaction. */
export interface Change {
  readonly agentId: string;
  readonly memberId: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Locks agent and downline, and returns the downline. Refusals of `findOwnDownline`. */
async function open(sql: Sql, { agentId, memberId }: Change) {
  await findOwnDownline(sql, agentId, memberId);
  await lockMembers(sql, [agentId, memberId]);
  return findOwnDownline(sql, agentId, memberId);
}

/** Sets the rebate, in hundredths of a percent. Bets count with it from the next day on. Refusal `rebate_out_of_bounds`. */
export async function setRebate(
  sql: Sql,
  change: Change,
  rebate: number,
  settings: Settings,
): Promise<void> {
  const { agentId, memberId, at } = change;
  const { rebate_rate: from } = await open(sql, change);
  const most = await ownRebate(sql, agentId, settings);
  checkBounds(rebate, await highestBelow(sql, memberId), most);
  if (rebate === from) return;
  await sql.updateTable('member').set({ rebate_rate: rebate }).where('id', '=', memberId).execute();
  await recordRateStep(sql, { memberId, from, to: rebate, at });
  await recordAgentStep(sql, { agentId, memberId, action: 'rebate', from, to: rebate, at });
}

/** Makes an agent of a player. An agent stays as it is. */
export async function promote(sql: Sql, change: Change): Promise<void> {
  const { agentId, memberId, at } = change;
  const { type, username } = await open(sql, change);
  if (type !== 0) return;
  await sql.updateTable('member').set({ type: 2 }).where('id', '=', memberId).execute();
  await ensureReferralCode(sql, { id: memberId, username });
  await recordAgentStep(sql, { agentId, memberId, action: 'promoted', at });
}

/**
 * Suspends the downline, whose sessions end, or lets it in again. Nothing changes when it was so already. Refusal
 * `account_suspended` for one whom the operator has suspended.
 */
export async function setSuspended(
  sql: Sql,
  change: Change,
  isSuspended: boolean,
  sessions: Pick<Sessions, 'endOthers'>,
): Promise<void> {
  const { agentId, memberId, at } = change;
  await open(sql, change);
  const changed = isSuspended
    ? await suspendMember(sql, memberId, { by: 'upline' }, { sessions, now: at })
    : (await liftSuspension(sql, memberId, { by: 'upline' }, at)) !== null;
  if (!changed) return;
  const action = isSuspended ? ('suspended' as const) : ('restored' as const);
  await recordAgentStep(sql, { agentId, memberId, action, at });
}

/** Returns whether a member has signed in before. Each sign-in leaves its network. */
async function hasSignedIn(sql: Sql, memberId: string): Promise<boolean> {
  const network = await sql
    .selectFrom('known_network')
    .select('network')
    .where('member_id', '=', memberId)
    .limit(1)
    .executeTakeFirst();
  return network !== undefined;
}

/**
 * Replaces the initial password. Refusal `changed_elsewhere` once the holder has signed in: then the account is in use, and
 * nobody but the holder changes the password. For a day nothing leaves the account (`withdrawal-blocks.ts`).
 */
export async function setInitialPassword(
  sql: Sql,
  change: Change,
  passwordHash: string,
): Promise<void> {
  const { agentId, memberId, at } = change;
  const downline = await open(sql, change);
  if (!downline.first_time_login || (await hasSignedIn(sql, memberId))) {
    throw new Refusal(200, 'changed_elsewhere');
  }
  await sql
    .updateTable('member')
    .set({ password_hash: passwordHash })
    .where('id', '=', memberId)
    .where('first_time_login', '=', true)
    .execute();
  await recordAgentStep(sql, { agentId, memberId, action: 'passwordReset', at });
}
