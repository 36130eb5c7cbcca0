import { randomInt } from 'node:crypto';
import { sql as raw } from 'kysely';
import type { Clock } from '../../clock.ts';
import { hashToken } from '../../hash-token.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Sql } from '../../store/database.ts';

/** How long a code is good. */
export const codeMinutes = 5;
const tries = 5;

/** What a code is good for. `account`: signing in and choosing a new password, without being signed in. */
export type CodePurpose = 'account' | 'register' | 'secondStep';

/** To whom a code was given, and for what. */
export interface CodeOwner {
  readonly purpose: CodePurpose;
  /** A mobile number in digits; for a second step, the member's id and the way. */
  readonly recipient: string;
}

export interface OneTimeCodes {
  /** A fresh code of six digits. The one before is not good any more. */
  make(owner: CodeOwner): Promise<string>;
  /** Refusals `verification_code_incorrect`, and `verification_code_expired` when it is over, tried too often, or none was made. */
  use(owner: CodeOwner, code: string): Promise<void>;
}

const hashOf = ({ purpose, recipient }: CodeOwner, code: string) =>
  hashToken(`${purpose} ${recipient} ${code}`);

const refusal = (code: 'verification_code_incorrect' | 'verification_code_expired') =>
  new Refusal(200, code, { value: { field: 'verificationCode' } });

/** Codes of six digits, of which only a hashToken is kept: good once, for a while, for a few tries. */
export function createOneTimeCodes(sql: Sql, clock: Clock): OneTimeCodes {
  return {
    async make(owner) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const row = {
        code_hash: hashOf(owner, code),
        tries_left: tries,
        expires_at: clock.now() + codeMinutes * 60_000,
      };
      await sql
        .insertInto('one_time_code')
        .values({ ...owner, ...row })
        .onConflict((on) => on.columns(['purpose', 'recipient']).doUpdateSet(row))
        .execute();
      return code;
    },
    async use(owner, code) {
      const { purpose, recipient } = owner;
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
      if (kept.code_hash !== hashOf(owner, code)) throw refusal('verification_code_incorrect');
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
