import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { hashToken } from '../../hash-token.ts';
import { Refusal } from '../../http/refusal.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { recordAudit } from '../../audit/audit.ts';
import { notify } from '../../notify/notify.ts';
import type { Sql } from '../../store/database.ts';

const periodMs = 30_000;
/** Number of recovery codes that a member gets. */
const recoveryCodeCount = 10;
/** Letters and digits that do not look alike: 31 characters, ten of which have 49 random bits. */
const characters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

type CodeContext = Pick<RequestContext, 'transaction' | 'attempts' | 'now'>;

/** The account of an authenticator app. */
interface AppAccount {
  readonly memberId: string;
  /** Base32. */
  readonly secret: string;
}

const incorrect = (field: string) =>
  new Refusal(200, 'verification_code_incorrect', { value: { field } });

/** Checks the code of an authenticator app (RFC 6238), one period early or late. Each code works once. */
export async function checkAppCode(
  { attempts, now }: Pick<CodeContext, 'attempts' | 'now'>,
  { memberId, secret }: AppAccount,
  code: string,
  field = 'code',
): Promise<void> {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code.replace(/\s/g, ''), timestamp: now, window: 1 });
  if (delta === null) throw incorrect(field);
  const period = Math.floor(now / periodMs) + delta;
  const [uses = 0] = await attempts.count([`totp ${memberId} ${period}`], 5 * periodMs);
  if (uses > 1) throw incorrect(field);
}

/** A recovery code as it is compared: without case and separators. */
function normalizeRecoveryCode(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

const hashOf = (memberId: string, code: string) =>
  hashToken(`recovery ${memberId} ${normalizeRecoveryCode(code)}`);

/** Replaces the recovery codes of a member and returns the new ones: `ABCDE-FGHJK`. */
export async function makeRecoveryCodes(sql: Sql, memberId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => {
    const letters = Array.from({ length: 10 }, () =>
      characters.charAt(randomInt(characters.length)),
    ).join('');
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });
  await sql.deleteFrom('recovery_code').where('member_id', '=', memberId).execute();
  await sql
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ member_id: memberId, code_hash: hashOf(memberId, code) })))
    .execute();
  return codes;
}

/** Number of unused recovery codes. */
export async function countRecoveryCodes(sql: Sql, memberId: string): Promise<number> {
  const { left } = await sql
    .selectFrom('recovery_code')
    .select((of) => of.fn.countAll<number>().as('left'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(left);
}

async function takeRecoveryCode(
  { transaction, now }: CodeContext,
  memberId: string,
  code: string,
): Promise<void> {
  await transaction(async (sql) => {
    const used = await sql
      .deleteFrom('recovery_code')
      .where('member_id', '=', memberId)
      .where('code_hash', '=', hashOf(memberId, code))
      .returning('member_id')
      .execute();
    if (used.length === 0) throw incorrect('code');
    const left = await countRecoveryCodes(sql, memberId);
    const about = { memberId, actor: 'member', facts: { left } } as const;
    await recordAudit(sql, { ...about, kind: 'recoveryCodeUsed', at: now });
    const values = { left: String(left) };
    await notify(sql, { memberId, kind: 'recoveryCodeUsed', values }, now);
  });
}

/** Checks a code of the app, or a recovery code in its place. Each works once. Refusal `verification_code_incorrect`. */
export async function checkAuthenticatorCode(
  context: CodeContext,
  account: AppAccount,
  code: string,
): Promise<void> {
  const isRecovery = normalizeRecoveryCode(code).length === 10;
  if (isRecovery) await takeRecoveryCode(context, account.memberId, code);
  else await checkAppCode(context, account, code);
}
