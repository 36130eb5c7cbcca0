import { randomInt } from 'node:crypto';
import { sql as raw } from 'kysely';
import type { Clock } from '../../clock.ts';
import { hashToken } from '../../hash-token.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Attempts } from '../attempts.ts';
import type { Requester } from '../requester.ts';
import type { Sql } from '../../store/database.ts';

/** Lifetime of a code, in minutes. */
export const codeMinutes = 5;
const maxTries = 5;

/**
 * Most wrong codes for one purpose and recipient in a day, whatever the networks and browsers: of all unknown devices
 * together, and of each known one. Above it no code is accepted; a password still is.
 */
const wrongCodesOfDay = { max: 20, windowMs: 24 * 3_600_000 };

/** Purpose of a code. `account`: sign-in, or a new password for a member who is not signed in. `member`: a change by a member who is. */
type CodePurpose = 'account' | 'register' | 'secondStep' | 'member';

/** Key of a code in the store, together with the browser that requested it. */
export interface CodeKey {
  readonly purpose: CodePurpose;
  /** A mobile number in digits; for a second step, the member's id and the channel. */
  readonly recipient: string;
}

/** The browser that enters a code: its device cookie, or its network without cookies. */
interface CodeBearer {
  readonly device: string | null;
  readonly network: string;
  /** The member of the recipient has signed in with the device before. False by default. */
  readonly isKnown?: boolean;
}

export interface OneTimeCodes {
  /** Creates a code of six digits for a browser. The browser's previous code for the key becomes invalid. */
  make(key: CodeKey, requester: Requester): Promise<string>;
  /**
   * Checks a code that the same browser has requested, and deletes it. Other browsers can neither use it nor use up its
   * tries. Refusals `verification_code_incorrect`, and `verification_code_expired` for a code that is too old, was tried
   * five times or does not exist. Refusal `TOO_MANY_REQUEST` after too many wrong codes for the recipient in a day.
   */
  use(key: CodeKey, code: string, bearer: CodeBearer): Promise<void>;
  /** Checks a code as `use` does and returns a function that deletes it: other checks can come between. */
  check(key: CodeKey, code: string, bearer: CodeBearer): Promise<() => Promise<void>>;
}

const hashOf = ({ purpose, recipient }: CodeKey, code: string) =>
  hashToken(`${purpose} ${recipient} ${code}`);

const refusal = (code: 'verification_code_incorrect' | 'verification_code_expired') =>
  new Refusal(200, code, { value: { field: 'verificationCode' } });

/** One-time codes. The store keeps their hashes. */
export function createOneTimeCodes(
  { sql, attempts }: { readonly sql: Sql; readonly attempts: Pick<Attempts, 'consume' | 'undo'> },
  clock: Clock,
): OneTimeCodes {
  /** Compares a code. It counts as wrong until it has proved to be right, so that many at once are counted too. */
  async function compare(key: CodeKey, bearer: CodeBearer, isRight: boolean): Promise<void> {
    const device = bearer.isKnown === true ? ` by ${bearer.device}` : '';
    const wrong = `wrong codes ${key.purpose} ${key.recipient}${device}`;
    await attempts.consume(wrong, wrongCodesOfDay);
    if (!isRight) throw refusal('verification_code_incorrect');
    await attempts.undo([wrong]);
  }

  async function check(
    key: CodeKey,
    code: string,
    bearer: CodeBearer,
  ): Promise<() => Promise<void>> {
    const { purpose, recipient } = key;
    const { device, network } = bearer;
    const own = {
      column: device === null ? 'network' : 'device',
      value: device ?? network,
    } as const;
    const kept = await sql
      .updateTable('one_time_code')
      .set({ tries_left: raw<number>`tries_left - 1` })
      .where('purpose', '=', purpose)
      .where('recipient', '=', recipient)
      .where(own.column, '=', own.value)
      .where('tries_left', '>', 0)
      .where('expires_at', '>', clock.now())
      .returning(['code_hash', 'expires_at'])
      .execute();
    const newest = kept.toSorted((one, other) => other.expires_at - one.expires_at)[0];
    if (!newest) throw refusal('verification_code_expired');
    await compare(key, bearer, newest.code_hash === hashOf(key, code));
    return async () => {
      const used = await sql
        .deleteFrom('one_time_code')
        .where('purpose', '=', purpose)
        .where('recipient', '=', recipient)
        .where(own.column, '=', own.value)
        .returning('code_hash')
        .execute();
      if (!used.some((row) => row.code_hash === newest.code_hash)) {
        throw refusal('verification_code_expired');
      }
    };
  }

  return {
    async make(key, { device, network }) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const row = {
        network,
        code_hash: hashOf(key, code),
        tries_left: maxTries,
        expires_at: clock.now() + codeMinutes * 60_000,
      };
      await sql
        .insertInto('one_time_code')
        .values({ ...key, device, ...row })
        .onConflict((on) => on.columns(['purpose', 'recipient', 'device']).doUpdateSet(row))
        .execute();
      return code;
    },
    check,
    use: async (key, code, bearer) => (await check(key, code, bearer))(),
  };
}
