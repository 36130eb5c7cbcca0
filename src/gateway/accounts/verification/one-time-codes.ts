import { randomInt } from 'node:crypto';
import { sql as raw } from 'kysely';
import type { Clock } from '../../clock.ts';
import { hashToken } from '../../hash-token.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Sql } from '../../store/database.ts';

/** Lifetime of a code, in minutes. */
export const codeMinutes = 5;
const maxTries = 5;

/** Purpose of a code. `account`: sign-in, or a new password for a member who is not signed in. */
export type CodePurpose = 'account' | 'register' | 'secondStep';

/** Key of a code in the store. */
export interface CodeKey {
  readonly purpose: CodePurpose;
  /** A mobile number in digits; for a second step, the member's id and the channel. */
  readonly recipient: string;
}

export interface OneTimeCodes {
  /** Creates a code of six digits. The previous code of the key stops working. */
  make(key: CodeKey): Promise<string>;
  /** Checks a code and deletes it. Refusals `verification_code_incorrect`, and `verification_code_expired` for a code that does not exist, has expired or was tried five times. */
  use(key: CodeKey, code: string): Promise<void>;
}

const hashOf = ({ purpose, recipient }: CodeKey, code: string) =>
  hashToken(`${purpose} ${recipient} ${code}`);

const refusal = (code: 'verification_code_incorrect' | 'verification_code_expired') =>
  new Refusal(200, code, { value: { field: 'verificationCode' } });

/** One-time codes of six digits. The store has only their hashes. */
export function createOneTimeCodes(sql: Sql, clock: Clock): OneTimeCodes {
  return {
    async make(key) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const row = {
        code_hash: hashOf(key, code),
        tries_left: maxTries,
        expires_at: clock.now() + codeMinutes * 60_000,
      };
      await sql
        .insertInto('one_time_code')
        .values({ ...key, ...row })
        .onConflict((on) => on.columns(['purpose', 'recipient']).doUpdateSet(row))
        .execute();
      return code;
    },
    async use(key, code) {
      const { purpose, recipient } = key;
      const kept = await sql
        .updateTable('one_time_code')
        .set({ tries_left: raw<number>`tries_left - 1` })
        .where('purpose', '=', purpose)
        .where('recipient', '=', recipient)
        .where('tries_left', '>', 0)
        .where('expires_at', '>', clock.now())
        .returning('code_hash')
        .executeTakeFirst();
      if (!kept) throw refusal('verification_code_expired');
      if (kept.code_hash !== hashOf(key, code)) throw refusal('verification_code_incorrect');
      const used = await sql
        .deleteFrom('one_time_code')
        .where('purpose', '=', purpose)
        .where('recipient', '=', recipient)
        .where('code_hash', '=', kept.code_hash)
        .returning('purpose')
        .executeTakeFirst();
      if (!used) throw refusal('verification_code_expired');
    },
  };
}
