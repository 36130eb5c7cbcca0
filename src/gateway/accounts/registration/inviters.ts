import type { AccountType } from '#contract/model/member.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Sql } from '../../store/database.ts';

const agentTypes: readonly AccountType[] = [1, 2, 41, 42];

function findByCode(sql: Sql, code: string) {
  return sql
    .selectFrom('member')
    .select(['id', 'type'])
    .where('referral_code', '=', code.trim().toUpperCase())
    .executeTakeFirst();
}

/** The id of the agent with an invitation code; null for an empty code. Refusal `invitation_code_error`. */
export async function findAgent(sql: Sql, code: string): Promise<string | null> {
  if (code.trim() === '') return null;
  const member = await findByCode(sql, code);
  if (member && agentTypes.includes(member.type)) return member.id;
  throw new Refusal(200, 'invitation_code_error', { value: { field: 'affiliateCode' } });
}

/** The id of the member with a referral code; null for an empty code. Refusal `referral_code_error`. */
export async function findReferrer(sql: Sql, code: string): Promise<string | null> {
  if (code.trim() === '') return null;
  const member = await findByCode(sql, code);
  if (member) return member.id;
  throw new Refusal(200, 'referral_code_error', { value: { field: 'referralCode' } });
}
