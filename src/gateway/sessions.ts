import { randomUUID } from 'node:crypto';
import type { AccountType } from '#contract/model/member.ts';
import type { Clock } from './clock.ts';
import { fingerprint } from './fingerprint.ts';
import type { Sql } from './store/database.ts';

/** Who a token stands for. */
export interface SignedIn {
  readonly id: string;
  readonly username: string;
  readonly type: AccountType;
  readonly firstTime: boolean;
  /** Names the session in the store. */
  readonly sessionHash: string;
}

export interface Sessions {
  /** A fresh token for a member. */
  begin(memberId: string): Promise<string>;
  find(token: string): Promise<SignedIn | null>;
  end(session: SignedIn): Promise<void>;
  /** Forgets what it has looked up. */
  forget(): void;
}

/** A session that is not used ends after a day. */
export const idleLimit = 24 * 3_600_000;
/** How long a lookup is believed: also how long another gateway on the same store may still believe a session that has ended. */
const lookupLimit = 10_000;
/** Noting each use would be a write for each call. */
const noteUseEvery = 5 * 60_000;
const mostLookups = 10_000;

interface Lookup {
  readonly session: SignedIn;
  readonly until: number;
}

/** Sessions by random tokens, of which only a fingerprint is kept. */
export function createSessions(sql: Sql, clock: Clock): Sessions {
  const lookups = new Map<string, Lookup>();

  async function noteUse(sessionHash: string, seenAt: number): Promise<void> {
    const now = clock.now();
    if (now - seenAt < noteUseEvery) return;
    await sql
      .updateTable('session')
      .set({ seen_at: now })
      .where('token_hash', '=', sessionHash)
      .execute();
  }

  async function read(sessionHash: string): Promise<SignedIn | null> {
    const row = await sql
      .selectFrom('session')
      .innerJoin('member', 'member.id', 'session.member_id')
      .select(['member.id', 'username', 'type', 'first_time_login', 'seen_at'])
      .where('token_hash', '=', sessionHash)
      .where('seen_at', '>', clock.now() - idleLimit)
      .executeTakeFirst();
    if (!row) return null;
    await noteUse(sessionHash, row.seen_at);
    const { id, username, type, first_time_login: firstTime } = row;
    return { id, username, type, firstTime, sessionHash };
  }

  return {
    async begin(memberId) {
      const token = randomUUID();
      const now = clock.now();
      const row = { token_hash: fingerprint(token), member_id: memberId };
      await sql
        .insertInto('session')
        .values({ ...row, created_at: now, seen_at: now })
        .execute();
      return token;
    },
    async find(token) {
      const sessionHash = fingerprint(token);
      const known = lookups.get(sessionHash);
      if (known && known.until > clock.now()) return known.session;
      lookups.delete(sessionHash);
      const session = await read(sessionHash);
      if (lookups.size >= mostLookups) lookups.clear();
      if (session) lookups.set(sessionHash, { session, until: clock.now() + lookupLimit });
      return session;
    },
    async end({ sessionHash }) {
      lookups.delete(sessionHash);
      await sql.deleteFrom('session').where('token_hash', '=', sessionHash).execute();
    },
    forget: () => lookups.clear(),
  };
}
