import type { RequestOf } from '#protocol/call.ts';
import type { createDownline } from '#protocol/calls/agents/downlines.ts';
import type { FieldRule } from '#protocol/model/rule.ts';
import { checkByRule, type Passwords } from '../../accounts/accounts.ts';
import { addMember } from '../../members/members.ts';
import { usernameKey } from '../../username-key.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Database, Sql } from '../../store/database.ts';
import { isUniqueViolation } from '../../store/sql-state.ts';
import { rulesToCheck, type Settings } from '../../system/system.ts';
import { recordAgentStep } from '../audit/agent-steps.ts';
import { checkBounds, lockMembers, ownRebate } from './rebates.ts';

type Wanted = RequestOf<typeof createDownline>;

/** Checks a value by the merchant's rule for the field of the registration. Refusals `field_required`, `field_refused`. */
export function checkRegistrationRule(
  settings: Settings,
  field: 'username' | 'password',
  typed: string,
): void {
  const rule: FieldRule | undefined = new Map(Object.entries(rulesToCheck(settings))).get(field);
  if (rule) checkByRule(field, { ...rule, enabled: true, required: true }, typed);
}

function memberOf({ username, type, rebate }: Wanted, agentId: string, passwordHash: string) {
  return {
    username,
    nickname: username,
    passwordHash,
    type,
    mobile: null,
    email: null,
    realName: '',
    level: '',
    club: null,
    uplineId: agentId,
    rebateRate: rebate,
    firstTimeLogin: true,
    passwordExpired: false,
    defaultPassword: false,
    alwaysSecondStep: false,
    balanceCentavos: 0,
    referralCode: null,
    referrerId: null,
    selfExcluded: false,
    profile: {},
  };
}

async function isTaken(sql: Sql, username: string): Promise<boolean> {
  const named = sql.selectFrom('member').select('id');
  const row = named.where('username_key', '=', usernameKey(username)).executeTakeFirst();
  return (await row) !== undefined;
}

interface DownlineNeeds extends Pick<Database, 'sql' | 'transaction'> {
  readonly settings: Settings;
  readonly passwords: Passwords;
}

/**
 * Adds an account below an agent and returns its id. Its holder changes the password at the first sign-in. Refusals
 * `field_required`, `field_refused`, `username_taken`, `rebate_out_of_bounds`.
 */
export async function addDownline(
  { sql, transaction, settings, passwords }: DownlineNeeds,
  agentId: string,
  wanted: Wanted,
  now: number,
): Promise<string> {
  checkRegistrationRule(settings, 'username', wanted.username);
  checkRegistrationRule(settings, 'password', wanted.password);
  const taken = () => new Refusal(200, 'username_taken', { value: { field: 'username' } });
  if (await isTaken(sql, wanted.username)) throw taken();
  const passwordHash = await passwords.hash(wanted.password.trim());
  try {
    return await transaction(async (within) => {
      await lockMembers(within, [agentId]);
      checkBounds(wanted.rebate, 0, await ownRebate(within, agentId, settings));
      const member = { ...memberOf(wanted, agentId, passwordHash), registeredAt: now };
      const id = await addMember(within, member, now);
      const step = {
        agentId,
        memberId: id,
        action: 'created',
        to: wanted.rebate,
        at: now,
      } as const;
      await recordAgentStep(within, step);
      return id;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw taken();
    throw error;
  }
}
