import type { AccountType } from '#contract/model/member.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Sql } from '../../store/database.ts';

const agents: readonly AccountType[] = [1, 2, 41, 42];

function findByCode(sql: Sql, code: string) {
  return sql
    .selectFrom('member')
    .select(['id', 'type'])
    .where('referral_code', '=', code.trim().toUpperCase())
    .executeTakeFirst();
}

/** The agent whose invitation code this is; null without a code. Refusal `invitation_code_error`. */
export async function findAgent(sql: Sql, code: string): Promise<string | null> {
  if (code.trim() === '') return null;
  const member = await findByCode(sql, code);
  if (member && agents.includes(member.type)) return member.id;
  throw new Refusal(200, 'invitation_code_error', { value: { field: 'affiliateCode' } });
}

/** The member whose referral code this is; null without a code. Refusal `referral_code_error`. */
export async function findReferrer(sql: Sql, code: string): Promise<string | null> {
  if (code.trim() === '') return null;
  const member = await findByCode(sql, code);
  if (member) return member.id;
  throw new Refusal(200, 'referral_code_error', { value: { field: 'referralCode' } });
}
